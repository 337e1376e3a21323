// CoreFoundation's structures: their fields, and nothing else. What adds members to them is CoreGraphics.
#pragma once
#include "ObjectiveC.h"

struct CGPoint {
    CGFloat x;
    CGFloat y;
};
typedef struct CGPoint CGPoint;
struct CGSize {
    CGFloat width;
    CGFloat height;
};
typedef struct CGSize CGSize;
struct CGVector {
    CGFloat dx;
    CGFloat dy;
};
typedef struct CGVector CGVector;
struct CGRect {
    CGPoint origin;
    CGSize size;
};
typedef struct CGRect CGRect;
struct CGAffineTransform {
    CGFloat a, b, c, d;
    CGFloat tx, ty;
};
typedef struct CGAffineTransform CGAffineTransform;
