// What apps use of UIKit and the headless module hasn't, so that the audit hasn't either. From Apple's documentation.
UI_ACTOR @interface UISceneConfiguration : NSObject <NSCopying, NSSecureCoding>
- (instancetype _Nonnull)initWithName:(NSString * _Nullable)name sessionRole:(UISceneSessionRole _Nonnull)sessionRole SWIFT_NAME("init(name:sessionRole:)") DESIGNATED;
@property (readonly, copy, nullable) NSString * name SWIFT_NAME("name");
@property (readonly, nonnull) UISceneSessionRole role SWIFT_NAME("role");
@property (nullable) Class sceneClass SWIFT_NAME("sceneClass");
@property (nullable) Class delegateClass SWIFT_NAME("delegateClass");
@end
@interface CADisplayLink (Apps)
+ (CADisplayLink * _Nonnull)displayLinkWithTarget:(id _Nonnull)target selector:(SEL _Nonnull)sel SWIFT_NAME("init(target:selector:)");
@end
