// Objective-C's root class and protocols, and the classes that stand for Foundation's in the signatures of UIKit.
//
// Foundation is Linux's. What is a value in Swift is bridged to it by `swift_bridge`, as on Apple's systems; what is a class
// of Foundation's on both sides is bridged to Linux's class, since that isn't a class of Objective-C.
#pragma once

#define SWIFT_NAME(name) __attribute__((swift_name(name)))
#define SWIFT_NAMED(name) __attribute__((swift_name(name)))
#define UI_ACTOR __attribute__((swift_attr("@MainActor")))
#define NONISOLATED __attribute__((swift_attr("nonisolated")))
#define SENDABLE __attribute__((swift_attr("@Sendable")))
#define DESIGNATED __attribute__((objc_designated_initializer))
#define NOESCAPE __attribute__((noescape))
#define DISCARDABLE __attribute__((swift_attr("@discardableResult")))
#define FLAGS __attribute__((flag_enum, enum_extensibility(open)))
#define OPEN_ENUM __attribute__((enum_extensibility(open)))
#define BRIDGE(type) __attribute__((swift_bridge(type)))

#define BOOL _Bool
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double CGFloat;

@class NSString, NSCoder, NSInvocation, NSMethodSignature;

__attribute__((objc_root_class)) @interface NSZone
@end

@protocol NSObject
- (BOOL)isEqual:(id _Nullable)object SWIFT_NAME("isEqual(_:)");
@property (readonly) NSInteger hash;
@property (readonly) Class _Null_unspecified superclass;
- (Class _Nonnull)class SWIFT_NAME("self()") __attribute__((availability(swift, unavailable)));
- (instancetype _Nonnull)self;
- (id _Null_unspecified)performSelector:(SEL _Null_unspecified)aSelector SWIFT_NAME("perform(_:)");
- (id _Null_unspecified)performSelector:(SEL _Null_unspecified)aSelector withObject:(id _Null_unspecified)object SWIFT_NAME("perform(_:with:)");
- (BOOL)isProxy;
- (BOOL)isKindOfClass:(Class _Nonnull)aClass SWIFT_NAME("isKind(of:)");
- (BOOL)isMemberOfClass:(Class _Nonnull)aClass SWIFT_NAME("isMember(of:)");
- (BOOL)conformsToProtocol:(id _Nonnull)aProtocol SWIFT_NAME("conforms(to:)");
- (BOOL)respondsToSelector:(SEL _Null_unspecified)aSelector SWIFT_NAME("responds(to:)");
// Not available in Swift on Apple's systems. Here they are, so that a member of one of these names is noticed.
- (instancetype _Nonnull)retain;
- (void)release;
- (instancetype _Nonnull)autorelease;
- (NSUInteger)retainCount;
@property (readonly, copy) NSString * _Nonnull description;
@optional
@property (readonly, copy) NSString * _Nonnull debugDescription;
@end

// A pointer to a function of unknown type is an opaque pointer in Swift.
typedef struct objc_implementation *IMP;

__attribute__((objc_root_class)) @interface NSObject <NSObject>
- (IMP _Null_unspecified)methodForSelector:(SEL _Null_unspecified)aSelector SWIFT_NAME("method(for:)");
+ (IMP _Null_unspecified)instanceMethodForSelector:(SEL _Null_unspecified)aSelector SWIFT_NAME("instanceMethod(for:)");
- (instancetype _Nonnull)init DESIGNATED;
+ (instancetype _Nonnull)new __attribute__((availability(swift, unavailable)));
+ (instancetype _Nonnull)alloc __attribute__((availability(swift, unavailable)));
- (void)dealloc __attribute__((availability(swift, unavailable)));
- (void)finalize;
- (id _Nonnull)copy;
- (id _Nonnull)mutableCopy;
+ (BOOL)instancesRespondToSelector:(SEL _Null_unspecified)aSelector SWIFT_NAME("instancesRespond(to:)");
- (void)doesNotRecognizeSelector:(SEL _Null_unspecified)aSelector SWIFT_NAME("doesNotRecognizeSelector(_:)");
- (id _Nullable)forwardingTargetForSelector:(SEL _Null_unspecified)aSelector SWIFT_NAME("forwardingTarget(for:)");
- (id _Nullable)valueForKey:(NSString * _Nonnull)key SWIFT_NAME("value(forKey:)");
- (void)setValue:(id _Nullable)value forKey:(NSString * _Nonnull)key SWIFT_NAME("setValue(_:forKey:)");
- (void)setNilValueForKey:(NSString * _Nonnull)key SWIFT_NAME("setNilValueForKey(_:)");
- (void)willChangeValueForKey:(NSString * _Nonnull)key SWIFT_NAME("willChangeValue(forKey:)");
- (void)didChangeValueForKey:(NSString * _Nonnull)key SWIFT_NAME("didChangeValue(forKey:)");
- (BOOL)isEqualTo:(id _Nullable)object SWIFT_NAME("isEqual(to:)");
@property (class, readonly) BOOL accessInstanceVariablesDirectly;
@end

@protocol NSCopying
- (id _Nonnull)copyWithZone:(NSZone * _Nullable)zone SWIFT_NAME("copy(with:)");
@end
@protocol NSMutableCopying
- (id _Nonnull)mutableCopyWithZone:(NSZone * _Nullable)zone SWIFT_NAME("mutableCopy(with:)");
@end
@protocol NSCoding
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)");
- (void)encodeWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("encode(with:)");
@end
@protocol NSSecureCoding <NSCoding>
@property (class, readonly) BOOL supportsSecureCoding;
@end

@interface NSCoder : NSObject
- (void)encodeObject:(id _Nullable)object forKey:(NSString * _Nonnull)key SWIFT_NAME("encode(_:forKey:)");
- (id _Nullable)decodeObjectForKey:(NSString * _Nonnull)key SWIFT_NAME("decodeObject(forKey:)");
@end

// Classes of Foundation that subclasses meet in the methods they override: Objective-C's, with what is used of them here.
@interface NSAttributedString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
- (instancetype _Nonnull)initWithString:(NSString * _Nonnull)string SWIFT_NAME("init(string:)");
@property (readonly, copy) NSString * _Nonnull string;
@property (readonly) NSInteger length;
@end
@interface NSMutableAttributedString : NSAttributedString
@end
SWIFT_NAMED("Bundle") @interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle * _Nonnull mainBundle SWIFT_NAME("main");
- (instancetype _Nonnull)initForClass:(Class _Nonnull)aClass SWIFT_NAME("init(for:)");
- (NSString * _Nonnull)localizedStringForKey:(NSString * _Nonnull)key value:(NSString * _Nullable)value table:(NSString * _Nullable)table SWIFT_NAME("localizedString(forKey:value:table:)");
- (id _Nullable)objectForInfoDictionaryKey:(NSString * _Nonnull)key SWIFT_NAME("object(forInfoDictionaryKey:)");
@end
SWIFT_NAMED("NotificationCenter") @interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter * _Nonnull defaultCenter SWIFT_NAME("default");
- (void)removeObserver:(id _Nonnull)observer SWIFT_NAME("removeObserver(_:)");
@end

BRIDGE("Swift.String") SWIFT_NAMED("BridgedString") @interface NSString : NSObject
@end
BRIDGE("Swift.Array") @interface NSArray<__covariant T> : NSObject
@end
BRIDGE("Swift.Dictionary") @interface NSDictionary<__covariant K, __covariant T> : NSObject
@end
BRIDGE("Swift.Set") @interface NSSet<__covariant T> : NSObject
@end
BRIDGE("FoundationEssentials.IndexPath") @interface NSIndexPath : NSObject
@end
BRIDGE("Foundation.IndexSet") @interface NSIndexSet : NSObject
@end
BRIDGE("FoundationEssentials.URL") @interface NSURL : NSObject
@end
BRIDGE("FoundationEssentials.Date") @interface NSDate : NSObject
@end
BRIDGE("FoundationEssentials.Data") @interface NSData : NSObject
@end
BRIDGE("FoundationEssentials.Locale") @interface NSLocale : NSObject
@end
BRIDGE("Foundation.CharacterSet") @interface NSCharacterSet : NSObject
@end
BRIDGE("Foundation._NSRange") @interface LinuxRange : NSObject
@end
BRIDGE("Foundation.RunLoop") @interface LinuxRunLoop : NSObject
@end
BRIDGE("Foundation.NSNumber") @interface LinuxNumber : NSObject
@end
BRIDGE("Foundation.NSValue") @interface LinuxValue : NSObject
@end
BRIDGE("Foundation.Progress") @interface LinuxProgress : NSObject
@end
