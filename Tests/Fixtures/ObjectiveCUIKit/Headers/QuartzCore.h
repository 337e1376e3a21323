// Written by Scripts/objective-c from Tests/HeadlessUIKitTests/Audit. Don't edit.
#pragma once
#include "ObjectiveC.h"
#include "Geometry.h"
#include "Graphics.h"

@class CAAnimation;
@class CAAnimationGroup;
@class CABasicAnimation;
@class CADisplayLink;
@class CAGradientLayer;
@class CAKeyframeAnimation;
@class CALayer;
@class CAMediaTimingFunction;
@class CAPropertyAnimation;
@class CAShapeLayer;
@class CASpringAnimation;
@class CATransaction;
@class CATransformLayer;
@class CATransition;
@protocol CAAction;
@protocol CAAnimationDelegate;
@protocol CALayerDelegate;
@protocol CAMediaTiming;

typedef enum FLAGS CACornerMask : NSUInteger CACornerMask;
enum FLAGS SWIFT_NAME("CACornerMask") CACornerMask : NSUInteger {
    CACornerMaskLayerMaxXMaxYCorner SWIFT_NAME("layerMaxXMaxYCorner") = 1ul << 0,
    CACornerMaskLayerMaxXMinYCorner SWIFT_NAME("layerMaxXMinYCorner") = 1ul << 1,
    CACornerMaskLayerMinXMaxYCorner SWIFT_NAME("layerMinXMaxYCorner") = 1ul << 2,
    CACornerMaskLayerMinXMinYCorner SWIFT_NAME("layerMinXMinYCorner") = 1ul << 3,
};
typedef NSString * CAAnimationCalculationMode __attribute__((swift_wrapper(struct))) SWIFT_NAME("CAAnimationCalculationMode");
extern CAAnimationCalculationMode _Nonnull const CAAnimationCalculationModeCubic SWIFT_NAME("CAAnimationCalculationMode.cubic");
extern CAAnimationCalculationMode _Nonnull const CAAnimationCalculationModeCubicPaced SWIFT_NAME("CAAnimationCalculationMode.cubicPaced");
extern CAAnimationCalculationMode _Nonnull const CAAnimationCalculationModeDiscrete SWIFT_NAME("CAAnimationCalculationMode.discrete");
extern CAAnimationCalculationMode _Nonnull const CAAnimationCalculationModeLinear SWIFT_NAME("CAAnimationCalculationMode.linear");
extern CAAnimationCalculationMode _Nonnull const CAAnimationCalculationModePaced SWIFT_NAME("CAAnimationCalculationMode.paced");
typedef NSString * CAGradientLayerType __attribute__((swift_wrapper(struct))) SWIFT_NAME("CAGradientLayerType");
extern CAGradientLayerType _Nonnull const CAGradientLayerTypeAxial SWIFT_NAME("CAGradientLayerType.axial");
extern CAGradientLayerType _Nonnull const CAGradientLayerTypeConic SWIFT_NAME("CAGradientLayerType.conic");
extern CAGradientLayerType _Nonnull const CAGradientLayerTypeRadial SWIFT_NAME("CAGradientLayerType.radial");
typedef NSString * CALayerContentsGravity __attribute__((swift_wrapper(struct))) SWIFT_NAME("CALayerContentsGravity");
extern CALayerContentsGravity _Nonnull const CALayerContentsGravityBottom SWIFT_NAME("CALayerContentsGravity.bottom");
extern CALayerContentsGravity _Nonnull const CALayerContentsGravityBottomLeft SWIFT_NAME("CALayerContentsGravity.bottomLeft");
extern CALayerContentsGravity _Nonnull const CALayerContentsGravityBottomRight SWIFT_NAME("CALayerContentsGravity.bottomRight");
extern CALayerContentsGravity _Nonnull const CALayerContentsGravityCenter SWIFT_NAME("CALayerContentsGravity.center");
extern CALayerContentsGravity _Nonnull const CALayerContentsGravityLeft SWIFT_NAME("CALayerContentsGravity.left");
extern CALayerContentsGravity _Nonnull const CALayerContentsGravityResize SWIFT_NAME("CALayerContentsGravity.resize");
extern CALayerContentsGravity _Nonnull const CALayerContentsGravityResizeAspect SWIFT_NAME("CALayerContentsGravity.resizeAspect");
extern CALayerContentsGravity _Nonnull const CALayerContentsGravityResizeAspectFill SWIFT_NAME("CALayerContentsGravity.resizeAspectFill");
extern CALayerContentsGravity _Nonnull const CALayerContentsGravityRight SWIFT_NAME("CALayerContentsGravity.right");
extern CALayerContentsGravity _Nonnull const CALayerContentsGravityTop SWIFT_NAME("CALayerContentsGravity.top");
extern CALayerContentsGravity _Nonnull const CALayerContentsGravityTopLeft SWIFT_NAME("CALayerContentsGravity.topLeft");
extern CALayerContentsGravity _Nonnull const CALayerContentsGravityTopRight SWIFT_NAME("CALayerContentsGravity.topRight");
typedef NSString * CALayerCornerCurve __attribute__((swift_wrapper(struct))) SWIFT_NAME("CALayerCornerCurve");
extern CALayerCornerCurve _Nonnull const CALayerCornerCurveCircular SWIFT_NAME("CALayerCornerCurve.circular");
extern CALayerCornerCurve _Nonnull const CALayerCornerCurveContinuous SWIFT_NAME("CALayerCornerCurve.continuous");
typedef NSString * CAMediaTimingFillMode __attribute__((swift_wrapper(struct))) SWIFT_NAME("CAMediaTimingFillMode");
extern CAMediaTimingFillMode _Nonnull const CAMediaTimingFillModeBackwards SWIFT_NAME("CAMediaTimingFillMode.backwards");
extern CAMediaTimingFillMode _Nonnull const CAMediaTimingFillModeBoth SWIFT_NAME("CAMediaTimingFillMode.both");
extern CAMediaTimingFillMode _Nonnull const CAMediaTimingFillModeForwards SWIFT_NAME("CAMediaTimingFillMode.forwards");
extern CAMediaTimingFillMode _Nonnull const CAMediaTimingFillModeRemoved SWIFT_NAME("CAMediaTimingFillMode.removed");
typedef NSString * CAMediaTimingFunctionName __attribute__((swift_wrapper(struct))) SWIFT_NAME("CAMediaTimingFunctionName");
extern CAMediaTimingFunctionName _Nonnull const CAMediaTimingFunctionNameDefault SWIFT_NAME("CAMediaTimingFunctionName.default");
extern CAMediaTimingFunctionName _Nonnull const CAMediaTimingFunctionNameEaseIn SWIFT_NAME("CAMediaTimingFunctionName.easeIn");
extern CAMediaTimingFunctionName _Nonnull const CAMediaTimingFunctionNameEaseInEaseOut SWIFT_NAME("CAMediaTimingFunctionName.easeInEaseOut");
extern CAMediaTimingFunctionName _Nonnull const CAMediaTimingFunctionNameEaseOut SWIFT_NAME("CAMediaTimingFunctionName.easeOut");
extern CAMediaTimingFunctionName _Nonnull const CAMediaTimingFunctionNameLinear SWIFT_NAME("CAMediaTimingFunctionName.linear");
typedef NSString * CAShapeLayerFillRule __attribute__((swift_wrapper(struct))) SWIFT_NAME("CAShapeLayerFillRule");
extern CAShapeLayerFillRule _Nonnull const CAShapeLayerFillRuleEvenOdd SWIFT_NAME("CAShapeLayerFillRule.evenOdd");
extern CAShapeLayerFillRule _Nonnull const CAShapeLayerFillRuleNonZero SWIFT_NAME("CAShapeLayerFillRule.nonZero");
typedef NSString * CAShapeLayerLineCap __attribute__((swift_wrapper(struct))) SWIFT_NAME("CAShapeLayerLineCap");
extern CAShapeLayerLineCap _Nonnull const CAShapeLayerLineCapButt SWIFT_NAME("CAShapeLayerLineCap.butt");
extern CAShapeLayerLineCap _Nonnull const CAShapeLayerLineCapRound SWIFT_NAME("CAShapeLayerLineCap.round");
extern CAShapeLayerLineCap _Nonnull const CAShapeLayerLineCapSquare SWIFT_NAME("CAShapeLayerLineCap.square");
typedef NSString * CAShapeLayerLineJoin __attribute__((swift_wrapper(struct))) SWIFT_NAME("CAShapeLayerLineJoin");
extern CAShapeLayerLineJoin _Nonnull const CAShapeLayerLineJoinBevel SWIFT_NAME("CAShapeLayerLineJoin.bevel");
extern CAShapeLayerLineJoin _Nonnull const CAShapeLayerLineJoinMiter SWIFT_NAME("CAShapeLayerLineJoin.miter");
extern CAShapeLayerLineJoin _Nonnull const CAShapeLayerLineJoinRound SWIFT_NAME("CAShapeLayerLineJoin.round");
typedef NSString * CATransitionSubtype __attribute__((swift_wrapper(struct))) SWIFT_NAME("CATransitionSubtype");
extern CATransitionSubtype _Nonnull const CATransitionSubtypeFromBottom SWIFT_NAME("CATransitionSubtype.fromBottom");
extern CATransitionSubtype _Nonnull const CATransitionSubtypeFromLeft SWIFT_NAME("CATransitionSubtype.fromLeft");
extern CATransitionSubtype _Nonnull const CATransitionSubtypeFromRight SWIFT_NAME("CATransitionSubtype.fromRight");
extern CATransitionSubtype _Nonnull const CATransitionSubtypeFromTop SWIFT_NAME("CATransitionSubtype.fromTop");
typedef NSString * CATransitionType __attribute__((swift_wrapper(struct))) SWIFT_NAME("CATransitionType");
extern CATransitionType _Nonnull const CATransitionTypeFade SWIFT_NAME("CATransitionType.fade");
extern CATransitionType _Nonnull const CATransitionTypeMoveIn SWIFT_NAME("CATransitionType.moveIn");
extern CATransitionType _Nonnull const CATransitionTypePush SWIFT_NAME("CATransitionType.push");
extern CATransitionType _Nonnull const CATransitionTypeReveal SWIFT_NAME("CATransitionType.reveal");
struct CATransform3D {
    CGFloat m11;
    CGFloat m12;
    CGFloat m13;
    CGFloat m14;
    CGFloat m21;
    CGFloat m22;
    CGFloat m23;
    CGFloat m24;
    CGFloat m31;
    CGFloat m32;
    CGFloat m33;
    CGFloat m34;
    CGFloat m41;
    CGFloat m42;
    CGFloat m43;
    CGFloat m44;
};
typedef struct CATransform3D CATransform3D;

SWIFT_NAMED("CAAction") @protocol CAAction
- (void)runActionForKey:(NSString * _Nonnull)event object:(id _Nonnull)anObject arguments:(NSDictionary<id, id> * _Nullable)dict SWIFT_NAME("run(forKey:object:arguments:)");
@end

SWIFT_NAMED("CAAnimationDelegate") @protocol CAAnimationDelegate <NSObject>
@optional
- (void)animationDidStart:(CAAnimation * _Nonnull)anim SWIFT_NAME("animationDidStart(_:)");
- (void)animationDidStop:(CAAnimation * _Nonnull)anim finished:(BOOL)flag SWIFT_NAME("animationDidStop(_:finished:)");
@end

SWIFT_NAMED("CALayerDelegate") @protocol CALayerDelegate <NSObject>
@optional
- (id<CAAction> _Nullable)actionForLayer:(CALayer * _Nonnull)layer forKey:(NSString * _Nonnull)event SWIFT_NAME("action(for:forKey:)");
- (void)displayLayer:(CALayer * _Nonnull)layer SWIFT_NAME("display(_:)");
- (void)layerWillDraw:(CALayer * _Nonnull)layer SWIFT_NAME("layerWillDraw(_:)");
- (void)layoutSublayersOfLayer:(CALayer * _Nonnull)layer SWIFT_NAME("layoutSublayers(of:)");
@end

SWIFT_NAMED("CAMediaTiming") @protocol CAMediaTiming
@property () BOOL autoreverses SWIFT_NAME("autoreverses");
@property () double beginTime SWIFT_NAME("beginTime");
@property () double duration SWIFT_NAME("duration");
@property (strong, nonnull) CAMediaTimingFillMode fillMode SWIFT_NAME("fillMode");
@property () float repeatCount SWIFT_NAME("repeatCount");
@property () double repeatDuration SWIFT_NAME("repeatDuration");
@property () float speed SWIFT_NAME("speed");
@property () double timeOffset SWIFT_NAME("timeOffset");
@end

@interface CAAnimation : NSObject <CAAction, CAMediaTiming, NSCopying>
@property () BOOL autoreverses SWIFT_NAME("autoreverses");
@property () double beginTime SWIFT_NAME("beginTime");
@property (strong, nullable) id<CAAnimationDelegate> delegate SWIFT_NAME("delegate");
@property () double duration SWIFT_NAME("duration");
@property (strong, nonnull) CAMediaTimingFillMode fillMode SWIFT_NAME("fillMode");
- (instancetype _Nonnull)init SWIFT_NAME("init()") DESIGNATED;
@property (getter=isRemovedOnCompletion) BOOL removedOnCompletion SWIFT_NAME("isRemovedOnCompletion");
@property () float repeatCount SWIFT_NAME("repeatCount");
@property () double repeatDuration SWIFT_NAME("repeatDuration");
- (void)runActionForKey:(NSString * _Nonnull)event object:(id _Nonnull)anObject arguments:(NSDictionary<id, id> * _Nullable)dict SWIFT_NAME("run(forKey:object:arguments:)");
@property () float speed SWIFT_NAME("speed");
@property () double timeOffset SWIFT_NAME("timeOffset");
@property (strong, nullable) CAMediaTimingFunction * timingFunction SWIFT_NAME("timingFunction");
@end

@interface CAAnimationGroup : CAAnimation
@property (copy, nullable) NSArray<CAAnimation *> * animations SWIFT_NAME("animations");
@end

@interface CADisplayLink : NSObject
@property (readonly) double duration SWIFT_NAME("duration");
- (void)invalidate SWIFT_NAME("invalidate()");
@property (getter=isPaused) BOOL paused SWIFT_NAME("isPaused");
@property () NSInteger preferredFramesPerSecond SWIFT_NAME("preferredFramesPerSecond");
@property (readonly) double targetTimestamp SWIFT_NAME("targetTimestamp");
@property (readonly) double timestamp SWIFT_NAME("timestamp");
@end

@interface CALayer : NSObject <CAMediaTiming>
@property (copy, nullable) NSDictionary<NSString *, id<CAAction>> * actions SWIFT_NAME("actions");
- (void)addAnimation:(CAAnimation * _Nonnull)anim forKey:(NSString * _Nullable)key SWIFT_NAME("add(_:forKey:)");
- (void)addSublayer:(CALayer * _Nonnull)layer SWIFT_NAME("addSublayer(_:)");
- (CGAffineTransform)affineTransform SWIFT_NAME("affineTransform()");
@property () BOOL allowsEdgeAntialiasing SWIFT_NAME("allowsEdgeAntialiasing");
@property () BOOL allowsGroupOpacity SWIFT_NAME("allowsGroupOpacity");
@property () CGPoint anchorPoint SWIFT_NAME("anchorPoint");
- (CAAnimation * _Nullable)animationForKey:(NSString * _Nonnull)key SWIFT_NAME("animation(forKey:)");
- (NSArray<NSString *> * _Nullable)animationKeys SWIFT_NAME("animationKeys()");
@property () BOOL autoreverses SWIFT_NAME("autoreverses");
@property (strong, nullable) CGColor * backgroundColor SWIFT_NAME("backgroundColor");
@property () double beginTime SWIFT_NAME("beginTime");
@property (strong, nullable) CGColor * borderColor SWIFT_NAME("borderColor");
@property () CGFloat borderWidth SWIFT_NAME("borderWidth");
@property () CGRect bounds SWIFT_NAME("bounds");
- (BOOL)containsPoint:(CGPoint)p SWIFT_NAME("contains(_:)");
@property (strong, nullable) id contents SWIFT_NAME("contents");
@property (strong, nonnull) CALayerContentsGravity contentsGravity SWIFT_NAME("contentsGravity");
@property () CGFloat contentsScale SWIFT_NAME("contentsScale");
- (CGPoint)convertPoint:(CGPoint)p fromLayer:(CALayer * _Nullable)l SWIFT_NAME("convert(_:from:)");
- (CGRect)convertRect:(CGRect)r fromLayer:(CALayer * _Nullable)l SWIFT_NAME("convert(_:from:)");
- (CGPoint)convertPoint:(CGPoint)p toLayer:(CALayer * _Nullable)l SWIFT_NAME("convert(_:to:)");
- (CGRect)convertRect:(CGRect)r toLayer:(CALayer * _Nullable)l SWIFT_NAME("convert(_:to:)");
@property (strong, nonnull) CALayerCornerCurve cornerCurve SWIFT_NAME("cornerCurve");
@property () CGFloat cornerRadius SWIFT_NAME("cornerRadius");
@property (weak, nullable) id<CALayerDelegate> delegate SWIFT_NAME("delegate");
- (void)display SWIFT_NAME("display()");
- (void)displayIfNeeded SWIFT_NAME("displayIfNeeded()");
@property () BOOL drawsAsynchronously SWIFT_NAME("drawsAsynchronously");
@property () double duration SWIFT_NAME("duration");
@property (strong, nonnull) CAMediaTimingFillMode fillMode SWIFT_NAME("fillMode");
@property () CGRect frame SWIFT_NAME("frame");
- (CALayer * _Nullable)hitTest:(CGPoint)p SWIFT_NAME("hitTest(_:)");
- (instancetype _Nonnull)init SWIFT_NAME("init()") DESIGNATED;
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithLayer:(id _Nonnull)layer SWIFT_NAME("init(layer:)") DESIGNATED;
- (void)insertSublayer:(CALayer * _Nonnull)layer above:(CALayer * _Nullable)sibling SWIFT_NAME("insertSublayer(_:above:)");
- (void)insertSublayer:(CALayer * _Nonnull)layer atIndex:(unsigned int)idx SWIFT_NAME("insertSublayer(_:at:)");
- (void)insertSublayer:(CALayer * _Nonnull)layer below:(CALayer * _Nullable)sibling SWIFT_NAME("insertSublayer(_:below:)");
@property (getter=isDoubleSided) BOOL doubleSided SWIFT_NAME("isDoubleSided");
@property (getter=isHidden) BOOL hidden SWIFT_NAME("isHidden");
@property (getter=isOpaque) BOOL opaque SWIFT_NAME("isOpaque");
- (void)layoutIfNeeded SWIFT_NAME("layoutIfNeeded()");
- (void)layoutSublayers SWIFT_NAME("layoutSublayers()");
@property (strong, nullable) CALayer * mask SWIFT_NAME("mask");
@property () CACornerMask maskedCorners SWIFT_NAME("maskedCorners");
@property () BOOL masksToBounds SWIFT_NAME("masksToBounds");
- (instancetype _Nonnull)modelLayer SWIFT_NAME("model()");
@property (copy, nullable) NSString * name SWIFT_NAME("name");
- (BOOL)needsDisplay SWIFT_NAME("needsDisplay()");
@property () BOOL needsDisplayOnBoundsChange SWIFT_NAME("needsDisplayOnBoundsChange");
- (BOOL)needsLayout SWIFT_NAME("needsLayout()");
@property () float opacity SWIFT_NAME("opacity");
@property () CGPoint position SWIFT_NAME("position");
- (instancetype _Nullable)presentationLayer SWIFT_NAME("presentation()");
@property () CGFloat rasterizationScale SWIFT_NAME("rasterizationScale");
- (void)removeAllAnimations SWIFT_NAME("removeAllAnimations()");
- (void)removeAnimationForKey:(NSString * _Nonnull)key SWIFT_NAME("removeAnimation(forKey:)");
- (void)removeFromSuperlayer SWIFT_NAME("removeFromSuperlayer()");
@property () float repeatCount SWIFT_NAME("repeatCount");
@property () double repeatDuration SWIFT_NAME("repeatDuration");
- (void)replaceSublayer:(CALayer * _Nonnull)oldLayer with:(CALayer * _Nonnull)newLayer SWIFT_NAME("replaceSublayer(_:with:)");
- (void)setAffineTransform:(CGAffineTransform)m SWIFT_NAME("setAffineTransform(_:)");
- (void)setNeedsDisplay SWIFT_NAME("setNeedsDisplay()");
- (void)setNeedsDisplayInRect:(CGRect)r SWIFT_NAME("setNeedsDisplay(_:)");
- (void)setNeedsLayout SWIFT_NAME("setNeedsLayout()");
@property (strong, nullable) CGColor * shadowColor SWIFT_NAME("shadowColor");
@property () CGSize shadowOffset SWIFT_NAME("shadowOffset");
@property () float shadowOpacity SWIFT_NAME("shadowOpacity");
@property (strong, nullable) CGPath * shadowPath SWIFT_NAME("shadowPath");
@property () CGFloat shadowRadius SWIFT_NAME("shadowRadius");
@property () BOOL shouldRasterize SWIFT_NAME("shouldRasterize");
@property () float speed SWIFT_NAME("speed");
@property (copy, nullable) NSArray<CALayer *> * sublayers SWIFT_NAME("sublayers");
@property (readonly, nullable) CALayer * superlayer SWIFT_NAME("superlayer");
@property () double timeOffset SWIFT_NAME("timeOffset");
@property () CATransform3D transform SWIFT_NAME("transform");
@property () CGFloat zPosition SWIFT_NAME("zPosition");
@end

@interface CAGradientLayer : CALayer
@property (copy, nullable) NSArray<id> * colors SWIFT_NAME("colors");
@property () CGPoint endPoint SWIFT_NAME("endPoint");
@property (copy, nullable) NSArray<LinuxNumber *> * locations SWIFT_NAME("locations");
@property () CGPoint startPoint SWIFT_NAME("startPoint");
@property (strong, nonnull) CAGradientLayerType type SWIFT_NAME("type");
@end

@interface CAMediaTimingFunction : NSObject
- (void)getControlPointAtIndex:(NSInteger)idx values:(float * _Nonnull)ptr SWIFT_NAME("getControlPoint(at:values:)");
- (instancetype _Nonnull)initWithControlPoints:(float)c1x :(float)c1y :(float)c2x :(float)c2y SWIFT_NAME("init(controlPoints:_:_:_:)") DESIGNATED;
+ (instancetype _Nonnull)functionWithName:(CAMediaTimingFunctionName _Nonnull)name SWIFT_NAME("init(name:)");
@end

@interface CAPropertyAnimation : CAAnimation
- (instancetype _Nonnull)init SWIFT_NAME("init()") DESIGNATED;
+ (instancetype _Nonnull)animationWithKeyPath:(NSString * _Nullable)path SWIFT_NAME("init(keyPath:)");
@property (getter=isAdditive) BOOL additive SWIFT_NAME("isAdditive");
@property (getter=isCumulative) BOOL cumulative SWIFT_NAME("isCumulative");
@property (copy, nullable) NSString * keyPath SWIFT_NAME("keyPath");
@end

@interface CABasicAnimation : CAPropertyAnimation
@property (strong, nullable) id byValue SWIFT_NAME("byValue");
@property (strong, nullable) id fromValue SWIFT_NAME("fromValue");
@property (strong, nullable) id toValue SWIFT_NAME("toValue");
@end

@interface CAKeyframeAnimation : CAPropertyAnimation
@property (strong, nonnull) CAAnimationCalculationMode calculationMode SWIFT_NAME("calculationMode");
@property (copy, nullable) NSArray<LinuxNumber *> * keyTimes SWIFT_NAME("keyTimes");
@property (copy, nullable) NSArray<CAMediaTimingFunction *> * timingFunctions SWIFT_NAME("timingFunctions");
@property (copy, nullable) NSArray<id> * values SWIFT_NAME("values");
@end

@interface CAShapeLayer : CALayer
@property (strong, nullable) CGColor * fillColor SWIFT_NAME("fillColor");
@property (strong, nonnull) CAShapeLayerFillRule fillRule SWIFT_NAME("fillRule");
@property (strong, nonnull) CAShapeLayerLineCap lineCap SWIFT_NAME("lineCap");
@property (copy, nullable) NSArray<LinuxNumber *> * lineDashPattern SWIFT_NAME("lineDashPattern");
@property () CGFloat lineDashPhase SWIFT_NAME("lineDashPhase");
@property (strong, nonnull) CAShapeLayerLineJoin lineJoin SWIFT_NAME("lineJoin");
@property () CGFloat lineWidth SWIFT_NAME("lineWidth");
@property () CGFloat miterLimit SWIFT_NAME("miterLimit");
@property (strong, nullable) CGPath * path SWIFT_NAME("path");
@property (strong, nullable) CGColor * strokeColor SWIFT_NAME("strokeColor");
@property () CGFloat strokeEnd SWIFT_NAME("strokeEnd");
@property () CGFloat strokeStart SWIFT_NAME("strokeStart");
@end

@interface CASpringAnimation : CABasicAnimation
@property () CGFloat damping SWIFT_NAME("damping");
@property () CGFloat initialVelocity SWIFT_NAME("initialVelocity");
@property () CGFloat mass SWIFT_NAME("mass");
@property (readonly) double settlingDuration SWIFT_NAME("settlingDuration");
@property () CGFloat stiffness SWIFT_NAME("stiffness");
@end

@interface CATransaction : NSObject
+ (double)animationDuration SWIFT_NAME("animationDuration()");
+ (CAMediaTimingFunction * _Nullable)animationTimingFunction SWIFT_NAME("animationTimingFunction()");
+ (void)begin SWIFT_NAME("begin()");
+ (void)commit SWIFT_NAME("commit()");
+ (void (^ _Nullable)(void))completionBlock SWIFT_NAME("completionBlock()");
+ (BOOL)disableActions SWIFT_NAME("disableActions()");
+ (void)flush SWIFT_NAME("flush()");
+ (void)setAnimationDuration:(double)dur SWIFT_NAME("setAnimationDuration(_:)");
+ (void)setAnimationTimingFunction:(CAMediaTimingFunction * _Nullable)function SWIFT_NAME("setAnimationTimingFunction(_:)");
+ (void)setCompletionBlock:(void (^ _Nullable)(void))block SWIFT_NAME("setCompletionBlock(_:)");
+ (void)setDisableActions:(BOOL)flag SWIFT_NAME("setDisableActions(_:)");
@end

@interface CATransformLayer : CALayer
@end

@interface CATransition : CAAnimation
@property () float endProgress SWIFT_NAME("endProgress");
@property () float startProgress SWIFT_NAME("startProgress");
@property (strong, nullable) CATransitionSubtype subtype SWIFT_NAME("subtype");
@property (strong, nonnull) CATransitionType type SWIFT_NAME("type");
@end

