// What iOS 26 and 27 have added to the classes of UIKit that SizingKit subclasses, extends or configures, and the audit has not,
// since nothing here uses it: a member of the package must not have a name of these. Written by hand. Of iOS 26 it is what public
// bindings of Apple's headers have more for Xcode 26.4 than for 16.3, of 27.0 and 27.1 what Apple's pages were found to have. No new
// member of collection views, their layouts, cells and data sources, of lists or of tables was found.
#pragma once
#include "UIKit.h"

#define SINCE_26 __attribute__((availability(ios, introduced = 26.0))) __attribute__((availability(tvos, introduced = 26.0)))
#define SINCE_26_NOT_ON_TV __attribute__((availability(ios, introduced = 26.0))) __attribute__((availability(tvos, unavailable)))
#define SINCE_27 __attribute__((availability(ios, introduced = 27.0))) __attribute__((availability(tvos, introduced = 27.0)))
#define SINCE_27_1 __attribute__((availability(ios, introduced = 27.1))) __attribute__((availability(tvos, unavailable)))

// MARK: Scroll views

SINCE_26 UI_ACTOR SWIFT_NAME("UIScrollEdgeEffect.Style") @interface UIScrollEdgeEffectStyle : NSObject
@property (class, readonly, nonnull) UIScrollEdgeEffectStyle * automaticStyle SWIFT_NAME("automatic");
@property (class, readonly, nonnull) UIScrollEdgeEffectStyle * softStyle SWIFT_NAME("soft");
@property (class, readonly, nonnull) UIScrollEdgeEffectStyle * hardStyle SWIFT_NAME("hard");
@end

SINCE_26 UI_ACTOR @interface UIScrollEdgeEffect : NSObject
@property (strong, nonnull) UIScrollEdgeEffectStyle * style;
@property (getter=isHidden) BOOL hidden SWIFT_NAME("isHidden");
@end

@interface UIScrollView (UIScrollEdgeEffects)
@property (readonly, nonnull) UIScrollEdgeEffect * topEdgeEffect SINCE_26;
@property (readonly, nonnull) UIScrollEdgeEffect * leftEdgeEffect SINCE_26;
@property (readonly, nonnull) UIScrollEdgeEffect * bottomEdgeEffect SINCE_26;
@property (readonly, nonnull) UIScrollEdgeEffect * rightEdgeEffect SINCE_26;
@end

SINCE_26 UI_ACTOR @interface UIScrollEdgeElementContainerInteraction : NSObject
@property (weak, nullable) UIScrollView * scrollView;
@property UIRectEdge edge;
@end

// MARK: Views

// Swift has a structure in its place.
SINCE_26 SWIFT_NAME("UIView.LayoutRegion") @interface UIViewLayoutRegion : NSObject
+ (UIViewLayoutRegion * _Nonnull)safeAreaLayoutRegion SWIFT_NAME("safeArea()");
+ (UIViewLayoutRegion * _Nonnull)marginsLayoutRegion SWIFT_NAME("margins()");
+ (UIViewLayoutRegion * _Nonnull)readableContentLayoutRegion SWIFT_NAME("readableContent()");
+ (UIViewLayoutRegion * _Nonnull)layoutRegionForBarOnEdge:(UIRectEdge)edge extent:(CGFloat)extent SWIFT_NAME("bar(onEdge:extent:)") SINCE_27_1;
@end

@interface UIView (UIViewLayoutRegions)
- (UILayoutGuide * _Nonnull)layoutGuideForLayoutRegion:(UIViewLayoutRegion * _Nonnull)layoutRegion SWIFT_NAME("layoutGuide(for:)") SINCE_26;
- (UIEdgeInsets)edgeInsetsForLayoutRegion:(UIViewLayoutRegion * _Nonnull)layoutRegion SWIFT_NAME("edgeInsets(for:)") SINCE_26;
- (NSDirectionalEdgeInsets)directionalEdgeInsetsForLayoutRegion:(UIViewLayoutRegion * _Nonnull)layoutRegion SWIFT_NAME("directionalEdgeInsets(for:)") SINCE_26;
@end

// Swift has structures in the place of these two.
SINCE_26 @interface UICornerRadius : NSObject
+ (UICornerRadius * _Nonnull)fixedRadius:(CGFloat)radius SWIFT_NAME("fixed(_:)");
+ (UICornerRadius * _Nonnull)containerConcentricRadius SWIFT_NAME("containerConcentric()");
@end

SINCE_26 @interface UICornerConfiguration : NSObject
+ (UICornerConfiguration * _Nonnull)capsuleConfiguration SWIFT_NAME("capsule()");
+ (UICornerConfiguration * _Nonnull)configurationWithRadius:(UICornerRadius * _Nonnull)radius SWIFT_NAME("corners(radius:)");
+ (UICornerConfiguration * _Nonnull)configurationWithUniformRadius:(UICornerRadius * _Nonnull)radius SWIFT_NAME("uniformCorners(radius:)");
@end

@interface UIView (UICornerConfiguration)
@property (copy, nonnull) UICornerConfiguration * cornerConfiguration SINCE_26;
- (CGFloat)effectiveRadiusForCorner:(UIRectCorner)corner SWIFT_NAME("effectiveRadius(corner:)") SINCE_26;
@end

// What a fold or a camera takes of a view. Swift has structures in the place of these two: the kind's is within the region's.
SINCE_27_1 @interface UIViewReservedRegionKind : NSObject
@property (class, readonly, nonnull) UIViewReservedRegionKind * divisionRegionKind SWIFT_NAME("division");
@property (class, readonly, nonnull) UIViewReservedRegionKind * occlusionRegionKind SWIFT_NAME("occlusion");
@end

SINCE_27_1 SWIFT_NAME("UIView.ReservedRegion") @interface UIViewReservedRegion : NSObject
@property (readonly) CGRect frame;
@property (readonly) UIEdgeInsets margins;
@property (readonly, getter=isActive) BOOL active SWIFT_NAME("isActive");
@end

@interface UIView (UIViewReservedRegions)
- (NSArray<UIViewReservedRegion *> * _Nonnull)reservedRegionsOfKind:(UIViewReservedRegionKind * _Nonnull)kind SWIFT_NAME("reservedRegions(kind:)") SINCE_27_1;
@end

// MARK: View controllers

typedef enum OPEN_ENUM UIVerticalBarBehavior : NSInteger UIVerticalBarBehavior;
enum OPEN_ENUM UIVerticalBarBehavior : NSInteger {
    UIVerticalBarBehaviorAutomatic = 0,
    UIVerticalBarBehaviorDisabled = 1,
};

SINCE_27_1 UI_ACTOR @interface UIArrangementViewController : UIViewController
@end

@interface UIViewController (UINewerSystems)
- (void)setNeedsUpdateProperties SINCE_26;
- (void)updatePropertiesIfNeeded SINCE_26;
- (void)updateProperties SINCE_26;
@property (readonly) BOOL prefersInterfaceOrientationLocked SINCE_26_NOT_ON_TV;
@property (readonly, nullable) UIViewController * childViewControllerForInterfaceOrientationLock SINCE_26_NOT_ON_TV;
- (void)setNeedsUpdateOfPrefersInterfaceOrientationLocked SINCE_26_NOT_ON_TV;
@property (readonly, nullable) UIArrangementViewController * arrangementViewController SINCE_27_1;
@property (readonly) UIVerticalBarBehavior preferredVerticalBarBehavior SINCE_27_1;
@property (readonly, nullable) UIViewController * childViewControllerForPreferredVerticalBarBehavior SWIFT_NAME("childForPreferredVerticalBarBehavior") SINCE_27_1;
@end

// Swift has a structure in its place.
SINCE_27 UI_ACTOR REFINED_FOR_SWIFT @interface UIBarMinimization : NSObject
@end

@interface UINavigationItem (UINewerSystems)
@property (copy, nullable) NSString * subtitle SINCE_26;
@property (strong, nullable) UIView * subtitleView SINCE_26;
@property (copy, nullable) NSString * largeTitle SINCE_26;
@property (copy, nullable) NSString * largeSubtitle SINCE_26;
@property (strong, nullable) UIView * largeSubtitleView SINCE_26;
@property (copy, nonnull) UIBarMinimization * navigationBarMinimization SINCE_27 REFINED_FOR_SWIFT;
@end

// MARK: Traits

@interface UITraitCollection (UINewerSystems)
@property (readonly) BOOL resolvesNaturalAlignmentWithBaseWritingDirection SINCE_26;
@property (readonly) BOOL systemPrefersReducedResourceUsage SINCE_27;
@end
