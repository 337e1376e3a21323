// What iOS 26 and 27 have added to the classes of UIKit that SizingKit subclasses, extends or configures, as far as Apple's pages
// have it and the audit has not, since nothing here uses it: a member of the package must not have a name of these. Written by
// hand.
#pragma once
#include "UIKit.h"

#define SINCE_26 __attribute__((availability(ios, introduced = 26.0))) __attribute__((availability(tvos, introduced = 26.0)))
#define SINCE_27 __attribute__((availability(ios, introduced = 27.0))) __attribute__((availability(tvos, introduced = 27.0)))

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

// Swift has a structure in its place, UIView.LayoutRegion, and methods that take it.
SINCE_26 UI_ACTOR REFINED_FOR_SWIFT @interface UIViewLayoutRegion : NSObject
@end

@interface UIView (UIViewLayoutRegions)
- (UILayoutGuide * _Nonnull)layoutGuideForLayoutRegion:(UIViewLayoutRegion * _Nonnull)layoutRegion SINCE_26 REFINED_FOR_SWIFT;
- (CGFloat)effectiveRadiusForCorner:(UIRectCorner)corner SWIFT_NAME("effectiveRadius(corner:)") SINCE_26;
@end

// Swift has a structure in its place.
SINCE_27 UI_ACTOR REFINED_FOR_SWIFT @interface UIBarMinimization : NSObject
@end

@interface UINavigationItem (UIBarMinimization)
@property (copy, nonnull) UIBarMinimization * navigationBarMinimization SINCE_27 REFINED_FOR_SWIFT;
@end
