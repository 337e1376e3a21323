// What Apple declares in Objective-C and refines for Swift: Swift sees it with two underscores, behind a form of its own. The
// audit knows no such names. Written by hand, after the pages of UICollectionViewCellRegistration,
// UICollectionViewSupplementaryRegistration and UICollectionView.
#pragma once
#include "UIKit.h"

#define REFINED_FOR_SWIFT __attribute__((swift_private))

typedef void (^UICollectionViewCellRegistrationConfigurationHandler)(UICollectionViewCell * _Nonnull cell, NSIndexPath * _Nonnull indexPath, id _Nonnull item) REFINED_FOR_SWIFT;

REFINED_FOR_SWIFT UI_ACTOR @interface UICollectionViewCellRegistration : NSObject
+ (instancetype _Nonnull)registrationWithCellClass:(Class _Nonnull)cellClass configurationHandler:(UICollectionViewCellRegistrationConfigurationHandler _Nonnull)configurationHandler;
+ (instancetype _Nonnull)registrationWithCellNib:(UINib * _Nonnull)cellNib configurationHandler:(UICollectionViewCellRegistrationConfigurationHandler _Nonnull)configurationHandler;
@property (readonly, nullable) Class cellClass;
@property (readonly, nullable) UINib * cellNib;
@property (readonly, nonnull) UICollectionViewCellRegistrationConfigurationHandler configurationHandler;
@end

typedef void (^UICollectionViewSupplementaryRegistrationConfigurationHandler)(UICollectionReusableView * _Nonnull supplementaryView, NSString * _Nonnull elementKind, NSIndexPath * _Nonnull indexPath) REFINED_FOR_SWIFT;

REFINED_FOR_SWIFT UI_ACTOR @interface UICollectionViewSupplementaryRegistration : NSObject
+ (instancetype _Nonnull)registrationWithSupplementaryClass:(Class _Nonnull)supplementaryClass elementKind:(NSString * _Nonnull)elementKind configurationHandler:(UICollectionViewSupplementaryRegistrationConfigurationHandler _Nonnull)configurationHandler;
+ (instancetype _Nonnull)registrationWithSupplementaryNib:(UINib * _Nonnull)supplementaryNib elementKind:(NSString * _Nonnull)elementKind configurationHandler:(UICollectionViewSupplementaryRegistrationConfigurationHandler _Nonnull)configurationHandler;
@property (readonly, nullable) Class supplementaryClass;
@property (readonly, nullable) UINib * supplementaryNib;
@property (readonly, nonnull) NSString * elementKind;
@property (readonly, nonnull) UICollectionViewSupplementaryRegistrationConfigurationHandler configurationHandler;
@end

@interface UICollectionView (UICollectionViewItemRegistration)
- (UICollectionViewCell * _Nonnull)dequeueConfiguredReusableCellWithRegistration:(UICollectionViewCellRegistration * _Nonnull)registration forIndexPath:(NSIndexPath * _Nonnull)indexPath item:(id _Nonnull)item REFINED_FOR_SWIFT;
- (UICollectionReusableView * _Nonnull)dequeueConfiguredReusableSupplementaryViewWithRegistration:(UICollectionViewSupplementaryRegistration * _Nonnull)registration forIndexPath:(NSIndexPath * _Nonnull)indexPath REFINED_FOR_SWIFT;
@end
