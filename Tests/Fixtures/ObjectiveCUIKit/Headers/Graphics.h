// Written by Scripts/objective-c from Tests/HeadlessUIKitTests/Audit. Don't edit.
#pragma once
#include "ObjectiveC.h"
#include "Geometry.h"

@class CGColor;
@class CGImage;
@class CGMutablePath;
@class CGPath;

typedef enum OPEN_ENUM CGLineCap : int CGLineCap;
enum OPEN_ENUM SWIFT_NAME("CGLineCap") CGLineCap : int {
    CGLineCapButt SWIFT_NAME("butt") = 0,
    CGLineCapRound SWIFT_NAME("round") = 1,
    CGLineCapSquare SWIFT_NAME("square") = 2,
};
typedef enum OPEN_ENUM CGLineJoin : int CGLineJoin;
enum OPEN_ENUM SWIFT_NAME("CGLineJoin") CGLineJoin : int {
    CGLineJoinBevel SWIFT_NAME("bevel") = 0,
    CGLineJoinMiter SWIFT_NAME("miter") = 1,
    CGLineJoinRound SWIFT_NAME("round") = 2,
};
typedef enum OPEN_ENUM CGPathElementType : int CGPathElementType;
enum OPEN_ENUM SWIFT_NAME("CGPathElementType") CGPathElementType : int {
    CGPathElementTypeAddCurveToPoint SWIFT_NAME("addCurveToPoint") = 0,
    CGPathElementTypeAddLineToPoint SWIFT_NAME("addLineToPoint") = 1,
    CGPathElementTypeAddQuadCurveToPoint SWIFT_NAME("addQuadCurveToPoint") = 2,
    CGPathElementTypeCloseSubpath SWIFT_NAME("closeSubpath") = 3,
    CGPathElementTypeMoveToPoint SWIFT_NAME("moveToPoint") = 4,
};
typedef enum OPEN_ENUM CGPathFillRule : NSInteger CGPathFillRule;
enum OPEN_ENUM SWIFT_NAME("CGPathFillRule") CGPathFillRule : NSInteger {
    CGPathFillRuleEvenOdd SWIFT_NAME("evenOdd") = 0,
    CGPathFillRuleWinding SWIFT_NAME("winding") = 1,
};
struct CGPathElement {
    CGPathElementType type;
    CGPoint * _Nonnull points;
};
typedef struct CGPathElement CGPathElement;

SENDABLE __attribute__((objc_root_class)) @interface CGColor
@property (readonly) CGFloat alpha SWIFT_NAME("alpha");
- (CGColor * _Nullable)copyAlpha:(CGFloat)alpha SWIFT_NAME("copy(alpha:)");
- (instancetype _Nonnull)initWithGray:(CGFloat)gray alpha:(CGFloat)alpha SWIFT_NAME("init(gray:alpha:)");
- (instancetype _Nonnull)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha SWIFT_NAME("init(red:green:blue:alpha:)");
@property (readonly) NSInteger numberOfComponents SWIFT_NAME("numberOfComponents");
@end

SENDABLE __attribute__((objc_root_class)) @interface CGImage
@property (readonly) NSInteger height SWIFT_NAME("height");
@property (readonly) NSInteger width SWIFT_NAME("width");
@end

__attribute__((objc_root_class)) @interface CGPath
- (void)applyWithBlock:(void (NOESCAPE ^ _Nonnull)(const CGPathElement * _Nonnull))block SWIFT_NAME("applyWithBlock(_:)");
@property (readonly) CGRect boundingBox SWIFT_NAME("boundingBox");
@property (readonly) CGRect boundingBoxOfPath SWIFT_NAME("boundingBoxOfPath");
- (CGPath * _Nullable)copy SWIFT_NAME("copy()");
- (CGPath * _Nullable)copyUsing:(const CGAffineTransform * _Nullable)transform SWIFT_NAME("copy(using:)");
@property (readonly) CGPoint currentPoint SWIFT_NAME("currentPoint");
- (instancetype _Nonnull)initWithEllipseIn:(CGRect)rect transform:(const CGAffineTransform * _Nullable)transform SWIFT_NAME("init(ellipseIn:transform:)");
- (instancetype _Nonnull)initWithRect:(CGRect)rect transform:(const CGAffineTransform * _Nullable)transform SWIFT_NAME("init(rect:transform:)");
- (instancetype _Nonnull)initWithRoundedRect:(CGRect)rect cornerWidth:(CGFloat)cornerWidth cornerHeight:(CGFloat)cornerHeight transform:(const CGAffineTransform * _Nullable)transform SWIFT_NAME("init(roundedRect:cornerWidth:cornerHeight:transform:)");
@property (readonly, getter=isEmpty) BOOL empty SWIFT_NAME("isEmpty");
- (CGMutablePath * _Nullable)mutableCopy SWIFT_NAME("mutableCopy()");
- (CGMutablePath * _Nullable)mutableCopyUsing:(const CGAffineTransform * _Nullable)transform SWIFT_NAME("mutableCopy(using:)");
@end

@interface CGMutablePath : CGPath
- (void)closeSubpath SWIFT_NAME("closeSubpath()");
- (instancetype _Nonnull)init SWIFT_NAME("init()") DESIGNATED;
@end

