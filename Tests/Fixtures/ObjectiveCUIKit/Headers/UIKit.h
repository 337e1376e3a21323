// Written by Scripts/objective-c from Tests/HeadlessUIKitTests/Audit. Don't edit.
#pragma once
#include "ObjectiveC.h"
#include "Geometry.h"
#include "Graphics.h"
#include "QuartzCore.h"

@class NSCollectionLayoutAnchor;
@class NSCollectionLayoutBoundarySupplementaryItem;
@class NSCollectionLayoutDecorationItem;
@class NSCollectionLayoutDimension;
@class NSCollectionLayoutEdgeSpacing;
@class NSCollectionLayoutGroup;
@class NSCollectionLayoutGroupCustomItem;
@class NSCollectionLayoutItem;
@class NSCollectionLayoutSection;
@class NSCollectionLayoutSize;
@class NSCollectionLayoutSpacing;
@class NSCollectionLayoutSupplementaryItem;
@class NSItemProvider;
@class NSLayoutConstraint;
@class NSLayoutDimension;
@class NSLayoutXAxisAnchor;
@class NSLayoutYAxisAnchor;
@class NSMutableParagraphStyle;
@class NSParagraphStyle;
@class NSStringDrawingContext;
@class NSTextAttachment;
@class NSTextContainer;
@class NSTextTab;
@class UIAccessibilityCustomAction;
@class UIAction;
@class UIActivityIndicatorView;
@class UIAlertAction;
@class UIAlertController;
@class UIApplication;
@class UIBarButtonItem;
@class UIBarItem;
@class UIBezierPath;
@class UIBlurEffect;
@class UIButton;
@class UICollectionReusableView;
@class UICollectionView;
@class UICollectionViewCell;
@class UICollectionViewCompositionalLayout;
@class UICollectionViewCompositionalLayoutConfiguration;
@class UICollectionViewController;
@class UICollectionViewDropPlaceholder;
@class UICollectionViewDropProposal;
@class UICollectionViewFlowLayout;
@class UICollectionViewFlowLayoutInvalidationContext;
@class UICollectionViewLayout;
@class UICollectionViewLayoutAttributes;
@class UICollectionViewLayoutInvalidationContext;
@class UICollectionViewListCell;
@class UICollectionViewPlaceholder;
@class UICollectionViewTransitionLayout;
@class UICollectionViewUpdateItem;
@class UIColor;
@class UIContextMenuConfiguration;
@class UIContextualAction;
@class UIControl;
@class UICubicTimingParameters;
@class UIDatePicker;
@class UIDevice;
@class UIDragItem;
@class UIDragPreviewParameters;
@class UIDragPreviewTarget;
@class UIDropProposal;
@class UIEvent;
@class UIFeedbackGenerator;
@class UIFocusSystem;
@class UIFont;
@class UIFontDescriptor;
@class UIFontMetrics;
@class UIGestureRecognizer;
@class UIGraphicsImageRenderer;
@class UIGraphicsImageRendererContext;
@class UIGraphicsImageRendererFormat;
@class UIGraphicsRenderer;
@class UIGraphicsRendererContext;
@class UIGraphicsRendererFormat;
@class UIHoverStyle;
@class UIImage;
@class UIImageConfiguration;
@class UIImageSymbolConfiguration;
@class UIImageView;
@class UIImpactFeedbackGenerator;
@class UIKeyboardLayoutGuide;
@class UILabel;
@class UILayoutGuide;
@class UIListContentView;
@class UILongPressGestureRecognizer;
@class UIMenu;
@class UIMenuElement;
@class UINavigationBar;
@class UINavigationController;
@class UINavigationItem;
@class UINib;
@class UINotificationFeedbackGenerator;
@class UIOpenURLContext;
@class UIPageControl;
@class UIPageViewController;
@class UIPanGestureRecognizer;
@class UIPickerView;
@class UIPinchGestureRecognizer;
@class UIPreviewParameters;
@class UIPreviewTarget;
@class UIProgressView;
@class UIRefreshControl;
@class UIResponder;
@class UIRotationGestureRecognizer;
@class UIScene;
@class UISceneConnectionOptions;
@class UISceneSession;
@class UIScreen;
@class UIScreenEdgePanGestureRecognizer;
@class UIScrollView;
@class UISearchBar;
@class UISearchController;
@class UISearchTextField;
@class UISegmentedControl;
@class UISelectionFeedbackGenerator;
@class UISlider;
@class UISplitViewController;
@class UISpringTimingParameters;
@class UIStackView;
@class UIStatusBarManager;
@class UISwipeActionsConfiguration;
@class UISwipeGestureRecognizer;
@class UISwitch;
@class UITabBar;
@class UITabBarController;
@class UITabBarItem;
@class UITableView;
@class UITableViewCell;
@class UITableViewController;
@class UITableViewDropPlaceholder;
@class UITableViewDropProposal;
@class UITableViewHeaderFooterView;
@class UITableViewPlaceholder;
@class UITapGestureRecognizer;
@class UITargetedPreview;
@class UITextField;
@class UITextView;
@class UITouch;
@class UITrackingLayoutGuide;
@class UITraitCollection;
@class UIUpdateActionPhase;
@class UIUpdateInfo;
@class UIUpdateLink;
@class UIVibrancyEffect;
@class UIView;
@class UIViewController;
@class UIViewPropertyAnimator;
@class UIVisualEffect;
@class UIVisualEffectView;
@class UIWindow;
@class UIWindowScene;
@class BridgedUIBackgroundConfiguration;
@class BridgedUICellConfigurationState;
@class BridgedUIListContentConfiguration;
@class BridgedUIViewConfigurationState;
@protocol NSCollectionLayoutContainer;
@protocol NSCollectionLayoutEnvironment;
@protocol NSCollectionLayoutVisibleItem;
@protocol UIApplicationDelegate;
@protocol UIBarPositioning;
@protocol UIBarPositioningDelegate;
@protocol UICollectionViewDataSource;
@protocol UICollectionViewDataSourcePrefetching;
@protocol UICollectionViewDelegate;
@protocol UICollectionViewDelegateFlowLayout;
@protocol UICollectionViewDragDelegate;
@protocol UICollectionViewDropCoordinator;
@protocol UICollectionViewDropDelegate;
@protocol UICollectionViewDropItem;
@protocol UICollectionViewDropPlaceholderContext;
@protocol UIContentContainer;
@protocol UIContentSizeCategoryAdjusting;
@protocol UIContextMenuInteractionAnimating;
@protocol UIContextMenuInteractionCommitAnimating;
@protocol UICoordinateSpace;
@protocol UIDataSourceTranslating;
@protocol UIDragAnimating;
@protocol UIDragDropSession;
@protocol UIDragSession;
@protocol UIDropSession;
@protocol UIFocusEnvironment;
@protocol UIFocusItem;
@protocol UIGestureRecognizerDelegate;
@protocol UIKeyInput;
@protocol UILayoutSupport;
@protocol UIPageViewControllerDataSource;
@protocol UIPageViewControllerDelegate;
@protocol UIPickerViewDataSource;
@protocol UIPickerViewDelegate;
@protocol UISceneDelegate;
@protocol UIScrollViewDelegate;
@protocol UISearchBarDelegate;
@protocol UISearchControllerDelegate;
@protocol UISearchResultsUpdating;
@protocol UISplitViewControllerDelegate;
@protocol UITabBarControllerDelegate;
@protocol UITabBarDelegate;
@protocol UITableViewDataSource;
@protocol UITableViewDataSourcePrefetching;
@protocol UITableViewDelegate;
@protocol UITableViewDragDelegate;
@protocol UITableViewDropCoordinator;
@protocol UITableViewDropDelegate;
@protocol UITableViewDropItem;
@protocol UITableViewDropPlaceholderContext;
@protocol UITextFieldDelegate;
@protocol UITextInputTraits;
@protocol UITextViewDelegate;
@protocol UITimingCurveProvider;
@protocol UITraitChangeRegistration;
@protocol UITraitEnvironment;
@protocol UIViewAnimating;
@protocol UIViewControllerTransitionCoordinator;
@protocol UIViewControllerTransitionCoordinatorContext;
@protocol UIViewImplicitlyAnimating;
@protocol UIWindowSceneDelegate;
@class NSLayoutAnchor<AnchorType>;

typedef enum FLAGS NSDirectionalRectEdge : NSUInteger NSDirectionalRectEdge;
enum FLAGS SWIFT_NAME("NSDirectionalRectEdge") NSDirectionalRectEdge : NSUInteger {
    NSDirectionalRectEdgeAll SWIFT_NAME("all") = 1ul << 0,
    NSDirectionalRectEdgeBottom SWIFT_NAME("bottom") = 1<<2,
    NSDirectionalRectEdgeLeading SWIFT_NAME("leading") = 1<<1,
    NSDirectionalRectEdgeTop SWIFT_NAME("top") = 1<<0,
    NSDirectionalRectEdgeTrailing SWIFT_NAME("trailing") = 1<<3,
};
typedef enum OPEN_ENUM NSLayoutConstraintAttribute : NSInteger NSLayoutConstraintAttribute;
enum OPEN_ENUM SWIFT_NAME("NSLayoutConstraint.Attribute") NSLayoutConstraintAttribute : NSInteger {
    NSLayoutConstraintAttributeBottom SWIFT_NAME("bottom") = 0,
    NSLayoutConstraintAttributeBottomMargin SWIFT_NAME("bottomMargin") = 1,
    NSLayoutConstraintAttributeCenterX SWIFT_NAME("centerX") = 2,
    NSLayoutConstraintAttributeCenterXWithinMargins SWIFT_NAME("centerXWithinMargins") = 3,
    NSLayoutConstraintAttributeCenterY SWIFT_NAME("centerY") = 4,
    NSLayoutConstraintAttributeCenterYWithinMargins SWIFT_NAME("centerYWithinMargins") = 5,
    NSLayoutConstraintAttributeFirstBaseline SWIFT_NAME("firstBaseline") = 6,
    NSLayoutConstraintAttributeHeight SWIFT_NAME("height") = 7,
    NSLayoutConstraintAttributeLastBaseline SWIFT_NAME("lastBaseline") = 8,
    NSLayoutConstraintAttributeLeading SWIFT_NAME("leading") = 9,
    NSLayoutConstraintAttributeLeadingMargin SWIFT_NAME("leadingMargin") = 10,
    NSLayoutConstraintAttributeLeft SWIFT_NAME("left") = 11,
    NSLayoutConstraintAttributeLeftMargin SWIFT_NAME("leftMargin") = 12,
    NSLayoutConstraintAttributeNotAnAttribute SWIFT_NAME("notAnAttribute") = 13,
    NSLayoutConstraintAttributeRight SWIFT_NAME("right") = 14,
    NSLayoutConstraintAttributeRightMargin SWIFT_NAME("rightMargin") = 15,
    NSLayoutConstraintAttributeTop SWIFT_NAME("top") = 16,
    NSLayoutConstraintAttributeTopMargin SWIFT_NAME("topMargin") = 17,
    NSLayoutConstraintAttributeTrailing SWIFT_NAME("trailing") = 18,
    NSLayoutConstraintAttributeTrailingMargin SWIFT_NAME("trailingMargin") = 19,
    NSLayoutConstraintAttributeWidth SWIFT_NAME("width") = 20,
};
typedef enum OPEN_ENUM NSLayoutConstraintAxis : NSInteger NSLayoutConstraintAxis;
enum OPEN_ENUM SWIFT_NAME("NSLayoutConstraint.Axis") NSLayoutConstraintAxis : NSInteger {
    NSLayoutConstraintAxisHorizontal SWIFT_NAME("horizontal") = 0,
    NSLayoutConstraintAxisVertical SWIFT_NAME("vertical") = 1,
};
typedef enum FLAGS NSLayoutConstraintFormatOptions : NSUInteger NSLayoutConstraintFormatOptions;
enum FLAGS SWIFT_NAME("NSLayoutConstraint.FormatOptions") NSLayoutConstraintFormatOptions : NSUInteger {
    NSLayoutConstraintFormatOptionsAlignAllBottom SWIFT_NAME("alignAllBottom") = 1ul << 0,
    NSLayoutConstraintFormatOptionsAlignAllCenterX SWIFT_NAME("alignAllCenterX") = 1ul << 1,
    NSLayoutConstraintFormatOptionsAlignAllCenterY SWIFT_NAME("alignAllCenterY") = 1ul << 2,
    NSLayoutConstraintFormatOptionsAlignAllFirstBaseline SWIFT_NAME("alignAllFirstBaseline") = 1ul << 3,
    NSLayoutConstraintFormatOptionsAlignAllLastBaseline SWIFT_NAME("alignAllLastBaseline") = 1ul << 4,
    NSLayoutConstraintFormatOptionsAlignAllLeading SWIFT_NAME("alignAllLeading") = 1ul << 5,
    NSLayoutConstraintFormatOptionsAlignAllLeft SWIFT_NAME("alignAllLeft") = 1ul << 6,
    NSLayoutConstraintFormatOptionsAlignAllRight SWIFT_NAME("alignAllRight") = 1ul << 7,
    NSLayoutConstraintFormatOptionsAlignAllTop SWIFT_NAME("alignAllTop") = 1ul << 8,
    NSLayoutConstraintFormatOptionsAlignAllTrailing SWIFT_NAME("alignAllTrailing") = 1ul << 9,
    NSLayoutConstraintFormatOptionsAlignmentMask SWIFT_NAME("alignmentMask") = 1ul << 10,
    NSLayoutConstraintFormatOptionsDirectionLeadingToTrailing SWIFT_NAME("directionLeadingToTrailing") = 1ul << 11,
    NSLayoutConstraintFormatOptionsDirectionLeftToRight SWIFT_NAME("directionLeftToRight") = 1ul << 12,
    NSLayoutConstraintFormatOptionsDirectionMask SWIFT_NAME("directionMask") = 1ul << 13,
    NSLayoutConstraintFormatOptionsDirectionRightToLeft SWIFT_NAME("directionRightToLeft") = 1ul << 14,
    NSLayoutConstraintFormatOptionsSpacingBaselineToBaseline SWIFT_NAME("spacingBaselineToBaseline") = 1ul << 15,
    NSLayoutConstraintFormatOptionsSpacingEdgeToEdge SWIFT_NAME("spacingEdgeToEdge") = 1ul << 16,
    NSLayoutConstraintFormatOptionsSpacingMask SWIFT_NAME("spacingMask") = 1ul << 17,
};
typedef enum OPEN_ENUM NSLayoutConstraintRelation : NSInteger NSLayoutConstraintRelation;
enum OPEN_ENUM SWIFT_NAME("NSLayoutConstraint.Relation") NSLayoutConstraintRelation : NSInteger {
    NSLayoutConstraintRelationEqual SWIFT_NAME("equal") = 0,
    NSLayoutConstraintRelationGreaterThanOrEqual SWIFT_NAME("greaterThanOrEqual") = 1,
    NSLayoutConstraintRelationLessThanOrEqual SWIFT_NAME("lessThanOrEqual") = 2,
};
typedef enum OPEN_ENUM NSLineBreakMode : NSInteger NSLineBreakMode;
enum OPEN_ENUM SWIFT_NAME("NSLineBreakMode") NSLineBreakMode : NSInteger {
    NSLineBreakModeByCharWrapping SWIFT_NAME("byCharWrapping") = 0,
    NSLineBreakModeByClipping SWIFT_NAME("byClipping") = 1,
    NSLineBreakModeByTruncatingHead SWIFT_NAME("byTruncatingHead") = 2,
    NSLineBreakModeByTruncatingMiddle SWIFT_NAME("byTruncatingMiddle") = 3,
    NSLineBreakModeByTruncatingTail SWIFT_NAME("byTruncatingTail") = 4,
    NSLineBreakModeByWordWrapping SWIFT_NAME("byWordWrapping") = 5,
};
typedef enum FLAGS NSParagraphStyleLineBreakStrategy : NSUInteger NSParagraphStyleLineBreakStrategy;
enum FLAGS SWIFT_NAME("NSParagraphStyle.LineBreakStrategy") NSParagraphStyleLineBreakStrategy : NSUInteger {
    NSParagraphStyleLineBreakStrategyHangulWordPriority SWIFT_NAME("hangulWordPriority") = 1ul << 0,
    NSParagraphStyleLineBreakStrategyPushOut SWIFT_NAME("pushOut") = 1ul << 1,
    NSParagraphStyleLineBreakStrategyStandard SWIFT_NAME("standard") = 1ul << 2,
};
typedef enum OPEN_ENUM NSRectAlignment : NSInteger NSRectAlignment;
enum OPEN_ENUM SWIFT_NAME("NSRectAlignment") NSRectAlignment : NSInteger {
    NSRectAlignmentBottom SWIFT_NAME("bottom") = 0,
    NSRectAlignmentBottomLeading SWIFT_NAME("bottomLeading") = 1,
    NSRectAlignmentBottomTrailing SWIFT_NAME("bottomTrailing") = 2,
    NSRectAlignmentLeading SWIFT_NAME("leading") = 3,
    NSRectAlignmentNone SWIFT_NAME("none") = 4,
    NSRectAlignmentTop SWIFT_NAME("top") = 5,
    NSRectAlignmentTopLeading SWIFT_NAME("topLeading") = 6,
    NSRectAlignmentTopTrailing SWIFT_NAME("topTrailing") = 7,
    NSRectAlignmentTrailing SWIFT_NAME("trailing") = 8,
};
typedef enum FLAGS NSStringDrawingOptions : NSInteger NSStringDrawingOptions;
enum FLAGS SWIFT_NAME("NSStringDrawingOptions") NSStringDrawingOptions : NSInteger {
    NSStringDrawingOptionsTruncatesLastVisibleLine SWIFT_NAME("truncatesLastVisibleLine") = 1ul << 0,
    NSStringDrawingOptionsUsesDeviceMetrics SWIFT_NAME("usesDeviceMetrics") = 1ul << 1,
    NSStringDrawingOptionsUsesFontLeading SWIFT_NAME("usesFontLeading") = 1ul << 2,
    NSStringDrawingOptionsUsesLineFragmentOrigin SWIFT_NAME("usesLineFragmentOrigin") = 1ul << 3,
};
typedef enum OPEN_ENUM NSTextAlignment : NSInteger NSTextAlignment;
enum OPEN_ENUM SWIFT_NAME("NSTextAlignment") NSTextAlignment : NSInteger {
    NSTextAlignmentCenter SWIFT_NAME("center") = 0,
    NSTextAlignmentJustified SWIFT_NAME("justified") = 3,
    NSTextAlignmentLeft SWIFT_NAME("left") = 0,
    NSTextAlignmentNatural SWIFT_NAME("natural") = 4,
    NSTextAlignmentRight SWIFT_NAME("right") = 4,
};
typedef enum FLAGS NSUnderlineStyle : NSInteger NSUnderlineStyle;
enum FLAGS SWIFT_NAME("NSUnderlineStyle") NSUnderlineStyle : NSInteger {
    NSUnderlineStyleByWord SWIFT_NAME("byWord") = 0x8000,
    NSUnderlineStyleDouble SWIFT_NAME("double") = 0x09,
    NSUnderlineStylePatternDash SWIFT_NAME("patternDash") = 0x0200,
    NSUnderlineStylePatternDashDot SWIFT_NAME("patternDashDot") = 0x0300,
    NSUnderlineStylePatternDashDotDot SWIFT_NAME("patternDashDotDot") = 0x0400,
    NSUnderlineStylePatternDot SWIFT_NAME("patternDot") = 0x0100,
    NSUnderlineStyleSingle SWIFT_NAME("single") = 0x01,
    NSUnderlineStyleThick SWIFT_NAME("thick") = 0x02,
};
typedef enum OPEN_ENUM NSWritingDirection : NSInteger NSWritingDirection;
enum OPEN_ENUM SWIFT_NAME("NSWritingDirection") NSWritingDirection : NSInteger {
    NSWritingDirectionLeftToRight SWIFT_NAME("leftToRight") = 0,
    NSWritingDirectionNatural SWIFT_NAME("natural") = -1,
    NSWritingDirectionRightToLeft SWIFT_NAME("rightToLeft") = 1,
};
typedef enum OPEN_ENUM UIAccessibilityContrast : NSInteger UIAccessibilityContrast;
enum OPEN_ENUM SWIFT_NAME("UIAccessibilityContrast") UIAccessibilityContrast : NSInteger {
    UIAccessibilityContrastHigh SWIFT_NAME("high") = 1,
    UIAccessibilityContrastNormal SWIFT_NAME("normal") = 0,
    UIAccessibilityContrastUnspecified SWIFT_NAME("unspecified") = -1,
};
typedef enum OPEN_ENUM UIAccessibilityScrollDirection : NSInteger UIAccessibilityScrollDirection;
enum OPEN_ENUM SWIFT_NAME("UIAccessibilityScrollDirection") UIAccessibilityScrollDirection : NSInteger {
    UIAccessibilityScrollDirectionDown SWIFT_NAME("down") = 4,
    UIAccessibilityScrollDirectionLeft SWIFT_NAME("left") = 2,
    UIAccessibilityScrollDirectionNext SWIFT_NAME("next") = 5,
    UIAccessibilityScrollDirectionPrevious SWIFT_NAME("previous") = 6,
    UIAccessibilityScrollDirectionRight SWIFT_NAME("right") = 1,
    UIAccessibilityScrollDirectionUp SWIFT_NAME("up") = 3,
};
typedef enum FLAGS UIAccessibilityTraits : unsigned long long UIAccessibilityTraits;
enum FLAGS SWIFT_NAME("UIAccessibilityTraits") UIAccessibilityTraits : unsigned long long {
    UIAccessibilityTraitsAdjustable SWIFT_NAME("adjustable") = 1ul << 0,
    UIAccessibilityTraitsAllowsDirectInteraction SWIFT_NAME("allowsDirectInteraction") = 1ul << 1,
    UIAccessibilityTraitsButton SWIFT_NAME("button") = 1ul << 2,
    UIAccessibilityTraitsCausesPageTurn SWIFT_NAME("causesPageTurn") = 1ul << 3,
    UIAccessibilityTraitsHeader SWIFT_NAME("header") = 1ul << 4,
    UIAccessibilityTraitsImage SWIFT_NAME("image") = 1ul << 5,
    UIAccessibilityTraitsKeyboardKey SWIFT_NAME("keyboardKey") = 1ul << 6,
    UIAccessibilityTraitsLink SWIFT_NAME("link") = 1ul << 7,
    UIAccessibilityTraitsNone SWIFT_NAME("none") = 1ul << 8,
    UIAccessibilityTraitsNotEnabled SWIFT_NAME("notEnabled") = 1ul << 9,
    UIAccessibilityTraitsPlaysSound SWIFT_NAME("playsSound") = 1ul << 10,
    UIAccessibilityTraitsSearchField SWIFT_NAME("searchField") = 1ul << 11,
    UIAccessibilityTraitsSelected SWIFT_NAME("selected") = 1ul << 12,
    UIAccessibilityTraitsStartsMediaSession SWIFT_NAME("startsMediaSession") = 1ul << 13,
    UIAccessibilityTraitsStaticText SWIFT_NAME("staticText") = 1ul << 14,
    UIAccessibilityTraitsSummaryElement SWIFT_NAME("summaryElement") = 1ul << 15,
    UIAccessibilityTraitsTabBar SWIFT_NAME("tabBar") = 1ul << 16,
    UIAccessibilityTraitsUpdatesFrequently SWIFT_NAME("updatesFrequently") = 1ul << 17,
};
typedef enum OPEN_ENUM UIActivityIndicatorViewStyle : NSInteger UIActivityIndicatorViewStyle;
enum OPEN_ENUM SWIFT_NAME("UIActivityIndicatorView.Style") UIActivityIndicatorViewStyle : NSInteger {
    UIActivityIndicatorViewStyleLarge SWIFT_NAME("large") = 101,
    UIActivityIndicatorViewStyleMedium SWIFT_NAME("medium") = 100,
};
typedef enum OPEN_ENUM UIAlertActionStyle : NSInteger UIAlertActionStyle;
enum OPEN_ENUM SWIFT_NAME("UIAlertAction.Style") UIAlertActionStyle : NSInteger {
    UIAlertActionStyleCancel SWIFT_NAME("cancel") = 1,
    UIAlertActionStyleDefault SWIFT_NAME("default") = 0,
    UIAlertActionStyleDestructive SWIFT_NAME("destructive") = 2,
};
typedef enum OPEN_ENUM UIAlertControllerStyle : NSInteger UIAlertControllerStyle;
enum OPEN_ENUM SWIFT_NAME("UIAlertController.Style") UIAlertControllerStyle : NSInteger {
    UIAlertControllerStyleActionSheet SWIFT_NAME("actionSheet") = 0,
    UIAlertControllerStyleAlert SWIFT_NAME("alert") = 1,
};
typedef enum OPEN_ENUM UIApplicationState : NSInteger UIApplicationState;
enum OPEN_ENUM SWIFT_NAME("UIApplication.State") UIApplicationState : NSInteger {
    UIApplicationStateActive SWIFT_NAME("active") = 0,
    UIApplicationStateBackground SWIFT_NAME("background") = 2,
    UIApplicationStateInactive SWIFT_NAME("inactive") = 1,
};
typedef enum FLAGS UIAxis : NSUInteger UIAxis;
enum FLAGS SWIFT_NAME("UIAxis") UIAxis : NSUInteger {
    UIAxisBoth SWIFT_NAME("both") = 1ul << 0,
    UIAxisHorizontal SWIFT_NAME("horizontal") = 1ul << 1,
    UIAxisVertical SWIFT_NAME("vertical") = 1ul << 2,
};
typedef enum OPEN_ENUM UIBarButtonItemStyle : NSInteger UIBarButtonItemStyle;
enum OPEN_ENUM SWIFT_NAME("UIBarButtonItem.Style") UIBarButtonItemStyle : NSInteger {
    UIBarButtonItemStyleDone SWIFT_NAME("done") = 0,
    UIBarButtonItemStylePlain SWIFT_NAME("plain") = 0,
};
typedef enum OPEN_ENUM UIBarButtonItemSystemItem : NSInteger UIBarButtonItemSystemItem;
enum OPEN_ENUM SWIFT_NAME("UIBarButtonItem.SystemItem") UIBarButtonItemSystemItem : NSInteger {
    UIBarButtonItemSystemItemAdd SWIFT_NAME("add") = 0,
    UIBarButtonItemSystemItemCancel SWIFT_NAME("cancel") = 1,
    UIBarButtonItemSystemItemDone SWIFT_NAME("done") = 2,
    UIBarButtonItemSystemItemEdit SWIFT_NAME("edit") = 3,
    UIBarButtonItemSystemItemSave SWIFT_NAME("save") = 4,
};
typedef enum OPEN_ENUM UIBarPosition : NSInteger UIBarPosition;
enum OPEN_ENUM SWIFT_NAME("UIBarPosition") UIBarPosition : NSInteger {
    UIBarPositionAny SWIFT_NAME("any") = 0,
    UIBarPositionBottom SWIFT_NAME("bottom") = 1,
    UIBarPositionTop SWIFT_NAME("top") = 2,
    UIBarPositionTopAttached SWIFT_NAME("topAttached") = 3,
};
typedef enum OPEN_ENUM UIBaselineAdjustment : NSInteger UIBaselineAdjustment;
enum OPEN_ENUM SWIFT_NAME("UIBaselineAdjustment") UIBaselineAdjustment : NSInteger {
    UIBaselineAdjustmentAlignBaselines SWIFT_NAME("alignBaselines") = 0,
    UIBaselineAdjustmentAlignCenters SWIFT_NAME("alignCenters") = 1,
    UIBaselineAdjustmentNone SWIFT_NAME("none") = 2,
};
typedef enum OPEN_ENUM UIBlurEffectStyle : NSInteger UIBlurEffectStyle;
enum OPEN_ENUM SWIFT_NAME("UIBlurEffect.Style") UIBlurEffectStyle : NSInteger {
    UIBlurEffectStyleDark SWIFT_NAME("dark") = 2,
    UIBlurEffectStyleExtraLight SWIFT_NAME("extraLight") = 0,
    UIBlurEffectStyleLight SWIFT_NAME("light") = 1,
    UIBlurEffectStyleProminent SWIFT_NAME("prominent") = 5,
    UIBlurEffectStyleRegular SWIFT_NAME("regular") = 4,
    UIBlurEffectStyleSystemChromeMaterial SWIFT_NAME("systemChromeMaterial") = 10,
    UIBlurEffectStyleSystemChromeMaterialDark SWIFT_NAME("systemChromeMaterialDark") = 20,
    UIBlurEffectStyleSystemChromeMaterialLight SWIFT_NAME("systemChromeMaterialLight") = 15,
    UIBlurEffectStyleSystemMaterial SWIFT_NAME("systemMaterial") = 8,
    UIBlurEffectStyleSystemMaterialDark SWIFT_NAME("systemMaterialDark") = 18,
    UIBlurEffectStyleSystemMaterialLight SWIFT_NAME("systemMaterialLight") = 13,
    UIBlurEffectStyleSystemThickMaterial SWIFT_NAME("systemThickMaterial") = 9,
    UIBlurEffectStyleSystemThickMaterialDark SWIFT_NAME("systemThickMaterialDark") = 19,
    UIBlurEffectStyleSystemThickMaterialLight SWIFT_NAME("systemThickMaterialLight") = 14,
    UIBlurEffectStyleSystemThinMaterial SWIFT_NAME("systemThinMaterial") = 7,
    UIBlurEffectStyleSystemThinMaterialDark SWIFT_NAME("systemThinMaterialDark") = 17,
    UIBlurEffectStyleSystemThinMaterialLight SWIFT_NAME("systemThinMaterialLight") = 12,
    UIBlurEffectStyleSystemUltraThinMaterial SWIFT_NAME("systemUltraThinMaterial") = 6,
    UIBlurEffectStyleSystemUltraThinMaterialDark SWIFT_NAME("systemUltraThinMaterialDark") = 16,
    UIBlurEffectStyleSystemUltraThinMaterialLight SWIFT_NAME("systemUltraThinMaterialLight") = 11,
};
typedef enum OPEN_ENUM UIButtonButtonType : NSInteger UIButtonButtonType;
enum OPEN_ENUM SWIFT_NAME("UIButton.ButtonType") UIButtonButtonType : NSInteger {
    UIButtonButtonTypeClose SWIFT_NAME("close") = 0,
    UIButtonButtonTypeContactAdd SWIFT_NAME("contactAdd") = 1,
    UIButtonButtonTypeCustom SWIFT_NAME("custom") = 2,
    UIButtonButtonTypeDetailDisclosure SWIFT_NAME("detailDisclosure") = 3,
    UIButtonButtonTypeInfoDark SWIFT_NAME("infoDark") = 4,
    UIButtonButtonTypeInfoLight SWIFT_NAME("infoLight") = 5,
    UIButtonButtonTypeSystem SWIFT_NAME("system") = 6,
};
typedef enum OPEN_ENUM UICollectionLayoutSectionOrthogonalScrollingBehavior : NSInteger UICollectionLayoutSectionOrthogonalScrollingBehavior;
enum OPEN_ENUM SWIFT_NAME("UICollectionLayoutSectionOrthogonalScrollingBehavior") UICollectionLayoutSectionOrthogonalScrollingBehavior : NSInteger {
    UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuous SWIFT_NAME("continuous") = 0,
    UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuousGroupLeadingBoundary SWIFT_NAME("continuousGroupLeadingBoundary") = 1,
    UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPaging SWIFT_NAME("groupPaging") = 2,
    UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPagingCentered SWIFT_NAME("groupPagingCentered") = 3,
    UICollectionLayoutSectionOrthogonalScrollingBehaviorNone SWIFT_NAME("none") = 4,
    UICollectionLayoutSectionOrthogonalScrollingBehaviorPaging SWIFT_NAME("paging") = 5,
};
typedef enum OPEN_ENUM UICollectionViewElementCategory : NSUInteger UICollectionViewElementCategory;
enum OPEN_ENUM SWIFT_NAME("UICollectionView.ElementCategory") UICollectionViewElementCategory : NSUInteger {
    UICollectionViewElementCategoryCell SWIFT_NAME("cell") = 0,
    UICollectionViewElementCategoryDecorationView SWIFT_NAME("decorationView") = 1,
    UICollectionViewElementCategorySupplementaryView SWIFT_NAME("supplementaryView") = 2,
};
typedef enum OPEN_ENUM UICollectionViewReorderingCadence : NSInteger UICollectionViewReorderingCadence;
enum OPEN_ENUM SWIFT_NAME("UICollectionView.ReorderingCadence") UICollectionViewReorderingCadence : NSInteger {
    UICollectionViewReorderingCadenceFast SWIFT_NAME("fast") = 1,
    UICollectionViewReorderingCadenceImmediate SWIFT_NAME("immediate") = 0,
    UICollectionViewReorderingCadenceSlow SWIFT_NAME("slow") = 2,
};
typedef enum OPEN_ENUM UICollectionViewScrollDirection : NSInteger UICollectionViewScrollDirection;
enum OPEN_ENUM SWIFT_NAME("UICollectionView.ScrollDirection") UICollectionViewScrollDirection : NSInteger {
    UICollectionViewScrollDirectionHorizontal SWIFT_NAME("horizontal") = 1,
    UICollectionViewScrollDirectionVertical SWIFT_NAME("vertical") = 0,
};
typedef enum FLAGS UICollectionViewScrollPosition : NSUInteger UICollectionViewScrollPosition;
enum FLAGS SWIFT_NAME("UICollectionView.ScrollPosition") UICollectionViewScrollPosition : NSUInteger {
    UICollectionViewScrollPositionBottom SWIFT_NAME("bottom") = 1<<2,
    UICollectionViewScrollPositionCenteredHorizontally SWIFT_NAME("centeredHorizontally") = 1<<4,
    UICollectionViewScrollPositionCenteredVertically SWIFT_NAME("centeredVertically") = 1<<1,
    UICollectionViewScrollPositionLeft SWIFT_NAME("left") = 1<<3,
    UICollectionViewScrollPositionRight SWIFT_NAME("right") = 1<<5,
    UICollectionViewScrollPositionTop SWIFT_NAME("top") = 1<<0,
};
typedef enum OPEN_ENUM UICollectionViewSelfSizingInvalidation : NSInteger UICollectionViewSelfSizingInvalidation;
enum OPEN_ENUM SWIFT_NAME("UICollectionView.SelfSizingInvalidation") UICollectionViewSelfSizingInvalidation : NSInteger {
    UICollectionViewSelfSizingInvalidationDisabled SWIFT_NAME("disabled") = 0,
    UICollectionViewSelfSizingInvalidationEnabled SWIFT_NAME("enabled") = 1,
    UICollectionViewSelfSizingInvalidationEnabledIncludingConstraints SWIFT_NAME("enabledIncludingConstraints") = 2,
};
typedef enum OPEN_ENUM UICollectionViewCellDragState : NSInteger UICollectionViewCellDragState;
enum OPEN_ENUM SWIFT_NAME("UICollectionViewCell.DragState") UICollectionViewCellDragState : NSInteger {
    UICollectionViewCellDragStateDragging SWIFT_NAME("dragging") = 2,
    UICollectionViewCellDragStateLifting SWIFT_NAME("lifting") = 1,
    UICollectionViewCellDragStateNone SWIFT_NAME("none") = 0,
};
typedef enum OPEN_ENUM UICollectionViewDropProposalIntent : NSInteger UICollectionViewDropProposalIntent;
enum OPEN_ENUM SWIFT_NAME("UICollectionViewDropProposal.Intent") UICollectionViewDropProposalIntent : NSInteger {
    UICollectionViewDropProposalIntentInsertAtDestinationIndexPath SWIFT_NAME("insertAtDestinationIndexPath") = 0,
    UICollectionViewDropProposalIntentInsertIntoDestinationIndexPath SWIFT_NAME("insertIntoDestinationIndexPath") = 1,
    UICollectionViewDropProposalIntentUnspecified SWIFT_NAME("unspecified") = 2,
};
typedef enum OPEN_ENUM UICollectionViewFlowLayoutSectionInsetReference : NSInteger UICollectionViewFlowLayoutSectionInsetReference;
enum OPEN_ENUM SWIFT_NAME("UICollectionViewFlowLayout.SectionInsetReference") UICollectionViewFlowLayoutSectionInsetReference : NSInteger {
    UICollectionViewFlowLayoutSectionInsetReferenceFromContentInset SWIFT_NAME("fromContentInset") = 0,
    UICollectionViewFlowLayoutSectionInsetReferenceFromLayoutMargins SWIFT_NAME("fromLayoutMargins") = 1,
    UICollectionViewFlowLayoutSectionInsetReferenceFromSafeArea SWIFT_NAME("fromSafeArea") = 2,
};
typedef enum OPEN_ENUM UICollectionViewUpdateItemAction : NSInteger UICollectionViewUpdateItemAction;
enum OPEN_ENUM SWIFT_NAME("UICollectionViewUpdateItem.Action") UICollectionViewUpdateItemAction : NSInteger {
    UICollectionViewUpdateItemActionDelete SWIFT_NAME("delete") = 0,
    UICollectionViewUpdateItemActionInsert SWIFT_NAME("insert") = 1,
    UICollectionViewUpdateItemActionMove SWIFT_NAME("move") = 2,
    UICollectionViewUpdateItemActionNone SWIFT_NAME("none") = 3,
    UICollectionViewUpdateItemActionReload SWIFT_NAME("reload") = 4,
};
typedef enum OPEN_ENUM UIContentInsetsReference : NSInteger UIContentInsetsReference;
enum OPEN_ENUM SWIFT_NAME("UIContentInsetsReference") UIContentInsetsReference : NSInteger {
    UIContentInsetsReferenceAutomatic SWIFT_NAME("automatic") = 0,
    UIContentInsetsReferenceLayoutMargins SWIFT_NAME("layoutMargins") = 1,
    UIContentInsetsReferenceNone SWIFT_NAME("none") = 2,
    UIContentInsetsReferenceReadableContent SWIFT_NAME("readableContent") = 3,
    UIContentInsetsReferenceSafeArea SWIFT_NAME("safeArea") = 4,
};
typedef enum OPEN_ENUM UIContextMenuInteractionCommitStyle : NSInteger UIContextMenuInteractionCommitStyle;
enum OPEN_ENUM SWIFT_NAME("UIContextMenuInteractionCommitStyle") UIContextMenuInteractionCommitStyle : NSInteger {
    UIContextMenuInteractionCommitStyleDismiss SWIFT_NAME("dismiss") = 0,
    UIContextMenuInteractionCommitStylePop SWIFT_NAME("pop") = 1,
};
typedef enum OPEN_ENUM UIContextualActionStyle : NSInteger UIContextualActionStyle;
enum OPEN_ENUM SWIFT_NAME("UIContextualAction.Style") UIContextualActionStyle : NSInteger {
    UIContextualActionStyleDestructive SWIFT_NAME("destructive") = 1,
    UIContextualActionStyleNormal SWIFT_NAME("normal") = 0,
};
typedef enum OPEN_ENUM UIControlContentHorizontalAlignment : NSInteger UIControlContentHorizontalAlignment;
enum OPEN_ENUM SWIFT_NAME("UIControl.ContentHorizontalAlignment") UIControlContentHorizontalAlignment : NSInteger {
    UIControlContentHorizontalAlignmentCenter SWIFT_NAME("center") = 0,
    UIControlContentHorizontalAlignmentFill SWIFT_NAME("fill") = 3,
    UIControlContentHorizontalAlignmentLeading SWIFT_NAME("leading") = 4,
    UIControlContentHorizontalAlignmentLeft SWIFT_NAME("left") = 1,
    UIControlContentHorizontalAlignmentRight SWIFT_NAME("right") = 2,
    UIControlContentHorizontalAlignmentTrailing SWIFT_NAME("trailing") = 5,
};
typedef enum OPEN_ENUM UIControlContentVerticalAlignment : NSInteger UIControlContentVerticalAlignment;
enum OPEN_ENUM SWIFT_NAME("UIControl.ContentVerticalAlignment") UIControlContentVerticalAlignment : NSInteger {
    UIControlContentVerticalAlignmentBottom SWIFT_NAME("bottom") = 2,
    UIControlContentVerticalAlignmentCenter SWIFT_NAME("center") = 0,
    UIControlContentVerticalAlignmentFill SWIFT_NAME("fill") = 3,
    UIControlContentVerticalAlignmentTop SWIFT_NAME("top") = 1,
};
typedef enum FLAGS UIControlEvent : NSUInteger UIControlEvent;
enum FLAGS SWIFT_NAME("UIControl.Event") UIControlEvent : NSUInteger {
    UIControlEventAllEditingEvents SWIFT_NAME("allEditingEvents") = 0x000F0000,
    UIControlEventAllEvents SWIFT_NAME("allEvents") = 0xFFFFFFFF,
    UIControlEventAllTouchEvents SWIFT_NAME("allTouchEvents") = 0x00000FFF,
    UIControlEventEditingChanged SWIFT_NAME("editingChanged") = 1<<17,
    UIControlEventEditingDidBegin SWIFT_NAME("editingDidBegin") = 1<<16,
    UIControlEventEditingDidEnd SWIFT_NAME("editingDidEnd") = 1<<18,
    UIControlEventEditingDidEndOnExit SWIFT_NAME("editingDidEndOnExit") = 1<<19,
    UIControlEventMenuActionTriggered SWIFT_NAME("menuActionTriggered") = 1<<14,
    UIControlEventPrimaryActionTriggered SWIFT_NAME("primaryActionTriggered") = 1<<13,
    UIControlEventTouchCancel SWIFT_NAME("touchCancel") = 1<<8,
    UIControlEventTouchDown SWIFT_NAME("touchDown") = 1<<0,
    UIControlEventTouchDownRepeat SWIFT_NAME("touchDownRepeat") = 1<<1,
    UIControlEventTouchDragEnter SWIFT_NAME("touchDragEnter") = 1<<4,
    UIControlEventTouchDragExit SWIFT_NAME("touchDragExit") = 1<<5,
    UIControlEventTouchDragInside SWIFT_NAME("touchDragInside") = 1<<2,
    UIControlEventTouchDragOutside SWIFT_NAME("touchDragOutside") = 1<<3,
    UIControlEventTouchUpInside SWIFT_NAME("touchUpInside") = 1<<6,
    UIControlEventTouchUpOutside SWIFT_NAME("touchUpOutside") = 1<<7,
    UIControlEventValueChanged SWIFT_NAME("valueChanged") = 1<<12,
};
typedef enum FLAGS UIControlState : NSUInteger UIControlState;
enum FLAGS SWIFT_NAME("UIControl.State") UIControlState : NSUInteger {
    UIControlStateApplication SWIFT_NAME("application") = 0x00FF0000,
    UIControlStateDisabled SWIFT_NAME("disabled") = 1<<1,
    UIControlStateFocused SWIFT_NAME("focused") = 1<<3,
    UIControlStateHighlighted SWIFT_NAME("highlighted") = 1<<0,
    UIControlStateNormal SWIFT_NAME("normal") = 0,
    UIControlStateReserved SWIFT_NAME("reserved") = 0xFF000000,
    UIControlStateSelected SWIFT_NAME("selected") = 1<<2,
};
typedef enum OPEN_ENUM UIDatePickerMode : NSInteger UIDatePickerMode;
enum OPEN_ENUM SWIFT_NAME("UIDatePicker.Mode") UIDatePickerMode : NSInteger {
    UIDatePickerModeCountDownTimer SWIFT_NAME("countDownTimer") = 0,
    UIDatePickerModeDate SWIFT_NAME("date") = 1,
    UIDatePickerModeDateAndTime SWIFT_NAME("dateAndTime") = 2,
    UIDatePickerModeTime SWIFT_NAME("time") = 3,
    UIDatePickerModeYearAndMonth SWIFT_NAME("yearAndMonth") = 4,
};
typedef enum OPEN_ENUM UIDatePickerStyle : NSInteger UIDatePickerStyle;
enum OPEN_ENUM SWIFT_NAME("UIDatePickerStyle") UIDatePickerStyle : NSInteger {
    UIDatePickerStyleAutomatic SWIFT_NAME("automatic") = 0,
    UIDatePickerStyleCompact SWIFT_NAME("compact") = 1,
    UIDatePickerStyleInline SWIFT_NAME("inline") = 2,
    UIDatePickerStyleWheels SWIFT_NAME("wheels") = 3,
};
typedef enum OPEN_ENUM UIDeviceOrientation : NSInteger UIDeviceOrientation;
enum OPEN_ENUM SWIFT_NAME("UIDeviceOrientation") UIDeviceOrientation : NSInteger {
    UIDeviceOrientationFaceDown SWIFT_NAME("faceDown") = 6,
    UIDeviceOrientationFaceUp SWIFT_NAME("faceUp") = 5,
    UIDeviceOrientationLandscapeLeft SWIFT_NAME("landscapeLeft") = 3,
    UIDeviceOrientationLandscapeRight SWIFT_NAME("landscapeRight") = 4,
    UIDeviceOrientationPortrait SWIFT_NAME("portrait") = 1,
    UIDeviceOrientationPortraitUpsideDown SWIFT_NAME("portraitUpsideDown") = 2,
    UIDeviceOrientationUnknown SWIFT_NAME("unknown") = 0,
};
typedef enum OPEN_ENUM UIDropOperation : NSUInteger UIDropOperation;
enum OPEN_ENUM SWIFT_NAME("UIDropOperation") UIDropOperation : NSUInteger {
    UIDropOperationCancel SWIFT_NAME("cancel") = 0,
    UIDropOperationCopy SWIFT_NAME("copy") = 2,
    UIDropOperationForbidden SWIFT_NAME("forbidden") = 1,
    UIDropOperationMove SWIFT_NAME("move") = 3,
};
typedef enum FLAGS UIEventButtonMask : NSInteger UIEventButtonMask;
enum FLAGS SWIFT_NAME("UIEvent.ButtonMask") UIEventButtonMask : NSInteger {
    UIEventButtonMaskPrimary SWIFT_NAME("primary") = 1<<0,
    UIEventButtonMaskSecondary SWIFT_NAME("secondary") = 1<<1,
};
typedef enum OPEN_ENUM UIEventEventType : NSInteger UIEventEventType;
enum OPEN_ENUM SWIFT_NAME("UIEvent.EventType") UIEventEventType : NSInteger {
    UIEventEventTypeHover SWIFT_NAME("hover") = 0,
    UIEventEventTypeMotion SWIFT_NAME("motion") = 1,
    UIEventEventTypePresses SWIFT_NAME("presses") = 2,
    UIEventEventTypeRemoteControl SWIFT_NAME("remoteControl") = 3,
    UIEventEventTypeScroll SWIFT_NAME("scroll") = 4,
    UIEventEventTypeTouches SWIFT_NAME("touches") = 5,
    UIEventEventTypeTransform SWIFT_NAME("transform") = 6,
};
typedef enum FLAGS UIFontDescriptorSymbolicTraits : unsigned int UIFontDescriptorSymbolicTraits;
enum FLAGS SWIFT_NAME("UIFontDescriptor.SymbolicTraits") UIFontDescriptorSymbolicTraits : unsigned int {
    UIFontDescriptorSymbolicTraitsTraitBold SWIFT_NAME("traitBold") = 1ul << 0,
    UIFontDescriptorSymbolicTraitsTraitCondensed SWIFT_NAME("traitCondensed") = 1ul << 1,
    UIFontDescriptorSymbolicTraitsTraitExpanded SWIFT_NAME("traitExpanded") = 1ul << 2,
    UIFontDescriptorSymbolicTraitsTraitItalic SWIFT_NAME("traitItalic") = 1ul << 3,
    UIFontDescriptorSymbolicTraitsTraitLooseLeading SWIFT_NAME("traitLooseLeading") = 1ul << 4,
    UIFontDescriptorSymbolicTraitsTraitMonoSpace SWIFT_NAME("traitMonoSpace") = 1ul << 5,
    UIFontDescriptorSymbolicTraitsTraitTightLeading SWIFT_NAME("traitTightLeading") = 1ul << 6,
    UIFontDescriptorSymbolicTraitsTraitUIOptimized SWIFT_NAME("traitUIOptimized") = 1ul << 7,
    UIFontDescriptorSymbolicTraitsTraitVertical SWIFT_NAME("traitVertical") = 1ul << 8,
};
typedef enum OPEN_ENUM UIGestureRecognizerState : NSInteger UIGestureRecognizerState;
enum OPEN_ENUM SWIFT_NAME("UIGestureRecognizer.State") UIGestureRecognizerState : NSInteger {
    UIGestureRecognizerStateBegan SWIFT_NAME("began") = 1,
    UIGestureRecognizerStateCancelled SWIFT_NAME("cancelled") = 4,
    UIGestureRecognizerStateChanged SWIFT_NAME("changed") = 2,
    UIGestureRecognizerStateEnded SWIFT_NAME("ended") = 3,
    UIGestureRecognizerStateFailed SWIFT_NAME("failed") = 5,
    UIGestureRecognizerStatePossible SWIFT_NAME("possible") = 0,
};
typedef enum OPEN_ENUM UIImageRenderingMode : NSInteger UIImageRenderingMode;
enum OPEN_ENUM SWIFT_NAME("UIImage.RenderingMode") UIImageRenderingMode : NSInteger {
    UIImageRenderingModeAlwaysOriginal SWIFT_NAME("alwaysOriginal") = 1,
    UIImageRenderingModeAlwaysTemplate SWIFT_NAME("alwaysTemplate") = 2,
    UIImageRenderingModeAutomatic SWIFT_NAME("automatic") = 0,
};
typedef enum OPEN_ENUM UIImageSymbolScale : NSInteger UIImageSymbolScale;
enum OPEN_ENUM SWIFT_NAME("UIImage.SymbolScale") UIImageSymbolScale : NSInteger {
    UIImageSymbolScaleDefault SWIFT_NAME("default") = -1,
    UIImageSymbolScaleLarge SWIFT_NAME("large") = 3,
    UIImageSymbolScaleMedium SWIFT_NAME("medium") = 2,
    UIImageSymbolScaleSmall SWIFT_NAME("small") = 1,
    UIImageSymbolScaleUnspecified SWIFT_NAME("unspecified") = 0,
};
typedef enum OPEN_ENUM UIImpactFeedbackGeneratorFeedbackStyle : NSInteger UIImpactFeedbackGeneratorFeedbackStyle;
enum OPEN_ENUM SWIFT_NAME("UIImpactFeedbackGenerator.FeedbackStyle") UIImpactFeedbackGeneratorFeedbackStyle : NSInteger {
    UIImpactFeedbackGeneratorFeedbackStyleHeavy SWIFT_NAME("heavy") = 0,
    UIImpactFeedbackGeneratorFeedbackStyleLight SWIFT_NAME("light") = 1,
    UIImpactFeedbackGeneratorFeedbackStyleMedium SWIFT_NAME("medium") = 2,
    UIImpactFeedbackGeneratorFeedbackStyleRigid SWIFT_NAME("rigid") = 3,
    UIImpactFeedbackGeneratorFeedbackStyleSoft SWIFT_NAME("soft") = 4,
};
typedef enum OPEN_ENUM UIInterfaceOrientation : NSInteger UIInterfaceOrientation;
enum OPEN_ENUM SWIFT_NAME("UIInterfaceOrientation") UIInterfaceOrientation : NSInteger {
    UIInterfaceOrientationLandscapeLeft SWIFT_NAME("landscapeLeft") = 0,
    UIInterfaceOrientationLandscapeRight SWIFT_NAME("landscapeRight") = 1,
    UIInterfaceOrientationPortrait SWIFT_NAME("portrait") = 2,
    UIInterfaceOrientationPortraitUpsideDown SWIFT_NAME("portraitUpsideDown") = 3,
    UIInterfaceOrientationUnknown SWIFT_NAME("unknown") = 4,
};
typedef enum FLAGS UIInterfaceOrientationMask : NSUInteger UIInterfaceOrientationMask;
enum FLAGS SWIFT_NAME("UIInterfaceOrientationMask") UIInterfaceOrientationMask : NSUInteger {
    UIInterfaceOrientationMaskAll SWIFT_NAME("all") = 1ul << 0,
    UIInterfaceOrientationMaskAllButUpsideDown SWIFT_NAME("allButUpsideDown") = 1ul << 1,
    UIInterfaceOrientationMaskLandscape SWIFT_NAME("landscape") = 1ul << 2,
    UIInterfaceOrientationMaskLandscapeLeft SWIFT_NAME("landscapeLeft") = 1ul << 3,
    UIInterfaceOrientationMaskLandscapeRight SWIFT_NAME("landscapeRight") = 1ul << 4,
    UIInterfaceOrientationMaskPortrait SWIFT_NAME("portrait") = 1ul << 5,
    UIInterfaceOrientationMaskPortraitUpsideDown SWIFT_NAME("portraitUpsideDown") = 1ul << 6,
};
typedef enum OPEN_ENUM UIKeyboardAppearance : NSInteger UIKeyboardAppearance;
enum OPEN_ENUM SWIFT_NAME("UIKeyboardAppearance") UIKeyboardAppearance : NSInteger {
    UIKeyboardAppearanceDark SWIFT_NAME("dark") = 1,
    UIKeyboardAppearanceDefault SWIFT_NAME("default") = 0,
    UIKeyboardAppearanceLight SWIFT_NAME("light") = 2,
};
typedef enum OPEN_ENUM UIKeyboardType : NSInteger UIKeyboardType;
enum OPEN_ENUM SWIFT_NAME("UIKeyboardType") UIKeyboardType : NSInteger {
    UIKeyboardTypeURL SWIFT_NAME("URL") = 3,
    UIKeyboardTypeASCIICapable SWIFT_NAME("asciiCapable") = 1,
    UIKeyboardTypeASCIICapableNumberPad SWIFT_NAME("asciiCapableNumberPad") = 11,
    UIKeyboardTypeDecimalPad SWIFT_NAME("decimalPad") = 8,
    UIKeyboardTypeDefault SWIFT_NAME("default") = 0,
    UIKeyboardTypeEmailAddress SWIFT_NAME("emailAddress") = 7,
    UIKeyboardTypeNamePhonePad SWIFT_NAME("namePhonePad") = 6,
    UIKeyboardTypeNumberPad SWIFT_NAME("numberPad") = 4,
    UIKeyboardTypeNumbersAndPunctuation SWIFT_NAME("numbersAndPunctuation") = 2,
    UIKeyboardTypePhonePad SWIFT_NAME("phonePad") = 5,
    UIKeyboardTypeTwitter SWIFT_NAME("twitter") = 9,
    UIKeyboardTypeWebSearch SWIFT_NAME("webSearch") = 10,
};
typedef enum OPEN_ENUM UILegibilityWeight : NSInteger UILegibilityWeight;
enum OPEN_ENUM SWIFT_NAME("UILegibilityWeight") UILegibilityWeight : NSInteger {
    UILegibilityWeightBold SWIFT_NAME("bold") = 1,
    UILegibilityWeightRegular SWIFT_NAME("regular") = 0,
    UILegibilityWeightUnspecified SWIFT_NAME("unspecified") = -1,
};
typedef enum OPEN_ENUM UIListEnvironment : NSInteger UIListEnvironment;
enum OPEN_ENUM SWIFT_NAME("UIListEnvironment") UIListEnvironment : NSInteger {
    UIListEnvironmentGrouped SWIFT_NAME("grouped") = 3,
    UIListEnvironmentInsetGrouped SWIFT_NAME("insetGrouped") = 4,
    UIListEnvironmentNone SWIFT_NAME("none") = 1,
    UIListEnvironmentPlain SWIFT_NAME("plain") = 2,
    UIListEnvironmentSidebar SWIFT_NAME("sidebar") = 5,
    UIListEnvironmentSidebarPlain SWIFT_NAME("sidebarPlain") = 6,
    UIListEnvironmentUnspecified SWIFT_NAME("unspecified") = 0,
};
typedef enum FLAGS UIMenuOptions : NSUInteger UIMenuOptions;
enum FLAGS SWIFT_NAME("UIMenu.Options") UIMenuOptions : NSUInteger {
    UIMenuOptionsDestructive SWIFT_NAME("destructive") = 1<<1,
    UIMenuOptionsDisplayInline SWIFT_NAME("displayInline") = 1<<0,
    UIMenuOptionsSingleSelection SWIFT_NAME("singleSelection") = 1<<5,
};
typedef enum FLAGS UIMenuElementAttributes : NSUInteger UIMenuElementAttributes;
enum FLAGS SWIFT_NAME("UIMenuElement.Attributes") UIMenuElementAttributes : NSUInteger {
    UIMenuElementAttributesDestructive SWIFT_NAME("destructive") = 1<<1,
    UIMenuElementAttributesDisabled SWIFT_NAME("disabled") = 1<<0,
    UIMenuElementAttributesHidden SWIFT_NAME("hidden") = 1<<2,
    UIMenuElementAttributesKeepsMenuPresented SWIFT_NAME("keepsMenuPresented") = 1<<3,
};
typedef enum OPEN_ENUM UIMenuElementState : NSInteger UIMenuElementState;
enum OPEN_ENUM SWIFT_NAME("UIMenuElement.State") UIMenuElementState : NSInteger {
    UIMenuElementStateMixed SWIFT_NAME("mixed") = 2,
    UIMenuElementStateOff SWIFT_NAME("off") = 0,
    UIMenuElementStateOn SWIFT_NAME("on") = 1,
};
typedef enum OPEN_ENUM UIModalPresentationStyle : NSInteger UIModalPresentationStyle;
enum OPEN_ENUM SWIFT_NAME("UIModalPresentationStyle") UIModalPresentationStyle : NSInteger {
    UIModalPresentationStyleAutomatic SWIFT_NAME("automatic") = 0,
    UIModalPresentationStyleCurrentContext SWIFT_NAME("currentContext") = 1,
    UIModalPresentationStyleCustom SWIFT_NAME("custom") = 2,
    UIModalPresentationStyleFormSheet SWIFT_NAME("formSheet") = 3,
    UIModalPresentationStyleFullScreen SWIFT_NAME("fullScreen") = 4,
    UIModalPresentationStyleNone SWIFT_NAME("none") = 5,
    UIModalPresentationStyleOverCurrentContext SWIFT_NAME("overCurrentContext") = 6,
    UIModalPresentationStyleOverFullScreen SWIFT_NAME("overFullScreen") = 7,
    UIModalPresentationStylePageSheet SWIFT_NAME("pageSheet") = 8,
    UIModalPresentationStylePopover SWIFT_NAME("popover") = 9,
};
typedef enum OPEN_ENUM UIModalTransitionStyle : NSInteger UIModalTransitionStyle;
enum OPEN_ENUM SWIFT_NAME("UIModalTransitionStyle") UIModalTransitionStyle : NSInteger {
    UIModalTransitionStyleCoverVertical SWIFT_NAME("coverVertical") = 0,
    UIModalTransitionStyleCrossDissolve SWIFT_NAME("crossDissolve") = 2,
    UIModalTransitionStyleFlipHorizontal SWIFT_NAME("flipHorizontal") = 1,
    UIModalTransitionStylePartialCurl SWIFT_NAME("partialCurl") = 3,
};
typedef enum OPEN_ENUM UINavigationItemLargeTitleDisplayMode : NSInteger UINavigationItemLargeTitleDisplayMode;
enum OPEN_ENUM SWIFT_NAME("UINavigationItem.LargeTitleDisplayMode") UINavigationItemLargeTitleDisplayMode : NSInteger {
    UINavigationItemLargeTitleDisplayModeAlways SWIFT_NAME("always") = 1,
    UINavigationItemLargeTitleDisplayModeAutomatic SWIFT_NAME("automatic") = 0,
    UINavigationItemLargeTitleDisplayModeInline SWIFT_NAME("inline") = 3,
    UINavigationItemLargeTitleDisplayModeNever SWIFT_NAME("never") = 2,
};
typedef enum OPEN_ENUM UINotificationFeedbackGeneratorFeedbackType : NSInteger UINotificationFeedbackGeneratorFeedbackType;
enum OPEN_ENUM SWIFT_NAME("UINotificationFeedbackGenerator.FeedbackType") UINotificationFeedbackGeneratorFeedbackType : NSInteger {
    UINotificationFeedbackGeneratorFeedbackTypeError SWIFT_NAME("error") = 0,
    UINotificationFeedbackGeneratorFeedbackTypeSuccess SWIFT_NAME("success") = 1,
    UINotificationFeedbackGeneratorFeedbackTypeWarning SWIFT_NAME("warning") = 2,
};
typedef enum OPEN_ENUM UIPageControlBackgroundStyle : NSInteger UIPageControlBackgroundStyle;
enum OPEN_ENUM SWIFT_NAME("UIPageControl.BackgroundStyle") UIPageControlBackgroundStyle : NSInteger {
    UIPageControlBackgroundStyleAutomatic SWIFT_NAME("automatic") = 0,
    UIPageControlBackgroundStyleMinimal SWIFT_NAME("minimal") = 2,
    UIPageControlBackgroundStyleProminent SWIFT_NAME("prominent") = 1,
};
typedef enum OPEN_ENUM UIPageViewControllerNavigationDirection : NSInteger UIPageViewControllerNavigationDirection;
enum OPEN_ENUM SWIFT_NAME("UIPageViewController.NavigationDirection") UIPageViewControllerNavigationDirection : NSInteger {
    UIPageViewControllerNavigationDirectionForward SWIFT_NAME("forward") = 0,
    UIPageViewControllerNavigationDirectionReverse SWIFT_NAME("reverse") = 1,
};
typedef enum OPEN_ENUM UIPageViewControllerNavigationOrientation : NSInteger UIPageViewControllerNavigationOrientation;
enum OPEN_ENUM SWIFT_NAME("UIPageViewController.NavigationOrientation") UIPageViewControllerNavigationOrientation : NSInteger {
    UIPageViewControllerNavigationOrientationHorizontal SWIFT_NAME("horizontal") = 0,
    UIPageViewControllerNavigationOrientationVertical SWIFT_NAME("vertical") = 1,
};
typedef enum OPEN_ENUM UIPageViewControllerSpineLocation : NSInteger UIPageViewControllerSpineLocation;
enum OPEN_ENUM SWIFT_NAME("UIPageViewController.SpineLocation") UIPageViewControllerSpineLocation : NSInteger {
    UIPageViewControllerSpineLocationMax SWIFT_NAME("max") = 3,
    UIPageViewControllerSpineLocationMid SWIFT_NAME("mid") = 2,
    UIPageViewControllerSpineLocationMin SWIFT_NAME("min") = 1,
    UIPageViewControllerSpineLocationNone SWIFT_NAME("none") = 0,
};
typedef enum OPEN_ENUM UIPageViewControllerTransitionStyle : NSInteger UIPageViewControllerTransitionStyle;
enum OPEN_ENUM SWIFT_NAME("UIPageViewController.TransitionStyle") UIPageViewControllerTransitionStyle : NSInteger {
    UIPageViewControllerTransitionStylePageCurl SWIFT_NAME("pageCurl") = 0,
    UIPageViewControllerTransitionStyleScroll SWIFT_NAME("scroll") = 1,
};
typedef enum OPEN_ENUM UIProgressViewStyle : NSInteger UIProgressViewStyle;
enum OPEN_ENUM SWIFT_NAME("UIProgressView.Style") UIProgressViewStyle : NSInteger {
    UIProgressViewStyleBar SWIFT_NAME("bar") = 1,
    UIProgressViewStyleDefault SWIFT_NAME("default") = 0,
};
typedef enum FLAGS UIRectCorner : NSUInteger UIRectCorner;
enum FLAGS SWIFT_NAME("UIRectCorner") UIRectCorner : NSUInteger {
    UIRectCornerAllCorners SWIFT_NAME("allCorners") = 1ul << 0,
    UIRectCornerBottomLeft SWIFT_NAME("bottomLeft") = 1<<2,
    UIRectCornerBottomRight SWIFT_NAME("bottomRight") = 1<<3,
    UIRectCornerTopLeft SWIFT_NAME("topLeft") = 1<<0,
    UIRectCornerTopRight SWIFT_NAME("topRight") = 1<<1,
};
typedef enum FLAGS UIRectEdge : NSUInteger UIRectEdge;
enum FLAGS SWIFT_NAME("UIRectEdge") UIRectEdge : NSUInteger {
    UIRectEdgeAll SWIFT_NAME("all") = 1ul << 0,
    UIRectEdgeBottom SWIFT_NAME("bottom") = 1ul << 1,
    UIRectEdgeLeft SWIFT_NAME("left") = 1ul << 2,
    UIRectEdgeRight SWIFT_NAME("right") = 1ul << 3,
    UIRectEdgeTop SWIFT_NAME("top") = 1ul << 4,
};
typedef enum OPEN_ENUM UIReturnKeyType : NSInteger UIReturnKeyType;
enum OPEN_ENUM SWIFT_NAME("UIReturnKeyType") UIReturnKeyType : NSInteger {
    UIReturnKeyTypeContinue SWIFT_NAME("continue") = 0,
    UIReturnKeyTypeDefault SWIFT_NAME("default") = 1,
    UIReturnKeyTypeDone SWIFT_NAME("done") = 2,
    UIReturnKeyTypeEmergencyCall SWIFT_NAME("emergencyCall") = 3,
    UIReturnKeyTypeGo SWIFT_NAME("go") = 4,
    UIReturnKeyTypeGoogle SWIFT_NAME("google") = 5,
    UIReturnKeyTypeJoin SWIFT_NAME("join") = 6,
    UIReturnKeyTypeNext SWIFT_NAME("next") = 7,
    UIReturnKeyTypeRoute SWIFT_NAME("route") = 8,
    UIReturnKeyTypeSearch SWIFT_NAME("search") = 9,
    UIReturnKeyTypeSend SWIFT_NAME("send") = 10,
    UIReturnKeyTypeYahoo SWIFT_NAME("yahoo") = 11,
};
typedef enum OPEN_ENUM UISceneActivationState : NSInteger UISceneActivationState;
enum OPEN_ENUM SWIFT_NAME("UIScene.ActivationState") UISceneActivationState : NSInteger {
    UISceneActivationStateBackground SWIFT_NAME("background") = 2,
    UISceneActivationStateForegroundActive SWIFT_NAME("foregroundActive") = 0,
    UISceneActivationStateForegroundInactive SWIFT_NAME("foregroundInactive") = 1,
    UISceneActivationStateUnattached SWIFT_NAME("unattached") = -1,
};
typedef enum FLAGS UIScrollTypeMask : NSInteger UIScrollTypeMask;
enum FLAGS SWIFT_NAME("UIScrollTypeMask") UIScrollTypeMask : NSInteger {
    UIScrollTypeMaskAll SWIFT_NAME("all") = 1ul << 0,
    UIScrollTypeMaskContinuous SWIFT_NAME("continuous") = 1ul << 1,
    UIScrollTypeMaskDiscrete SWIFT_NAME("discrete") = 1ul << 2,
};
typedef enum OPEN_ENUM UIScrollViewContentInsetAdjustmentBehavior : NSInteger UIScrollViewContentInsetAdjustmentBehavior;
enum OPEN_ENUM SWIFT_NAME("UIScrollView.ContentInsetAdjustmentBehavior") UIScrollViewContentInsetAdjustmentBehavior : NSInteger {
    UIScrollViewContentInsetAdjustmentBehaviorAlways SWIFT_NAME("always") = 0,
    UIScrollViewContentInsetAdjustmentBehaviorAutomatic SWIFT_NAME("automatic") = 1,
    UIScrollViewContentInsetAdjustmentBehaviorNever SWIFT_NAME("never") = 2,
    UIScrollViewContentInsetAdjustmentBehaviorScrollableAxes SWIFT_NAME("scrollableAxes") = 3,
};
typedef enum OPEN_ENUM UIScrollViewIndicatorStyle : NSInteger UIScrollViewIndicatorStyle;
enum OPEN_ENUM SWIFT_NAME("UIScrollView.IndicatorStyle") UIScrollViewIndicatorStyle : NSInteger {
    UIScrollViewIndicatorStyleBlack SWIFT_NAME("black") = 1,
    UIScrollViewIndicatorStyleDefault SWIFT_NAME("default") = 0,
    UIScrollViewIndicatorStyleWhite SWIFT_NAME("white") = 2,
};
typedef enum OPEN_ENUM UIScrollViewKeyboardDismissMode : NSInteger UIScrollViewKeyboardDismissMode;
enum OPEN_ENUM SWIFT_NAME("UIScrollView.KeyboardDismissMode") UIScrollViewKeyboardDismissMode : NSInteger {
    UIScrollViewKeyboardDismissModeInteractive SWIFT_NAME("interactive") = 2,
    UIScrollViewKeyboardDismissModeInteractiveWithAccessory SWIFT_NAME("interactiveWithAccessory") = 4,
    UIScrollViewKeyboardDismissModeNone SWIFT_NAME("none") = 0,
    UIScrollViewKeyboardDismissModeOnDrag SWIFT_NAME("onDrag") = 1,
    UIScrollViewKeyboardDismissModeOnDragWithAccessory SWIFT_NAME("onDragWithAccessory") = 3,
};
typedef enum OPEN_ENUM UISearchBarStyle : NSUInteger UISearchBarStyle;
enum OPEN_ENUM SWIFT_NAME("UISearchBar.Style") UISearchBarStyle : NSUInteger {
    UISearchBarStyleDefault SWIFT_NAME("default") = 0,
    UISearchBarStyleMinimal SWIFT_NAME("minimal") = 2,
    UISearchBarStyleProminent SWIFT_NAME("prominent") = 1,
};
typedef enum OPEN_ENUM UISemanticContentAttribute : NSInteger UISemanticContentAttribute;
enum OPEN_ENUM SWIFT_NAME("UISemanticContentAttribute") UISemanticContentAttribute : NSInteger {
    UISemanticContentAttributeForceLeftToRight SWIFT_NAME("forceLeftToRight") = 3,
    UISemanticContentAttributeForceRightToLeft SWIFT_NAME("forceRightToLeft") = 4,
    UISemanticContentAttributePlayback SWIFT_NAME("playback") = 1,
    UISemanticContentAttributeSpatial SWIFT_NAME("spatial") = 2,
    UISemanticContentAttributeUnspecified SWIFT_NAME("unspecified") = 0,
};
typedef enum OPEN_ENUM UISplitViewControllerBackgroundStyle : NSInteger UISplitViewControllerBackgroundStyle;
enum OPEN_ENUM SWIFT_NAME("UISplitViewController.BackgroundStyle") UISplitViewControllerBackgroundStyle : NSInteger {
    UISplitViewControllerBackgroundStyleNone SWIFT_NAME("none") = 0,
    UISplitViewControllerBackgroundStyleSidebar SWIFT_NAME("sidebar") = 1,
};
typedef enum OPEN_ENUM UISplitViewControllerColumn : NSInteger UISplitViewControllerColumn;
enum OPEN_ENUM SWIFT_NAME("UISplitViewController.Column") UISplitViewControllerColumn : NSInteger {
    UISplitViewControllerColumnCompact SWIFT_NAME("compact") = 3,
    UISplitViewControllerColumnPrimary SWIFT_NAME("primary") = 0,
    UISplitViewControllerColumnSecondary SWIFT_NAME("secondary") = 2,
    UISplitViewControllerColumnSupplementary SWIFT_NAME("supplementary") = 1,
};
typedef enum OPEN_ENUM UISplitViewControllerDisplayMode : NSInteger UISplitViewControllerDisplayMode;
enum OPEN_ENUM SWIFT_NAME("UISplitViewController.DisplayMode") UISplitViewControllerDisplayMode : NSInteger {
    UISplitViewControllerDisplayModeAutomatic SWIFT_NAME("automatic") = 0,
    UISplitViewControllerDisplayModeOneBesideSecondary SWIFT_NAME("oneBesideSecondary") = 2,
    UISplitViewControllerDisplayModeOneOverSecondary SWIFT_NAME("oneOverSecondary") = 3,
    UISplitViewControllerDisplayModeSecondaryOnly SWIFT_NAME("secondaryOnly") = 1,
    UISplitViewControllerDisplayModeTwoBesideSecondary SWIFT_NAME("twoBesideSecondary") = 4,
    UISplitViewControllerDisplayModeTwoDisplaceSecondary SWIFT_NAME("twoDisplaceSecondary") = 6,
    UISplitViewControllerDisplayModeTwoOverSecondary SWIFT_NAME("twoOverSecondary") = 5,
};
typedef enum OPEN_ENUM UISplitViewControllerDisplayModeButtonVisibility : NSInteger UISplitViewControllerDisplayModeButtonVisibility;
enum OPEN_ENUM SWIFT_NAME("UISplitViewController.DisplayModeButtonVisibility") UISplitViewControllerDisplayModeButtonVisibility : NSInteger {
    UISplitViewControllerDisplayModeButtonVisibilityAlways SWIFT_NAME("always") = 2,
    UISplitViewControllerDisplayModeButtonVisibilityAutomatic SWIFT_NAME("automatic") = 0,
    UISplitViewControllerDisplayModeButtonVisibilityNever SWIFT_NAME("never") = 1,
};
typedef enum OPEN_ENUM UISplitViewControllerPrimaryEdge : NSInteger UISplitViewControllerPrimaryEdge;
enum OPEN_ENUM SWIFT_NAME("UISplitViewController.PrimaryEdge") UISplitViewControllerPrimaryEdge : NSInteger {
    UISplitViewControllerPrimaryEdgeLeading SWIFT_NAME("leading") = 0,
    UISplitViewControllerPrimaryEdgeTrailing SWIFT_NAME("trailing") = 1,
};
typedef enum OPEN_ENUM UISplitViewControllerSplitBehavior : NSInteger UISplitViewControllerSplitBehavior;
enum OPEN_ENUM SWIFT_NAME("UISplitViewController.SplitBehavior") UISplitViewControllerSplitBehavior : NSInteger {
    UISplitViewControllerSplitBehaviorAutomatic SWIFT_NAME("automatic") = 0,
    UISplitViewControllerSplitBehaviorDisplace SWIFT_NAME("displace") = 3,
    UISplitViewControllerSplitBehaviorOverlay SWIFT_NAME("overlay") = 2,
    UISplitViewControllerSplitBehaviorTile SWIFT_NAME("tile") = 1,
};
typedef enum OPEN_ENUM UISplitViewControllerStyle : NSInteger UISplitViewControllerStyle;
enum OPEN_ENUM SWIFT_NAME("UISplitViewController.Style") UISplitViewControllerStyle : NSInteger {
    UISplitViewControllerStyleDoubleColumn SWIFT_NAME("doubleColumn") = 1,
    UISplitViewControllerStyleTripleColumn SWIFT_NAME("tripleColumn") = 2,
    UISplitViewControllerStyleUnspecified SWIFT_NAME("unspecified") = 2,
};
typedef enum OPEN_ENUM UIStackViewAlignment : NSInteger UIStackViewAlignment;
enum OPEN_ENUM SWIFT_NAME("UIStackView.Alignment") UIStackViewAlignment : NSInteger {
    UIStackViewAlignmentCenter SWIFT_NAME("center") = 3,
    UIStackViewAlignmentFill SWIFT_NAME("fill") = 0,
    UIStackViewAlignmentFirstBaseline SWIFT_NAME("firstBaseline") = 2,
    UIStackViewAlignmentLastBaseline SWIFT_NAME("lastBaseline") = 5,
    UIStackViewAlignmentLeading SWIFT_NAME("leading") = 1,
    UIStackViewAlignmentTrailing SWIFT_NAME("trailing") = 4,
};
typedef enum OPEN_ENUM UIStackViewDistribution : NSInteger UIStackViewDistribution;
enum OPEN_ENUM SWIFT_NAME("UIStackView.Distribution") UIStackViewDistribution : NSInteger {
    UIStackViewDistributionEqualCentering SWIFT_NAME("equalCentering") = 4,
    UIStackViewDistributionEqualSpacing SWIFT_NAME("equalSpacing") = 3,
    UIStackViewDistributionFill SWIFT_NAME("fill") = 0,
    UIStackViewDistributionFillEqually SWIFT_NAME("fillEqually") = 1,
    UIStackViewDistributionFillProportionally SWIFT_NAME("fillProportionally") = 2,
};
typedef enum OPEN_ENUM UIStatusBarStyle : NSInteger UIStatusBarStyle;
enum OPEN_ENUM SWIFT_NAME("UIStatusBarStyle") UIStatusBarStyle : NSInteger {
    UIStatusBarStyleDarkContent SWIFT_NAME("darkContent") = 3,
    UIStatusBarStyleDefault SWIFT_NAME("default") = 0,
    UIStatusBarStyleLightContent SWIFT_NAME("lightContent") = 1,
};
typedef enum FLAGS UISwipeGestureRecognizerDirection : NSUInteger UISwipeGestureRecognizerDirection;
enum FLAGS SWIFT_NAME("UISwipeGestureRecognizer.Direction") UISwipeGestureRecognizerDirection : NSUInteger {
    UISwipeGestureRecognizerDirectionDown SWIFT_NAME("down") = 1<<3,
    UISwipeGestureRecognizerDirectionLeft SWIFT_NAME("left") = 1<<1,
    UISwipeGestureRecognizerDirectionRight SWIFT_NAME("right") = 1<<0,
    UISwipeGestureRecognizerDirectionUp SWIFT_NAME("up") = 1<<2,
};
typedef enum OPEN_ENUM UITabBarItemSystemItem : NSInteger UITabBarItemSystemItem;
enum OPEN_ENUM SWIFT_NAME("UITabBarItem.SystemItem") UITabBarItemSystemItem : NSInteger {
    UITabBarItemSystemItemBookmarks SWIFT_NAME("bookmarks") = 0,
    UITabBarItemSystemItemContacts SWIFT_NAME("contacts") = 1,
    UITabBarItemSystemItemDownloads SWIFT_NAME("downloads") = 2,
    UITabBarItemSystemItemFavorites SWIFT_NAME("favorites") = 3,
    UITabBarItemSystemItemFeatured SWIFT_NAME("featured") = 4,
    UITabBarItemSystemItemHistory SWIFT_NAME("history") = 5,
    UITabBarItemSystemItemMore SWIFT_NAME("more") = 6,
    UITabBarItemSystemItemMostRecent SWIFT_NAME("mostRecent") = 7,
    UITabBarItemSystemItemMostViewed SWIFT_NAME("mostViewed") = 8,
    UITabBarItemSystemItemRecents SWIFT_NAME("recents") = 9,
    UITabBarItemSystemItemSearch SWIFT_NAME("search") = 10,
    UITabBarItemSystemItemTopRated SWIFT_NAME("topRated") = 11,
};
typedef enum OPEN_ENUM UITableViewRowAnimation : NSInteger UITableViewRowAnimation;
enum OPEN_ENUM SWIFT_NAME("UITableView.RowAnimation") UITableViewRowAnimation : NSInteger {
    UITableViewRowAnimationAutomatic SWIFT_NAME("automatic") = 100,
    UITableViewRowAnimationBottom SWIFT_NAME("bottom") = 4,
    UITableViewRowAnimationFade SWIFT_NAME("fade") = 0,
    UITableViewRowAnimationLeft SWIFT_NAME("left") = 2,
    UITableViewRowAnimationMiddle SWIFT_NAME("middle") = 6,
    UITableViewRowAnimationNone SWIFT_NAME("none") = 5,
    UITableViewRowAnimationRight SWIFT_NAME("right") = 1,
    UITableViewRowAnimationTop SWIFT_NAME("top") = 3,
};
typedef enum OPEN_ENUM UITableViewScrollPosition : NSInteger UITableViewScrollPosition;
enum OPEN_ENUM SWIFT_NAME("UITableView.ScrollPosition") UITableViewScrollPosition : NSInteger {
    UITableViewScrollPositionBottom SWIFT_NAME("bottom") = 3,
    UITableViewScrollPositionMiddle SWIFT_NAME("middle") = 2,
    UITableViewScrollPositionNone SWIFT_NAME("none") = 0,
    UITableViewScrollPositionTop SWIFT_NAME("top") = 1,
};
typedef enum OPEN_ENUM UITableViewStyle : NSInteger UITableViewStyle;
enum OPEN_ENUM SWIFT_NAME("UITableView.Style") UITableViewStyle : NSInteger {
    UITableViewStyleGrouped SWIFT_NAME("grouped") = 1,
    UITableViewStyleInsetGrouped SWIFT_NAME("insetGrouped") = 2,
    UITableViewStylePlain SWIFT_NAME("plain") = 0,
};
typedef enum OPEN_ENUM UITableViewCellAccessoryType : NSInteger UITableViewCellAccessoryType;
enum OPEN_ENUM SWIFT_NAME("UITableViewCell.AccessoryType") UITableViewCellAccessoryType : NSInteger {
    UITableViewCellAccessoryTypeCheckmark SWIFT_NAME("checkmark") = 0,
    UITableViewCellAccessoryTypeDetailButton SWIFT_NAME("detailButton") = 1,
    UITableViewCellAccessoryTypeDetailDisclosureButton SWIFT_NAME("detailDisclosureButton") = 2,
    UITableViewCellAccessoryTypeDisclosureIndicator SWIFT_NAME("disclosureIndicator") = 3,
    UITableViewCellAccessoryTypeNone SWIFT_NAME("none") = 4,
};
typedef enum OPEN_ENUM UITableViewCellCellStyle : NSInteger UITableViewCellCellStyle;
enum OPEN_ENUM SWIFT_NAME("UITableViewCell.CellStyle") UITableViewCellCellStyle : NSInteger {
    UITableViewCellCellStyleDefault SWIFT_NAME("default") = 0,
    UITableViewCellCellStyleSubtitle SWIFT_NAME("subtitle") = 1,
    UITableViewCellCellStyleValue1 SWIFT_NAME("value1") = 2,
    UITableViewCellCellStyleValue2 SWIFT_NAME("value2") = 3,
};
typedef enum OPEN_ENUM UITableViewCellDragState : NSInteger UITableViewCellDragState;
enum OPEN_ENUM SWIFT_NAME("UITableViewCell.DragState") UITableViewCellDragState : NSInteger {
    UITableViewCellDragStateDragging SWIFT_NAME("dragging") = 2,
    UITableViewCellDragStateLifting SWIFT_NAME("lifting") = 1,
    UITableViewCellDragStateNone SWIFT_NAME("none") = 0,
};
typedef enum OPEN_ENUM UITableViewCellEditingStyle : NSInteger UITableViewCellEditingStyle;
enum OPEN_ENUM SWIFT_NAME("UITableViewCell.EditingStyle") UITableViewCellEditingStyle : NSInteger {
    UITableViewCellEditingStyleDelete SWIFT_NAME("delete") = 1,
    UITableViewCellEditingStyleInsert SWIFT_NAME("insert") = 2,
    UITableViewCellEditingStyleNone SWIFT_NAME("none") = 0,
};
typedef enum OPEN_ENUM UITableViewCellSelectionStyle : NSInteger UITableViewCellSelectionStyle;
enum OPEN_ENUM SWIFT_NAME("UITableViewCell.SelectionStyle") UITableViewCellSelectionStyle : NSInteger {
    UITableViewCellSelectionStyleBlue SWIFT_NAME("blue") = 1,
    UITableViewCellSelectionStyleDefault SWIFT_NAME("default") = 3,
    UITableViewCellSelectionStyleGray SWIFT_NAME("gray") = 2,
    UITableViewCellSelectionStyleNone SWIFT_NAME("none") = 0,
};
typedef enum OPEN_ENUM UITableViewCellSeparatorStyle : NSInteger UITableViewCellSeparatorStyle;
enum OPEN_ENUM SWIFT_NAME("UITableViewCell.SeparatorStyle") UITableViewCellSeparatorStyle : NSInteger {
    UITableViewCellSeparatorStyleNone SWIFT_NAME("none") = 0,
    UITableViewCellSeparatorStyleSingleLine SWIFT_NAME("singleLine") = 1,
};
typedef enum FLAGS UITableViewCellStateMask : NSUInteger UITableViewCellStateMask;
enum FLAGS SWIFT_NAME("UITableViewCell.StateMask") UITableViewCellStateMask : NSUInteger {
    UITableViewCellStateMaskShowingDeleteConfirmation SWIFT_NAME("showingDeleteConfirmation") = 1ul << 0,
    UITableViewCellStateMaskShowingEditControl SWIFT_NAME("showingEditControl") = 1ul << 1,
};
typedef enum OPEN_ENUM UITableViewDropProposalIntent : NSInteger UITableViewDropProposalIntent;
enum OPEN_ENUM SWIFT_NAME("UITableViewDropProposal.Intent") UITableViewDropProposalIntent : NSInteger {
    UITableViewDropProposalIntentAutomatic SWIFT_NAME("automatic") = 0,
    UITableViewDropProposalIntentInsertAtDestinationIndexPath SWIFT_NAME("insertAtDestinationIndexPath") = 1,
    UITableViewDropProposalIntentInsertIntoDestinationIndexPath SWIFT_NAME("insertIntoDestinationIndexPath") = 2,
    UITableViewDropProposalIntentUnspecified SWIFT_NAME("unspecified") = 3,
};
typedef enum OPEN_ENUM UITextAutocapitalizationType : NSInteger UITextAutocapitalizationType;
enum OPEN_ENUM SWIFT_NAME("UITextAutocapitalizationType") UITextAutocapitalizationType : NSInteger {
    UITextAutocapitalizationTypeAllCharacters SWIFT_NAME("allCharacters") = 3,
    UITextAutocapitalizationTypeNone SWIFT_NAME("none") = 0,
    UITextAutocapitalizationTypeSentences SWIFT_NAME("sentences") = 2,
    UITextAutocapitalizationTypeWords SWIFT_NAME("words") = 1,
};
typedef enum OPEN_ENUM UITextAutocorrectionType : NSInteger UITextAutocorrectionType;
enum OPEN_ENUM SWIFT_NAME("UITextAutocorrectionType") UITextAutocorrectionType : NSInteger {
    UITextAutocorrectionTypeDefault SWIFT_NAME("default") = 0,
    UITextAutocorrectionTypeNo SWIFT_NAME("no") = 1,
    UITextAutocorrectionTypeYes SWIFT_NAME("yes") = 2,
};
typedef enum OPEN_ENUM UITextFieldBorderStyle : NSInteger UITextFieldBorderStyle;
enum OPEN_ENUM SWIFT_NAME("UITextField.BorderStyle") UITextFieldBorderStyle : NSInteger {
    UITextFieldBorderStyleBezel SWIFT_NAME("bezel") = 0,
    UITextFieldBorderStyleLine SWIFT_NAME("line") = 1,
    UITextFieldBorderStyleNone SWIFT_NAME("none") = 2,
    UITextFieldBorderStyleRoundedRect SWIFT_NAME("roundedRect") = 3,
};
typedef enum OPEN_ENUM UITextFieldDidEndEditingReason : NSInteger UITextFieldDidEndEditingReason;
enum OPEN_ENUM SWIFT_NAME("UITextField.DidEndEditingReason") UITextFieldDidEndEditingReason : NSInteger {
    UITextFieldDidEndEditingReasonCancelled SWIFT_NAME("cancelled") = 1,
    UITextFieldDidEndEditingReasonCommitted SWIFT_NAME("committed") = 0,
};
typedef enum OPEN_ENUM UITextFieldViewMode : NSInteger UITextFieldViewMode;
enum OPEN_ENUM SWIFT_NAME("UITextField.ViewMode") UITextFieldViewMode : NSInteger {
    UITextFieldViewModeAlways SWIFT_NAME("always") = 3,
    UITextFieldViewModeNever SWIFT_NAME("never") = 0,
    UITextFieldViewModeUnlessEditing SWIFT_NAME("unlessEditing") = 2,
    UITextFieldViewModeWhileEditing SWIFT_NAME("whileEditing") = 1,
};
typedef enum OPEN_ENUM UITextItemInteraction : NSInteger UITextItemInteraction;
enum OPEN_ENUM SWIFT_NAME("UITextItemInteraction") UITextItemInteraction : NSInteger {
    UITextItemInteractionInvokeDefaultAction SWIFT_NAME("invokeDefaultAction") = 0,
    UITextItemInteractionPresentActions SWIFT_NAME("presentActions") = 1,
    UITextItemInteractionPreview SWIFT_NAME("preview") = 2,
};
typedef enum OPEN_ENUM UITextSpellCheckingType : NSInteger UITextSpellCheckingType;
enum OPEN_ENUM SWIFT_NAME("UITextSpellCheckingType") UITextSpellCheckingType : NSInteger {
    UITextSpellCheckingTypeDefault SWIFT_NAME("default") = 0,
    UITextSpellCheckingTypeNo SWIFT_NAME("no") = 1,
    UITextSpellCheckingTypeYes SWIFT_NAME("yes") = 2,
};
typedef enum OPEN_ENUM UITimingCurveType : NSInteger UITimingCurveType;
enum OPEN_ENUM SWIFT_NAME("UITimingCurveType") UITimingCurveType : NSInteger {
    UITimingCurveTypeBuiltin SWIFT_NAME("builtin") = 0,
    UITimingCurveTypeComposed SWIFT_NAME("composed") = 3,
    UITimingCurveTypeCubic SWIFT_NAME("cubic") = 1,
    UITimingCurveTypeSpring SWIFT_NAME("spring") = 2,
};
typedef enum OPEN_ENUM UITouchPhase : NSInteger UITouchPhase;
enum OPEN_ENUM SWIFT_NAME("UITouch.Phase") UITouchPhase : NSInteger {
    UITouchPhaseBegan SWIFT_NAME("began") = 0,
    UITouchPhaseCancelled SWIFT_NAME("cancelled") = 4,
    UITouchPhaseEnded SWIFT_NAME("ended") = 3,
    UITouchPhaseMoved SWIFT_NAME("moved") = 1,
    UITouchPhaseRegionEntered SWIFT_NAME("regionEntered") = 5,
    UITouchPhaseRegionExited SWIFT_NAME("regionExited") = 7,
    UITouchPhaseRegionMoved SWIFT_NAME("regionMoved") = 6,
    UITouchPhaseStationary SWIFT_NAME("stationary") = 2,
};
typedef enum OPEN_ENUM UITouchTouchType : NSInteger UITouchTouchType;
enum OPEN_ENUM SWIFT_NAME("UITouch.TouchType") UITouchTouchType : NSInteger {
    UITouchTouchTypeDirect SWIFT_NAME("direct") = 0,
    UITouchTouchTypeIndirect SWIFT_NAME("indirect") = 1,
    UITouchTouchTypeIndirectPointer SWIFT_NAME("indirectPointer") = 2,
    UITouchTouchTypePencil SWIFT_NAME("pencil") = 3,
};
typedef enum OPEN_ENUM UITraitEnvironmentLayoutDirection : NSInteger UITraitEnvironmentLayoutDirection;
enum OPEN_ENUM SWIFT_NAME("UITraitEnvironmentLayoutDirection") UITraitEnvironmentLayoutDirection : NSInteger {
    UITraitEnvironmentLayoutDirectionLeftToRight SWIFT_NAME("leftToRight") = 0,
    UITraitEnvironmentLayoutDirectionRightToLeft SWIFT_NAME("rightToLeft") = 1,
    UITraitEnvironmentLayoutDirectionUnspecified SWIFT_NAME("unspecified") = -1,
};
typedef enum OPEN_ENUM UIUserInterfaceIdiom : NSInteger UIUserInterfaceIdiom;
enum OPEN_ENUM SWIFT_NAME("UIUserInterfaceIdiom") UIUserInterfaceIdiom : NSInteger {
    UIUserInterfaceIdiomCarPlay SWIFT_NAME("carPlay") = 3,
    UIUserInterfaceIdiomMac SWIFT_NAME("mac") = 5,
    UIUserInterfaceIdiomPad SWIFT_NAME("pad") = 1,
    UIUserInterfaceIdiomPhone SWIFT_NAME("phone") = 0,
    UIUserInterfaceIdiomTV SWIFT_NAME("tv") = 2,
    UIUserInterfaceIdiomUnspecified SWIFT_NAME("unspecified") = -1,
    UIUserInterfaceIdiomVision SWIFT_NAME("vision") = 6,
};
typedef enum OPEN_ENUM UIUserInterfaceLayoutDirection : NSInteger UIUserInterfaceLayoutDirection;
enum OPEN_ENUM SWIFT_NAME("UIUserInterfaceLayoutDirection") UIUserInterfaceLayoutDirection : NSInteger {
    UIUserInterfaceLayoutDirectionLeftToRight SWIFT_NAME("leftToRight") = 0,
    UIUserInterfaceLayoutDirectionRightToLeft SWIFT_NAME("rightToLeft") = 1,
};
typedef enum OPEN_ENUM UIUserInterfaceLevel : NSInteger UIUserInterfaceLevel;
enum OPEN_ENUM SWIFT_NAME("UIUserInterfaceLevel") UIUserInterfaceLevel : NSInteger {
    UIUserInterfaceLevelBase SWIFT_NAME("base") = 0,
    UIUserInterfaceLevelElevated SWIFT_NAME("elevated") = 1,
    UIUserInterfaceLevelUnspecified SWIFT_NAME("unspecified") = -1,
};
typedef enum OPEN_ENUM UIUserInterfaceSizeClass : NSInteger UIUserInterfaceSizeClass;
enum OPEN_ENUM SWIFT_NAME("UIUserInterfaceSizeClass") UIUserInterfaceSizeClass : NSInteger {
    UIUserInterfaceSizeClassCompact SWIFT_NAME("compact") = 1,
    UIUserInterfaceSizeClassRegular SWIFT_NAME("regular") = 2,
    UIUserInterfaceSizeClassUnspecified SWIFT_NAME("unspecified") = 0,
};
typedef enum OPEN_ENUM UIUserInterfaceStyle : NSInteger UIUserInterfaceStyle;
enum OPEN_ENUM SWIFT_NAME("UIUserInterfaceStyle") UIUserInterfaceStyle : NSInteger {
    UIUserInterfaceStyleDark SWIFT_NAME("dark") = 2,
    UIUserInterfaceStyleLight SWIFT_NAME("light") = 1,
    UIUserInterfaceStyleUnspecified SWIFT_NAME("unspecified") = 0,
};
typedef enum OPEN_ENUM UIVibrancyEffectStyle : NSInteger UIVibrancyEffectStyle;
enum OPEN_ENUM SWIFT_NAME("UIVibrancyEffectStyle") UIVibrancyEffectStyle : NSInteger {
    UIVibrancyEffectStyleFill SWIFT_NAME("fill") = 4,
    UIVibrancyEffectStyleLabel SWIFT_NAME("label") = 0,
    UIVibrancyEffectStyleQuaternaryLabel SWIFT_NAME("quaternaryLabel") = 3,
    UIVibrancyEffectStyleSecondaryFill SWIFT_NAME("secondaryFill") = 5,
    UIVibrancyEffectStyleSecondaryLabel SWIFT_NAME("secondaryLabel") = 1,
    UIVibrancyEffectStyleSeparator SWIFT_NAME("separator") = 7,
    UIVibrancyEffectStyleTertiaryFill SWIFT_NAME("tertiaryFill") = 6,
    UIVibrancyEffectStyleTertiaryLabel SWIFT_NAME("tertiaryLabel") = 2,
};
typedef enum OPEN_ENUM UIViewAnimationCurve : NSInteger UIViewAnimationCurve;
enum OPEN_ENUM SWIFT_NAME("UIView.AnimationCurve") UIViewAnimationCurve : NSInteger {
    UIViewAnimationCurveEaseIn SWIFT_NAME("easeIn") = 1,
    UIViewAnimationCurveEaseInOut SWIFT_NAME("easeInOut") = 0,
    UIViewAnimationCurveEaseOut SWIFT_NAME("easeOut") = 2,
    UIViewAnimationCurveLinear SWIFT_NAME("linear") = 3,
};
typedef enum FLAGS UIViewAnimationOptions : NSUInteger UIViewAnimationOptions;
enum FLAGS SWIFT_NAME("UIView.AnimationOptions") UIViewAnimationOptions : NSUInteger {
    UIViewAnimationOptionsAllowAnimatedContent SWIFT_NAME("allowAnimatedContent") = 1ul << 0,
    UIViewAnimationOptionsAllowUserInteraction SWIFT_NAME("allowUserInteraction") = 1ul << 1,
    UIViewAnimationOptionsAutoreverse SWIFT_NAME("autoreverse") = 1ul << 2,
    UIViewAnimationOptionsBeginFromCurrentState SWIFT_NAME("beginFromCurrentState") = 1ul << 3,
    UIViewAnimationOptionsCurveEaseIn SWIFT_NAME("curveEaseIn") = 1ul << 4,
    UIViewAnimationOptionsCurveEaseInOut SWIFT_NAME("curveEaseInOut") = 1ul << 5,
    UIViewAnimationOptionsCurveEaseOut SWIFT_NAME("curveEaseOut") = 1ul << 6,
    UIViewAnimationOptionsCurveLinear SWIFT_NAME("curveLinear") = 1ul << 7,
    UIViewAnimationOptionsLayoutSubviews SWIFT_NAME("layoutSubviews") = 1ul << 8,
    UIViewAnimationOptionsOverrideInheritedCurve SWIFT_NAME("overrideInheritedCurve") = 1ul << 9,
    UIViewAnimationOptionsOverrideInheritedDuration SWIFT_NAME("overrideInheritedDuration") = 1ul << 10,
    UIViewAnimationOptionsOverrideInheritedOptions SWIFT_NAME("overrideInheritedOptions") = 1ul << 11,
    UIViewAnimationOptionsRepeat SWIFT_NAME("repeat") = 1ul << 12,
    UIViewAnimationOptionsShowHideTransitionViews SWIFT_NAME("showHideTransitionViews") = 1ul << 13,
    UIViewAnimationOptionsTransitionCrossDissolve SWIFT_NAME("transitionCrossDissolve") = 1ul << 14,
    UIViewAnimationOptionsTransitionCurlDown SWIFT_NAME("transitionCurlDown") = 1ul << 15,
    UIViewAnimationOptionsTransitionCurlUp SWIFT_NAME("transitionCurlUp") = 1ul << 16,
    UIViewAnimationOptionsTransitionFlipFromBottom SWIFT_NAME("transitionFlipFromBottom") = 1ul << 17,
    UIViewAnimationOptionsTransitionFlipFromLeft SWIFT_NAME("transitionFlipFromLeft") = 1ul << 18,
    UIViewAnimationOptionsTransitionFlipFromRight SWIFT_NAME("transitionFlipFromRight") = 1ul << 19,
    UIViewAnimationOptionsTransitionFlipFromTop SWIFT_NAME("transitionFlipFromTop") = 1ul << 20,
};
typedef enum FLAGS UIViewAutoresizingMask : NSUInteger UIViewAutoresizingMask;
enum FLAGS SWIFT_NAME("UIView.AutoresizingMask") UIViewAutoresizingMask : NSUInteger {
    UIViewAutoresizingMaskFlexibleBottomMargin SWIFT_NAME("flexibleBottomMargin") = 1ul << 0,
    UIViewAutoresizingMaskFlexibleHeight SWIFT_NAME("flexibleHeight") = 1ul << 1,
    UIViewAutoresizingMaskFlexibleLeftMargin SWIFT_NAME("flexibleLeftMargin") = 1ul << 2,
    UIViewAutoresizingMaskFlexibleRightMargin SWIFT_NAME("flexibleRightMargin") = 1ul << 3,
    UIViewAutoresizingMaskFlexibleTopMargin SWIFT_NAME("flexibleTopMargin") = 1ul << 4,
    UIViewAutoresizingMaskFlexibleWidth SWIFT_NAME("flexibleWidth") = 1ul << 5,
};
typedef enum OPEN_ENUM UIViewContentMode : NSInteger UIViewContentMode;
enum OPEN_ENUM SWIFT_NAME("UIView.ContentMode") UIViewContentMode : NSInteger {
    UIViewContentModeBottom SWIFT_NAME("bottom") = 6,
    UIViewContentModeBottomLeft SWIFT_NAME("bottomLeft") = 11,
    UIViewContentModeBottomRight SWIFT_NAME("bottomRight") = 12,
    UIViewContentModeCenter SWIFT_NAME("center") = 4,
    UIViewContentModeLeft SWIFT_NAME("left") = 7,
    UIViewContentModeRedraw SWIFT_NAME("redraw") = 3,
    UIViewContentModeRight SWIFT_NAME("right") = 8,
    UIViewContentModeScaleAspectFill SWIFT_NAME("scaleAspectFill") = 2,
    UIViewContentModeScaleAspectFit SWIFT_NAME("scaleAspectFit") = 1,
    UIViewContentModeScaleToFill SWIFT_NAME("scaleToFill") = 0,
    UIViewContentModeTop SWIFT_NAME("top") = 5,
    UIViewContentModeTopLeft SWIFT_NAME("topLeft") = 9,
    UIViewContentModeTopRight SWIFT_NAME("topRight") = 10,
};
typedef enum OPEN_ENUM UIViewTintAdjustmentMode : NSInteger UIViewTintAdjustmentMode;
enum OPEN_ENUM SWIFT_NAME("UIView.TintAdjustmentMode") UIViewTintAdjustmentMode : NSInteger {
    UIViewTintAdjustmentModeAutomatic SWIFT_NAME("automatic") = 0,
    UIViewTintAdjustmentModeDimmed SWIFT_NAME("dimmed") = 2,
    UIViewTintAdjustmentModeNormal SWIFT_NAME("normal") = 1,
};
typedef enum OPEN_ENUM UIViewAnimatingPosition : NSInteger UIViewAnimatingPosition;
enum OPEN_ENUM SWIFT_NAME("UIViewAnimatingPosition") UIViewAnimatingPosition : NSInteger {
    UIViewAnimatingPositionCurrent SWIFT_NAME("current") = 2,
    UIViewAnimatingPositionEnd SWIFT_NAME("end") = 0,
    UIViewAnimatingPositionStart SWIFT_NAME("start") = 1,
};
typedef enum OPEN_ENUM UIViewAnimatingState : NSInteger UIViewAnimatingState;
enum OPEN_ENUM SWIFT_NAME("UIViewAnimatingState") UIViewAnimatingState : NSInteger {
    UIViewAnimatingStateActive SWIFT_NAME("active") = 1,
    UIViewAnimatingStateInactive SWIFT_NAME("inactive") = 0,
    UIViewAnimatingStateStopped SWIFT_NAME("stopped") = 2,
};
typedef NSString * NSTextTabOptionKey __attribute__((swift_wrapper(struct))) SWIFT_NAME("NSTextTab.OptionKey");
extern NSTextTabOptionKey _Nonnull const NSTextTabOptionKeyColumnTerminators SWIFT_NAME("NSTextTabOptionKey.columnTerminators");
typedef NSString * UIActionIdentifier __attribute__((swift_wrapper(struct))) SWIFT_NAME("UIAction.Identifier");
typedef NSString * UIApplicationLaunchOptionsKey __attribute__((swift_wrapper(struct))) SWIFT_NAME("UIApplication.LaunchOptionsKey");
extern UIApplicationLaunchOptionsKey _Nonnull const UIApplicationLaunchOptionsKeyUrl SWIFT_NAME("UIApplicationLaunchOptionsKey.url");
typedef NSString * UIApplicationOpenExternalURLOptionsKey __attribute__((swift_wrapper(struct))) SWIFT_NAME("UIApplication.OpenExternalURLOptionsKey");
extern UIApplicationOpenExternalURLOptionsKey _Nonnull const UIApplicationOpenExternalURLOptionsKeyUniversalLinksOnly SWIFT_NAME("UIApplicationOpenExternalURLOptionsKey.universalLinksOnly");
typedef NSString * UIConfigurationStateCustomKey __attribute__((swift_wrapper(struct))) SWIFT_NAME("UIConfigurationStateCustomKey");
typedef NSString * UIContentSizeCategory __attribute__((swift_wrapper(struct))) SWIFT_NAME("UIContentSizeCategory");
extern UIContentSizeCategory _Nonnull const UIContentSizeCategoryAccessibilityExtraExtraExtraLarge SWIFT_NAME("UIContentSizeCategory.accessibilityExtraExtraExtraLarge");
extern UIContentSizeCategory _Nonnull const UIContentSizeCategoryAccessibilityExtraExtraLarge SWIFT_NAME("UIContentSizeCategory.accessibilityExtraExtraLarge");
extern UIContentSizeCategory _Nonnull const UIContentSizeCategoryAccessibilityExtraLarge SWIFT_NAME("UIContentSizeCategory.accessibilityExtraLarge");
extern UIContentSizeCategory _Nonnull const UIContentSizeCategoryAccessibilityLarge SWIFT_NAME("UIContentSizeCategory.accessibilityLarge");
extern UIContentSizeCategory _Nonnull const UIContentSizeCategoryAccessibilityMedium SWIFT_NAME("UIContentSizeCategory.accessibilityMedium");
extern UIContentSizeCategory _Nonnull const UIContentSizeCategoryDidChangeNotification SWIFT_NAME("UIContentSizeCategory.didChangeNotification");
extern UIContentSizeCategory _Nonnull const UIContentSizeCategoryExtraExtraExtraLarge SWIFT_NAME("UIContentSizeCategory.extraExtraExtraLarge");
extern UIContentSizeCategory _Nonnull const UIContentSizeCategoryExtraExtraLarge SWIFT_NAME("UIContentSizeCategory.extraExtraLarge");
extern UIContentSizeCategory _Nonnull const UIContentSizeCategoryExtraLarge SWIFT_NAME("UIContentSizeCategory.extraLarge");
extern UIContentSizeCategory _Nonnull const UIContentSizeCategoryExtraSmall SWIFT_NAME("UIContentSizeCategory.extraSmall");
extern UIContentSizeCategory _Nonnull const UIContentSizeCategoryLarge SWIFT_NAME("UIContentSizeCategory.large");
extern UIContentSizeCategory _Nonnull const UIContentSizeCategoryMedium SWIFT_NAME("UIContentSizeCategory.medium");
extern UIContentSizeCategory _Nonnull const UIContentSizeCategoryNewValueUserInfoKey SWIFT_NAME("UIContentSizeCategory.newValueUserInfoKey");
extern UIContentSizeCategory _Nonnull const UIContentSizeCategorySmall SWIFT_NAME("UIContentSizeCategory.small");
extern UIContentSizeCategory _Nonnull const UIContentSizeCategoryUnspecified SWIFT_NAME("UIContentSizeCategory.unspecified");
typedef NSString * UIFontTextStyle __attribute__((swift_wrapper(struct))) SWIFT_NAME("UIFont.TextStyle");
extern UIFontTextStyle _Nonnull const UIFontTextStyleBody SWIFT_NAME("UIFontTextStyle.body");
extern UIFontTextStyle _Nonnull const UIFontTextStyleCallout SWIFT_NAME("UIFontTextStyle.callout");
extern UIFontTextStyle _Nonnull const UIFontTextStyleCaption1 SWIFT_NAME("UIFontTextStyle.caption1");
extern UIFontTextStyle _Nonnull const UIFontTextStyleCaption2 SWIFT_NAME("UIFontTextStyle.caption2");
extern UIFontTextStyle _Nonnull const UIFontTextStyleExtraLargeTitle SWIFT_NAME("UIFontTextStyle.extraLargeTitle");
extern UIFontTextStyle _Nonnull const UIFontTextStyleExtraLargeTitle2 SWIFT_NAME("UIFontTextStyle.extraLargeTitle2");
extern UIFontTextStyle _Nonnull const UIFontTextStyleFootnote SWIFT_NAME("UIFontTextStyle.footnote");
extern UIFontTextStyle _Nonnull const UIFontTextStyleHeadline SWIFT_NAME("UIFontTextStyle.headline");
extern UIFontTextStyle _Nonnull const UIFontTextStyleLargeTitle SWIFT_NAME("UIFontTextStyle.largeTitle");
extern UIFontTextStyle _Nonnull const UIFontTextStyleSubheadline SWIFT_NAME("UIFontTextStyle.subheadline");
extern UIFontTextStyle _Nonnull const UIFontTextStyleTitle1 SWIFT_NAME("UIFontTextStyle.title1");
extern UIFontTextStyle _Nonnull const UIFontTextStyleTitle2 SWIFT_NAME("UIFontTextStyle.title2");
extern UIFontTextStyle _Nonnull const UIFontTextStyleTitle3 SWIFT_NAME("UIFontTextStyle.title3");
typedef CGFloat UIFontWeight __attribute__((swift_wrapper(struct))) SWIFT_NAME("UIFont.Weight");
extern UIFontWeight const UIFontWeightBlack SWIFT_NAME("UIFontWeight.black");
extern UIFontWeight const UIFontWeightBold SWIFT_NAME("UIFontWeight.bold");
extern UIFontWeight const UIFontWeightHeavy SWIFT_NAME("UIFontWeight.heavy");
extern UIFontWeight const UIFontWeightLight SWIFT_NAME("UIFontWeight.light");
extern UIFontWeight const UIFontWeightMedium SWIFT_NAME("UIFontWeight.medium");
extern UIFontWeight const UIFontWeightRegular SWIFT_NAME("UIFontWeight.regular");
extern UIFontWeight const UIFontWeightSemibold SWIFT_NAME("UIFontWeight.semibold");
extern UIFontWeight const UIFontWeightThin SWIFT_NAME("UIFontWeight.thin");
extern UIFontWeight const UIFontWeightUltraLight SWIFT_NAME("UIFontWeight.ultraLight");
typedef NSString * UIFontDescriptorSystemDesign __attribute__((swift_wrapper(struct))) SWIFT_NAME("UIFontDescriptor.SystemDesign");
extern UIFontDescriptorSystemDesign _Nonnull const UIFontDescriptorSystemDesignDefault SWIFT_NAME("UIFontDescriptorSystemDesign.default");
extern UIFontDescriptorSystemDesign _Nonnull const UIFontDescriptorSystemDesignMonospaced SWIFT_NAME("UIFontDescriptorSystemDesign.monospaced");
extern UIFontDescriptorSystemDesign _Nonnull const UIFontDescriptorSystemDesignRounded SWIFT_NAME("UIFontDescriptorSystemDesign.rounded");
extern UIFontDescriptorSystemDesign _Nonnull const UIFontDescriptorSystemDesignSerif SWIFT_NAME("UIFontDescriptorSystemDesign.serif");
typedef float UILayoutPriority __attribute__((swift_wrapper(struct))) SWIFT_NAME("UILayoutPriority");
extern UILayoutPriority const UILayoutPriorityDefaultHigh SWIFT_NAME("UILayoutPriority.defaultHigh");
extern UILayoutPriority const UILayoutPriorityDefaultLow SWIFT_NAME("UILayoutPriority.defaultLow");
extern UILayoutPriority const UILayoutPriorityDragThatCanResizeScene SWIFT_NAME("UILayoutPriority.dragThatCanResizeScene");
extern UILayoutPriority const UILayoutPriorityDragThatCannotResizeScene SWIFT_NAME("UILayoutPriority.dragThatCannotResizeScene");
extern UILayoutPriority const UILayoutPriorityFittingSizeLevel SWIFT_NAME("UILayoutPriority.fittingSizeLevel");
extern UILayoutPriority const UILayoutPriorityRequired SWIFT_NAME("UILayoutPriority.required");
extern UILayoutPriority const UILayoutPrioritySceneSizeStayPut SWIFT_NAME("UILayoutPriority.sceneSizeStayPut");
typedef NSString * UIMenuIdentifier __attribute__((swift_wrapper(struct))) SWIFT_NAME("UIMenu.Identifier");
typedef NSString * UINibOptionsKey __attribute__((swift_wrapper(struct))) SWIFT_NAME("UINib.OptionsKey");
typedef NSString * UIPageViewControllerOptionsKey __attribute__((swift_wrapper(struct))) SWIFT_NAME("UIPageViewController.OptionsKey");
extern UIPageViewControllerOptionsKey _Nonnull const UIPageViewControllerOptionsKeyInterPageSpacing SWIFT_NAME("UIPageViewControllerOptionsKey.interPageSpacing");
extern UIPageViewControllerOptionsKey _Nonnull const UIPageViewControllerOptionsKeySpineLocation SWIFT_NAME("UIPageViewControllerOptionsKey.spineLocation");
typedef NSString * UISceneSessionRole __attribute__((swift_wrapper(struct))) SWIFT_NAME("UISceneSession.Role");
extern UISceneSessionRole _Nonnull const UISceneSessionRoleWindowApplication SWIFT_NAME("UISceneSessionRole.windowApplication");
typedef CGFloat UIScrollViewDecelerationRate __attribute__((swift_wrapper(struct))) SWIFT_NAME("UIScrollView.DecelerationRate");
extern UIScrollViewDecelerationRate const UIScrollViewDecelerationRateFast SWIFT_NAME("UIScrollViewDecelerationRate.fast");
extern UIScrollViewDecelerationRate const UIScrollViewDecelerationRateNormal SWIFT_NAME("UIScrollViewDecelerationRate.normal");
typedef NSString * UITextContentType __attribute__((swift_wrapper(struct))) SWIFT_NAME("UITextContentType");
extern UITextContentType _Nonnull const UITextContentTypeURL SWIFT_NAME("UITextContentType.URL");
extern UITextContentType _Nonnull const UITextContentTypeEmailAddress SWIFT_NAME("UITextContentType.emailAddress");
extern UITextContentType _Nonnull const UITextContentTypeFamilyName SWIFT_NAME("UITextContentType.familyName");
extern UITextContentType _Nonnull const UITextContentTypeGivenName SWIFT_NAME("UITextContentType.givenName");
extern UITextContentType _Nonnull const UITextContentTypeName SWIFT_NAME("UITextContentType.name");
extern UITextContentType _Nonnull const UITextContentTypeNewPassword SWIFT_NAME("UITextContentType.newPassword");
extern UITextContentType _Nonnull const UITextContentTypeOneTimeCode SWIFT_NAME("UITextContentType.oneTimeCode");
extern UITextContentType _Nonnull const UITextContentTypePassword SWIFT_NAME("UITextContentType.password");
extern UITextContentType _Nonnull const UITextContentTypeTelephoneNumber SWIFT_NAME("UITextContentType.telephoneNumber");
extern UITextContentType _Nonnull const UITextContentTypeUsername SWIFT_NAME("UITextContentType.username");
typedef NSString * UITransitionContextViewControllerKey __attribute__((swift_wrapper(struct))) SWIFT_NAME("UITransitionContextViewControllerKey");
extern UITransitionContextViewControllerKey _Nonnull const UITransitionContextViewControllerKeyFrom SWIFT_NAME("UITransitionContextViewControllerKey.from");
extern UITransitionContextViewControllerKey _Nonnull const UITransitionContextViewControllerKeyTo SWIFT_NAME("UITransitionContextViewControllerKey.to");
typedef NSString * UITransitionContextViewKey __attribute__((swift_wrapper(struct))) SWIFT_NAME("UITransitionContextViewKey");
extern UITransitionContextViewKey _Nonnull const UITransitionContextViewKeyFrom SWIFT_NAME("UITransitionContextViewKey.from");
extern UITransitionContextViewKey _Nonnull const UITransitionContextViewKeyTo SWIFT_NAME("UITransitionContextViewKey.to");
struct NSDirectionalEdgeInsets {
    CGFloat top;
    CGFloat leading;
    CGFloat bottom;
    CGFloat trailing;
};
typedef struct NSDirectionalEdgeInsets NSDirectionalEdgeInsets;
struct UIEdgeInsets {
    CGFloat top;
    CGFloat left;
    CGFloat bottom;
    CGFloat right;
};
typedef struct UIEdgeInsets UIEdgeInsets;
struct UIOffset {
    CGFloat horizontal;
    CGFloat vertical;
};
typedef struct UIOffset UIOffset;
typedef BOOL (^UIAccessibilityCustomActionHandler)(UIAccessibilityCustomAction * _Nonnull) SWIFT_NAME("UIAccessibilityCustomAction.Handler");
typedef void (^UIActionHandler)(UIAction * _Nonnull) SWIFT_NAME("UIActionHandler");
typedef void (^UIButtonConfigurationUpdateHandler)(UIButton * _Nonnull) SWIFT_NAME("UIButton.ConfigurationUpdateHandler");
typedef void (^UICollectionViewLayoutInteractiveTransitionCompletion)(BOOL, BOOL) SWIFT_NAME("UICollectionView.LayoutInteractiveTransitionCompletion");
typedef void (^UICollectionViewCellConfigurationUpdateHandler)(UICollectionViewCell * _Nonnull, BridgedUICellConfigurationState * _Nonnull) SWIFT_NAME("UICollectionViewCell.ConfigurationUpdateHandler");
typedef UIMenu * _Nullable (^UIContextMenuActionProvider)(NSArray<UIMenuElement *> * _Nonnull) SWIFT_NAME("UIContextMenuActionProvider");
typedef UIViewController * _Nullable (^UIContextMenuContentPreviewProvider)(void) SWIFT_NAME("UIContextMenuContentPreviewProvider");
typedef void (^UIContextualActionHandler)(UIContextualAction * _Nonnull, UIView * _Nonnull, void (^ _Nonnull)(BOOL)) SWIFT_NAME("UIContextualAction.Handler");

UI_ACTOR SWIFT_NAMED("NSCollectionLayoutContainer") @protocol NSCollectionLayoutContainer <NSObject>
@property (readonly) NSDirectionalEdgeInsets contentInsets SWIFT_NAME("contentInsets");
@property (readonly) CGSize contentSize SWIFT_NAME("contentSize");
@property (readonly) NSDirectionalEdgeInsets effectiveContentInsets SWIFT_NAME("effectiveContentInsets");
@property (readonly) CGSize effectiveContentSize SWIFT_NAME("effectiveContentSize");
@end

UI_ACTOR SWIFT_NAMED("NSCollectionLayoutEnvironment") @protocol NSCollectionLayoutEnvironment <NSObject>
@property (readonly, nonnull) id<NSCollectionLayoutContainer> container SWIFT_NAME("container");
@property (readonly, nonnull) UITraitCollection * traitCollection SWIFT_NAME("traitCollection");
@end

UI_ACTOR SWIFT_NAMED("NSCollectionLayoutVisibleItem") @protocol NSCollectionLayoutVisibleItem <NSObject>
@property () CGFloat alpha SWIFT_NAME("alpha");
@property (readonly) CGRect bounds SWIFT_NAME("bounds");
@property () CGPoint center SWIFT_NAME("center");
@property (readonly) CGRect frame SWIFT_NAME("frame");
@property (readonly, nonnull) NSIndexPath * indexPath SWIFT_NAME("indexPath");
@property (getter=isHidden) BOOL hidden SWIFT_NAME("isHidden");
@property (readonly, nonnull) NSString * name SWIFT_NAME("name");
@property (readonly) UICollectionViewElementCategory representedElementCategory SWIFT_NAME("representedElementCategory");
@property (readonly, nullable) NSString * representedElementKind SWIFT_NAME("representedElementKind");
@property () CGAffineTransform transform SWIFT_NAME("transform");
@property () CATransform3D transform3D SWIFT_NAME("transform3D");
@property () NSInteger zIndex SWIFT_NAME("zIndex");
@end

UI_ACTOR SWIFT_NAMED("UIApplicationDelegate") @protocol UIApplicationDelegate <NSObject>
@optional
- (BOOL)application:(UIApplication * _Nonnull)application didFinishLaunchingWithOptions:(NSDictionary<UIApplicationLaunchOptionsKey, id> * _Nullable)launchOptions SWIFT_NAME("application(_:didFinishLaunchingWithOptions:)");
- (BOOL)application:(UIApplication * _Nonnull)application willFinishLaunchingWithOptions:(NSDictionary<UIApplicationLaunchOptionsKey, id> * _Nullable)launchOptions SWIFT_NAME("application(_:willFinishLaunchingWithOptions:)");
- (void)applicationDidBecomeActive:(UIApplication * _Nonnull)application SWIFT_NAME("applicationDidBecomeActive(_:)");
- (void)applicationDidEnterBackground:(UIApplication * _Nonnull)application SWIFT_NAME("applicationDidEnterBackground(_:)");
- (void)applicationDidReceiveMemoryWarning:(UIApplication * _Nonnull)application SWIFT_NAME("applicationDidReceiveMemoryWarning(_:)");
- (void)applicationWillEnterForeground:(UIApplication * _Nonnull)application SWIFT_NAME("applicationWillEnterForeground(_:)");
- (void)applicationWillResignActive:(UIApplication * _Nonnull)application SWIFT_NAME("applicationWillResignActive(_:)");
- (void)applicationWillTerminate:(UIApplication * _Nonnull)application SWIFT_NAME("applicationWillTerminate(_:)");
@property (strong, nullable) UIWindow * window SWIFT_NAME("window");
@end

UI_ACTOR SWIFT_NAMED("UIBarPositioning") @protocol UIBarPositioning <NSObject>
@property (readonly) UIBarPosition barPosition SWIFT_NAME("barPosition");
@end

UI_ACTOR SWIFT_NAMED("UIBarPositioningDelegate") @protocol UIBarPositioningDelegate <NSObject>
@optional
- (UIBarPosition)positionForBar:(id<UIBarPositioning> _Nonnull)bar SWIFT_NAME("position(for:)");
@end

UI_ACTOR SWIFT_NAMED("UICollectionViewDataSource") @protocol UICollectionViewDataSource <NSObject>
- (UICollectionViewCell * _Nonnull)collectionView:(UICollectionView * _Nonnull)collectionView cellForItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("collectionView(_:cellForItemAt:)");
- (NSInteger)collectionView:(UICollectionView * _Nonnull)collectionView numberOfItemsInSection:(NSInteger)section SWIFT_NAME("collectionView(_:numberOfItemsInSection:)");
@optional
- (BOOL)collectionView:(UICollectionView * _Nonnull)collectionView canMoveItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("collectionView(_:canMoveItemAt:)");
- (NSIndexPath * _Nonnull)collectionView:(UICollectionView * _Nonnull)collectionView indexPathForIndexTitle:(NSString * _Nonnull)title atIndex:(NSInteger)index SWIFT_NAME("collectionView(_:indexPathForIndexTitle:at:)");
- (void)collectionView:(UICollectionView * _Nonnull)collectionView moveItemAtIndexPath:(NSIndexPath * _Nonnull)sourceIndexPath toIndexPath:(NSIndexPath * _Nonnull)destinationIndexPath SWIFT_NAME("collectionView(_:moveItemAt:to:)");
- (UICollectionReusableView * _Nonnull)collectionView:(UICollectionView * _Nonnull)collectionView viewForSupplementaryElementOfKind:(NSString * _Nonnull)kind atIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("collectionView(_:viewForSupplementaryElementOfKind:at:)");
- (NSArray<NSString *> * _Nullable)indexTitlesForCollectionView:(UICollectionView * _Nonnull)collectionView SWIFT_NAME("indexTitles(for:)");
- (NSInteger)numberOfSectionsInCollectionView:(UICollectionView * _Nonnull)collectionView SWIFT_NAME("numberOfSections(in:)");
@end

UI_ACTOR SWIFT_NAMED("UICollectionViewDataSourcePrefetching") @protocol UICollectionViewDataSourcePrefetching <NSObject>
- (void)collectionView:(UICollectionView * _Nonnull)collectionView prefetchItemsAtIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths SWIFT_NAME("collectionView(_:prefetchItemsAt:)");
@optional
- (void)collectionView:(UICollectionView * _Nonnull)collectionView cancelPrefetchingForItemsAtIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths SWIFT_NAME("collectionView(_:cancelPrefetchingForItemsAt:)");
@end

UI_ACTOR SWIFT_NAMED("UICollectionViewDragDelegate") @protocol UICollectionViewDragDelegate <NSObject>
- (NSArray<UIDragItem *> * _Nonnull)collectionView:(UICollectionView * _Nonnull)collectionView itemsForBeginningDragSession:(id<UIDragSession> _Nonnull)session atIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("collectionView(_:itemsForBeginning:at:)");
@optional
- (UIDragPreviewParameters * _Nullable)collectionView:(UICollectionView * _Nonnull)collectionView dragPreviewParametersForItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("collectionView(_:dragPreviewParametersForItemAt:)");
- (BOOL)collectionView:(UICollectionView * _Nonnull)collectionView dragSessionAllowsMoveOperation:(id<UIDragSession> _Nonnull)session SWIFT_NAME("collectionView(_:dragSessionAllowsMoveOperation:)");
- (void)collectionView:(UICollectionView * _Nonnull)collectionView dragSessionDidEnd:(id<UIDragSession> _Nonnull)session SWIFT_NAME("collectionView(_:dragSessionDidEnd:)");
- (BOOL)collectionView:(UICollectionView * _Nonnull)collectionView dragSessionIsRestrictedToDraggingApplication:(id<UIDragSession> _Nonnull)session SWIFT_NAME("collectionView(_:dragSessionIsRestrictedToDraggingApplication:)");
- (void)collectionView:(UICollectionView * _Nonnull)collectionView dragSessionWillBegin:(id<UIDragSession> _Nonnull)session SWIFT_NAME("collectionView(_:dragSessionWillBegin:)");
- (NSArray<UIDragItem *> * _Nonnull)collectionView:(UICollectionView * _Nonnull)collectionView itemsForAddingToDragSession:(id<UIDragSession> _Nonnull)session atIndexPath:(NSIndexPath * _Nonnull)indexPath point:(CGPoint)point SWIFT_NAME("collectionView(_:itemsForAddingTo:at:point:)");
@end

UI_ACTOR SWIFT_NAMED("UICollectionViewDropCoordinator") @protocol UICollectionViewDropCoordinator <NSObject>
@property (readonly, nullable) NSIndexPath * destinationIndexPath SWIFT_NAME("destinationIndexPath");
- (id<UIDragAnimating> _Nonnull)dropItem:(UIDragItem * _Nonnull)dragItem intoItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath rect:(CGRect)rect SWIFT_NAME("drop(_:intoItemAt:rect:)") DISCARDABLE;
- (id<UICollectionViewDropPlaceholderContext> _Nonnull)dropItem:(UIDragItem * _Nonnull)dragItem toPlaceholder:(UICollectionViewDropPlaceholder * _Nonnull)placeholder SWIFT_NAME("drop(_:to:)") DISCARDABLE;
- (id<UIDragAnimating> _Nonnull)dropItem:(UIDragItem * _Nonnull)dragItem toTarget:(UIDragPreviewTarget * _Nonnull)target SWIFT_NAME("drop(_:to:)") DISCARDABLE;
- (id<UIDragAnimating> _Nonnull)dropItem:(UIDragItem * _Nonnull)dragItem toItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("drop(_:toItemAt:)") DISCARDABLE;
@property (readonly, nonnull) NSArray<id<UICollectionViewDropItem>> * items SWIFT_NAME("items");
@property (readonly, nonnull) UICollectionViewDropProposal * proposal SWIFT_NAME("proposal");
@property (readonly, nonnull) id<UIDropSession> session SWIFT_NAME("session");
@end

UI_ACTOR SWIFT_NAMED("UICollectionViewDropDelegate") @protocol UICollectionViewDropDelegate <NSObject>
- (void)collectionView:(UICollectionView * _Nonnull)collectionView performDropWithCoordinator:(id<UICollectionViewDropCoordinator> _Nonnull)coordinator SWIFT_NAME("collectionView(_:performDropWith:)");
@optional
- (BOOL)collectionView:(UICollectionView * _Nonnull)collectionView canHandleDropSession:(id<UIDropSession> _Nonnull)session SWIFT_NAME("collectionView(_:canHandle:)");
- (UIDragPreviewParameters * _Nullable)collectionView:(UICollectionView * _Nonnull)collectionView dropPreviewParametersForItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("collectionView(_:dropPreviewParametersForItemAt:)");
- (void)collectionView:(UICollectionView * _Nonnull)collectionView dropSessionDidEnd:(id<UIDropSession> _Nonnull)session SWIFT_NAME("collectionView(_:dropSessionDidEnd:)");
- (void)collectionView:(UICollectionView * _Nonnull)collectionView dropSessionDidEnter:(id<UIDropSession> _Nonnull)session SWIFT_NAME("collectionView(_:dropSessionDidEnter:)");
- (void)collectionView:(UICollectionView * _Nonnull)collectionView dropSessionDidExit:(id<UIDropSession> _Nonnull)session SWIFT_NAME("collectionView(_:dropSessionDidExit:)");
- (UICollectionViewDropProposal * _Nonnull)collectionView:(UICollectionView * _Nonnull)collectionView dropSessionDidUpdate:(id<UIDropSession> _Nonnull)session withDestinationIndexPath:(NSIndexPath * _Nullable)destinationIndexPath SWIFT_NAME("collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)");
@end

UI_ACTOR SWIFT_NAMED("UICollectionViewDropItem") @protocol UICollectionViewDropItem <NSObject>
@property (readonly, nonnull) UIDragItem * dragItem SWIFT_NAME("dragItem");
@property (readonly) CGSize previewSize SWIFT_NAME("previewSize");
@property (readonly, nullable) NSIndexPath * sourceIndexPath SWIFT_NAME("sourceIndexPath");
@end

UI_ACTOR SWIFT_NAMED("UIContentContainer") @protocol UIContentContainer <NSObject>
@property (readonly) CGSize preferredContentSize SWIFT_NAME("preferredContentSize");
- (void)preferredContentSizeDidChangeForChildContentContainer:(id<UIContentContainer> _Nonnull)container SWIFT_NAME("preferredContentSizeDidChange(forChildContentContainer:)");
- (CGSize)sizeForChildContentContainer:(id<UIContentContainer> _Nonnull)container withParentContainerSize:(CGSize)parentSize SWIFT_NAME("size(forChildContentContainer:withParentContainerSize:)");
- (void)systemLayoutFittingSizeDidChangeForChildContentContainer:(id<UIContentContainer> _Nonnull)container SWIFT_NAME("systemLayoutFittingSizeDidChange(forChildContentContainer:)");
- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator> _Nonnull)coordinator SWIFT_NAME("viewWillTransition(to:with:)");
- (void)willTransitionToTraitCollection:(UITraitCollection * _Nonnull)newCollection withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator> _Nonnull)coordinator SWIFT_NAME("willTransition(to:with:)");
@end

UI_ACTOR SWIFT_NAMED("UIContentSizeCategoryAdjusting") @protocol UIContentSizeCategoryAdjusting <NSObject>
@property () BOOL adjustsFontForContentSizeCategory SWIFT_NAME("adjustsFontForContentSizeCategory");
@end

UI_ACTOR SWIFT_NAMED("UIContextMenuInteractionAnimating") @protocol UIContextMenuInteractionAnimating <NSObject>
- (void)addAnimations:(void (^ _Nonnull)(void))animations SWIFT_NAME("addAnimations(_:)");
- (void)addCompletion:(void (^ _Nonnull)(void))completion SWIFT_NAME("addCompletion(_:)");
@property (readonly, nullable) UIViewController * previewViewController SWIFT_NAME("previewViewController");
@end

UI_ACTOR SWIFT_NAMED("UIContextMenuInteractionCommitAnimating") @protocol UIContextMenuInteractionCommitAnimating <UIContextMenuInteractionAnimating>
@property () UIContextMenuInteractionCommitStyle preferredCommitStyle SWIFT_NAME("preferredCommitStyle");
@end

UI_ACTOR SWIFT_NAMED("UICoordinateSpace") @protocol UICoordinateSpace <NSObject>
@property (readonly) CGRect bounds SWIFT_NAME("bounds");
- (CGPoint)convertPoint:(CGPoint)point fromCoordinateSpace:(id<UICoordinateSpace> _Nonnull)coordinateSpace SWIFT_NAME("convert(_:from:)");
- (CGRect)convertRect:(CGRect)rect fromCoordinateSpace:(id<UICoordinateSpace> _Nonnull)coordinateSpace SWIFT_NAME("convert(_:from:)");
- (CGPoint)convertPoint:(CGPoint)point toCoordinateSpace:(id<UICoordinateSpace> _Nonnull)coordinateSpace SWIFT_NAME("convert(_:to:)");
- (CGRect)convertRect:(CGRect)rect toCoordinateSpace:(id<UICoordinateSpace> _Nonnull)coordinateSpace SWIFT_NAME("convert(_:to:)");
@end

UI_ACTOR SWIFT_NAMED("UIDataSourceTranslating") @protocol UIDataSourceTranslating <NSObject>
- (NSIndexPath * _Nullable)dataSourceIndexPathForPresentationIndexPath:(NSIndexPath * _Nullable)presentationIndexPath SWIFT_NAME("dataSourceIndexPath(forPresentationIndexPath:)");
- (NSInteger)dataSourceSectionIndexForPresentationSectionIndex:(NSInteger)presentationSectionIndex SWIFT_NAME("dataSourceSectionIndex(forPresentationSectionIndex:)");
- (void)performUsingPresentationValues:(void (NOESCAPE ^ _Nonnull)(void))actionsToTranslate SWIFT_NAME("performUsingPresentationValues(_:)");
- (NSIndexPath * _Nullable)presentationIndexPathForDataSourceIndexPath:(NSIndexPath * _Nullable)dataSourceIndexPath SWIFT_NAME("presentationIndexPath(forDataSourceIndexPath:)");
- (NSInteger)presentationSectionIndexForDataSourceSectionIndex:(NSInteger)dataSourceSectionIndex SWIFT_NAME("presentationSectionIndex(forDataSourceSectionIndex:)");
@end

UI_ACTOR SWIFT_NAMED("UIDragAnimating") @protocol UIDragAnimating <NSObject>
- (void)addAnimations:(void (^ _Nonnull)(void))animations SWIFT_NAME("addAnimations(_:)");
- (void)addCompletion:(void (^ _Nonnull)(UIViewAnimatingPosition))completion SWIFT_NAME("addCompletion(_:)");
@end

UI_ACTOR SWIFT_NAMED("UICollectionViewDropPlaceholderContext") @protocol UICollectionViewDropPlaceholderContext <UIDragAnimating>
- (BOOL)commitInsertionWithDataSourceUpdates:(void (NOESCAPE ^ _Nonnull)(NSIndexPath * _Nonnull))dataSourceUpdates SWIFT_NAME("commitInsertion(dataSourceUpdates:)") DISCARDABLE;
- (BOOL)deletePlaceholder SWIFT_NAME("deletePlaceholder()") DISCARDABLE;
@property (readonly, nonnull) UIDragItem * dragItem SWIFT_NAME("dragItem");
- (void)setNeedsCellUpdate SWIFT_NAME("setNeedsCellUpdate()");
@end

UI_ACTOR SWIFT_NAMED("UIDragDropSession") @protocol UIDragDropSession <NSObject>
@property (readonly) BOOL allowsMoveOperation SWIFT_NAME("allowsMoveOperation");
@property (readonly, getter=isRestrictedToDraggingApplication) BOOL restrictedToDraggingApplication SWIFT_NAME("isRestrictedToDraggingApplication");
@property (readonly, nonnull) NSArray<UIDragItem *> * items SWIFT_NAME("items");
- (CGPoint)locationInView:(UIView * _Nonnull)view SWIFT_NAME("location(in:)");
@end

UI_ACTOR SWIFT_NAMED("UIDragSession") @protocol UIDragSession <UIDragDropSession>
@property (strong, nullable) id localContext SWIFT_NAME("localContext");
@end

UI_ACTOR SWIFT_NAMED("UIDropSession") @protocol UIDropSession <UIDragDropSession>
@property (readonly, nullable) id<UIDragSession> localDragSession SWIFT_NAME("localDragSession");
@end

UI_ACTOR SWIFT_NAMED("UIFocusEnvironment") @protocol UIFocusEnvironment <NSObject>
@end

UI_ACTOR SWIFT_NAMED("UIFocusItem") @protocol UIFocusItem <UIFocusEnvironment>
@property (readonly) BOOL canBecomeFocused SWIFT_NAME("canBecomeFocused");
@end

UI_ACTOR SWIFT_NAMED("UIGestureRecognizerDelegate") @protocol UIGestureRecognizerDelegate <NSObject>
@optional
- (BOOL)gestureRecognizer:(UIGestureRecognizer * _Nonnull)gestureRecognizer shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer * _Nonnull)otherGestureRecognizer SWIFT_NAME("gestureRecognizer(_:shouldBeRequiredToFailBy:)");
- (BOOL)gestureRecognizer:(UIGestureRecognizer * _Nonnull)gestureRecognizer shouldReceiveEvent:(UIEvent * _Nonnull)event SWIFT_NAME("gestureRecognizer(_:shouldReceive:)");
- (BOOL)gestureRecognizer:(UIGestureRecognizer * _Nonnull)gestureRecognizer shouldReceiveTouch:(UITouch * _Nonnull)touch SWIFT_NAME("gestureRecognizer(_:shouldReceive:)");
- (BOOL)gestureRecognizer:(UIGestureRecognizer * _Nonnull)gestureRecognizer shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer * _Nonnull)otherGestureRecognizer SWIFT_NAME("gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)");
- (BOOL)gestureRecognizer:(UIGestureRecognizer * _Nonnull)gestureRecognizer shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer * _Nonnull)otherGestureRecognizer SWIFT_NAME("gestureRecognizer(_:shouldRequireFailureOf:)");
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer * _Nonnull)gestureRecognizer SWIFT_NAME("gestureRecognizerShouldBegin(_:)");
@end

UI_ACTOR SWIFT_NAMED("UILayoutSupport") @protocol UILayoutSupport <NSObject>
@property (readonly, nonnull) NSLayoutYAxisAnchor * bottomAnchor SWIFT_NAME("bottomAnchor");
@property (readonly, nonnull) NSLayoutDimension * heightAnchor SWIFT_NAME("heightAnchor");
@property (readonly) CGFloat length SWIFT_NAME("length");
@property (readonly, nonnull) NSLayoutYAxisAnchor * topAnchor SWIFT_NAME("topAnchor");
@end

UI_ACTOR SWIFT_NAMED("UIPageViewControllerDataSource") @protocol UIPageViewControllerDataSource <NSObject>
- (UIViewController * _Nullable)pageViewController:(UIPageViewController * _Nonnull)pageViewController viewControllerAfterViewController:(UIViewController * _Nonnull)viewController SWIFT_NAME("pageViewController(_:viewControllerAfter:)");
- (UIViewController * _Nullable)pageViewController:(UIPageViewController * _Nonnull)pageViewController viewControllerBeforeViewController:(UIViewController * _Nonnull)viewController SWIFT_NAME("pageViewController(_:viewControllerBefore:)");
@optional
- (NSInteger)presentationCountForPageViewController:(UIPageViewController * _Nonnull)pageViewController SWIFT_NAME("presentationCount(for:)");
- (NSInteger)presentationIndexForPageViewController:(UIPageViewController * _Nonnull)pageViewController SWIFT_NAME("presentationIndex(for:)");
@end

UI_ACTOR SWIFT_NAMED("UIPageViewControllerDelegate") @protocol UIPageViewControllerDelegate <NSObject>
@optional
- (void)pageViewController:(UIPageViewController * _Nonnull)pageViewController didFinishAnimating:(BOOL)finished previousViewControllers:(NSArray<UIViewController *> * _Nonnull)previousViewControllers transitionCompleted:(BOOL)completed SWIFT_NAME("pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)");
- (UIPageViewControllerSpineLocation)pageViewController:(UIPageViewController * _Nonnull)pageViewController spineLocationForInterfaceOrientation:(UIInterfaceOrientation)orientation SWIFT_NAME("pageViewController(_:spineLocationFor:)");
- (void)pageViewController:(UIPageViewController * _Nonnull)pageViewController willTransitionToViewControllers:(NSArray<UIViewController *> * _Nonnull)pendingViewControllers SWIFT_NAME("pageViewController(_:willTransitionTo:)");
- (UIInterfaceOrientation)pageViewControllerPreferredInterfaceOrientationForPresentation:(UIPageViewController * _Nonnull)pageViewController SWIFT_NAME("pageViewControllerPreferredInterfaceOrientationForPresentation(_:)");
- (UIInterfaceOrientationMask)pageViewControllerSupportedInterfaceOrientations:(UIPageViewController * _Nonnull)pageViewController SWIFT_NAME("pageViewControllerSupportedInterfaceOrientations(_:)");
@end

UI_ACTOR SWIFT_NAMED("UIPickerViewDataSource") @protocol UIPickerViewDataSource <NSObject>
- (NSInteger)numberOfComponentsIn:(UIPickerView * _Nonnull)pickerView SWIFT_NAME("numberOfComponents(in:)");
- (NSInteger)pickerView:(UIPickerView * _Nonnull)pickerView numberOfRowsInComponent:(NSInteger)component SWIFT_NAME("pickerView(_:numberOfRowsInComponent:)");
@end

UI_ACTOR SWIFT_NAMED("UIPickerViewDelegate") @protocol UIPickerViewDelegate <NSObject>
- (NSAttributedString * _Nullable)pickerView:(UIPickerView * _Nonnull)pickerView attributedTitleForRow:(NSInteger)row forComponent:(NSInteger)component SWIFT_NAME("pickerView(_:attributedTitleForRow:forComponent:)");
- (void)pickerView:(UIPickerView * _Nonnull)pickerView didSelectRow:(NSInteger)row inComponent:(NSInteger)component SWIFT_NAME("pickerView(_:didSelectRow:inComponent:)");
- (CGFloat)pickerView:(UIPickerView * _Nonnull)pickerView rowHeightForComponent:(NSInteger)component SWIFT_NAME("pickerView(_:rowHeightForComponent:)");
- (NSString * _Nullable)pickerView:(UIPickerView * _Nonnull)pickerView titleForRow:(NSInteger)row forComponent:(NSInteger)component SWIFT_NAME("pickerView(_:titleForRow:forComponent:)");
- (UIView * _Nonnull)pickerView:(UIPickerView * _Nonnull)pickerView viewForRow:(NSInteger)row forComponent:(NSInteger)component reusing:(UIView * _Nullable)view SWIFT_NAME("pickerView(_:viewForRow:forComponent:reusing:)");
- (CGFloat)pickerView:(UIPickerView * _Nonnull)pickerView widthForComponent:(NSInteger)component SWIFT_NAME("pickerView(_:widthForComponent:)");
@end

UI_ACTOR SWIFT_NAMED("UISceneDelegate") @protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene * _Nonnull)scene openURLContexts:(NSSet<UIOpenURLContext *> * _Nonnull)URLContexts SWIFT_NAME("scene(_:openURLContexts:)");
- (void)scene:(UIScene * _Nonnull)scene willConnectToSession:(UISceneSession * _Nonnull)session options:(UISceneConnectionOptions * _Nonnull)connectionOptions SWIFT_NAME("scene(_:willConnectTo:options:)");
- (void)scene:(UIScene * _Nonnull)scene willContinueUserActivityWithType:(NSString * _Nonnull)userActivityType SWIFT_NAME("scene(_:willContinueUserActivityWithType:)");
- (void)sceneDidBecomeActive:(UIScene * _Nonnull)scene SWIFT_NAME("sceneDidBecomeActive(_:)");
- (void)sceneDidDisconnect:(UIScene * _Nonnull)scene SWIFT_NAME("sceneDidDisconnect(_:)");
- (void)sceneDidEnterBackground:(UIScene * _Nonnull)scene SWIFT_NAME("sceneDidEnterBackground(_:)");
- (void)sceneWillEnterForeground:(UIScene * _Nonnull)scene SWIFT_NAME("sceneWillEnterForeground(_:)");
- (void)sceneWillResignActive:(UIScene * _Nonnull)scene SWIFT_NAME("sceneWillResignActive(_:)");
@end

UI_ACTOR SWIFT_NAMED("UIScrollViewDelegate") @protocol UIScrollViewDelegate <NSObject>
@optional
- (void)scrollViewDidChangeAdjustedContentInset:(UIScrollView * _Nonnull)scrollView SWIFT_NAME("scrollViewDidChangeAdjustedContentInset(_:)");
- (void)scrollViewDidEndDecelerating:(UIScrollView * _Nonnull)scrollView SWIFT_NAME("scrollViewDidEndDecelerating(_:)");
- (void)scrollViewDidEndDragging:(UIScrollView * _Nonnull)scrollView willDecelerate:(BOOL)decelerate SWIFT_NAME("scrollViewDidEndDragging(_:willDecelerate:)");
- (void)scrollViewDidEndScrollingAnimation:(UIScrollView * _Nonnull)scrollView SWIFT_NAME("scrollViewDidEndScrollingAnimation(_:)");
- (void)scrollViewDidEndZooming:(UIScrollView * _Nonnull)scrollView withView:(UIView * _Nullable)view atScale:(CGFloat)scale SWIFT_NAME("scrollViewDidEndZooming(_:with:atScale:)");
- (void)scrollViewDidScroll:(UIScrollView * _Nonnull)scrollView SWIFT_NAME("scrollViewDidScroll(_:)");
- (void)scrollViewDidScrollToTop:(UIScrollView * _Nonnull)scrollView SWIFT_NAME("scrollViewDidScrollToTop(_:)");
- (void)scrollViewDidZoom:(UIScrollView * _Nonnull)scrollView SWIFT_NAME("scrollViewDidZoom(_:)");
- (BOOL)scrollViewShouldScrollToTop:(UIScrollView * _Nonnull)scrollView SWIFT_NAME("scrollViewShouldScrollToTop(_:)");
- (void)scrollViewWillBeginDecelerating:(UIScrollView * _Nonnull)scrollView SWIFT_NAME("scrollViewWillBeginDecelerating(_:)");
- (void)scrollViewWillBeginDragging:(UIScrollView * _Nonnull)scrollView SWIFT_NAME("scrollViewWillBeginDragging(_:)");
- (void)scrollViewWillBeginZooming:(UIScrollView * _Nonnull)scrollView withView:(UIView * _Nullable)view SWIFT_NAME("scrollViewWillBeginZooming(_:with:)");
- (void)scrollViewWillEndDragging:(UIScrollView * _Nonnull)scrollView withVelocity:(CGPoint)velocity targetContentOffset:(CGPoint * _Nonnull)targetContentOffset SWIFT_NAME("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)");
- (UIView * _Nullable)viewForZoomingInScrollView:(UIScrollView * _Nonnull)scrollView SWIFT_NAME("viewForZooming(in:)");
@end

UI_ACTOR SWIFT_NAMED("UICollectionViewDelegate") @protocol UICollectionViewDelegate <UIScrollViewDelegate>
@optional
- (BOOL)collectionView:(UICollectionView * _Nonnull)collectionView canEditItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("collectionView(_:canEditItemAt:)");
- (BOOL)collectionView:(UICollectionView * _Nonnull)collectionView canFocusItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("collectionView(_:canFocusItemAt:)");
- (BOOL)collectionView:(UICollectionView * _Nonnull)collectionView canPerformAction:(SEL _Nonnull)action forItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath withSender:(id _Nullable)sender SWIFT_NAME("collectionView(_:canPerformAction:forItemAt:withSender:)");
- (BOOL)collectionView:(UICollectionView * _Nonnull)collectionView canPerformPrimaryActionForItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("collectionView(_:canPerformPrimaryActionForItemAt:)");
- (UITargetedPreview * _Nullable)collectionView:(UICollectionView * _Nonnull)collectionView contextMenuConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration dismissalPreviewForItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)");
- (UITargetedPreview * _Nullable)collectionView:(UICollectionView * _Nonnull)collectionView contextMenuConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration highlightPreviewForItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)");
- (UIContextMenuConfiguration * _Nullable)collectionView:(UICollectionView * _Nonnull)collectionView contextMenuConfigurationForItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath point:(CGPoint)point SWIFT_NAME("collectionView(_:contextMenuConfigurationForItemAt:point:)");
- (UIContextMenuConfiguration * _Nullable)collectionView:(UICollectionView * _Nonnull)collectionView contextMenuConfigurationForItemsAtIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths point:(CGPoint)point SWIFT_NAME("collectionView(_:contextMenuConfigurationForItemsAt:point:)");
- (void)collectionView:(UICollectionView * _Nonnull)collectionView didBeginMultipleSelectionInteractionAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("collectionView(_:didBeginMultipleSelectionInteractionAt:)");
- (void)collectionView:(UICollectionView * _Nonnull)collectionView didDeselectItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("collectionView(_:didDeselectItemAt:)");
- (void)collectionView:(UICollectionView * _Nonnull)collectionView didEndDisplayingCell:(UICollectionViewCell * _Nonnull)cell forItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("collectionView(_:didEndDisplaying:forItemAt:)");
- (void)collectionView:(UICollectionView * _Nonnull)collectionView didEndDisplayingSupplementaryView:(UICollectionReusableView * _Nonnull)view forElementOfKind:(NSString * _Nonnull)elementKind atIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)");
- (void)collectionView:(UICollectionView * _Nonnull)collectionView didHighlightItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("collectionView(_:didHighlightItemAt:)");
- (void)collectionView:(UICollectionView * _Nonnull)collectionView didSelectItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("collectionView(_:didSelectItemAt:)");
- (void)collectionView:(UICollectionView * _Nonnull)collectionView didUnhighlightItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("collectionView(_:didUnhighlightItemAt:)");
- (void)collectionView:(UICollectionView * _Nonnull)collectionView performAction:(SEL _Nonnull)action forItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath withSender:(id _Nullable)sender SWIFT_NAME("collectionView(_:performAction:forItemAt:withSender:)");
- (void)collectionView:(UICollectionView * _Nonnull)collectionView performPrimaryActionForItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("collectionView(_:performPrimaryActionForItemAt:)");
- (UITargetedPreview * _Nullable)collectionView:(UICollectionView * _Nonnull)collectionView previewForDismissingContextMenuWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration SWIFT_NAME("collectionView(_:previewForDismissingContextMenuWithConfiguration:)");
- (UITargetedPreview * _Nullable)collectionView:(UICollectionView * _Nonnull)collectionView previewForHighlightingContextMenuWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration SWIFT_NAME("collectionView(_:previewForHighlightingContextMenuWithConfiguration:)");
- (BOOL)collectionView:(UICollectionView * _Nonnull)collectionView selectionFollowsFocusForItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("collectionView(_:selectionFollowsFocusForItemAt:)");
- (BOOL)collectionView:(UICollectionView * _Nonnull)collectionView shouldBeginMultipleSelectionInteractionAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("collectionView(_:shouldBeginMultipleSelectionInteractionAt:)");
- (BOOL)collectionView:(UICollectionView * _Nonnull)collectionView shouldDeselectItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("collectionView(_:shouldDeselectItemAt:)");
- (BOOL)collectionView:(UICollectionView * _Nonnull)collectionView shouldHighlightItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("collectionView(_:shouldHighlightItemAt:)");
- (BOOL)collectionView:(UICollectionView * _Nonnull)collectionView shouldSelectItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("collectionView(_:shouldSelectItemAt:)");
- (BOOL)collectionView:(UICollectionView * _Nonnull)collectionView shouldShowMenuForItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("collectionView(_:shouldShowMenuForItemAt:)");
- (CGPoint)collectionView:(UICollectionView * _Nonnull)collectionView targetContentOffsetForProposedContentOffset:(CGPoint)proposedContentOffset SWIFT_NAME("collectionView(_:targetContentOffsetForProposedContentOffset:)");
- (NSIndexPath * _Nonnull)collectionView:(UICollectionView * _Nonnull)collectionView targetIndexPathForMoveFromItemAtIndexPath:(NSIndexPath * _Nonnull)currentIndexPath toProposedIndexPath:(NSIndexPath * _Nonnull)proposedIndexPath SWIFT_NAME("collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)");
- (NSIndexPath * _Nonnull)collectionView:(UICollectionView * _Nonnull)collectionView targetIndexPathForMoveOfItemFromOriginalIndexPath:(NSIndexPath * _Nonnull)originalIndexPath atCurrentIndexPath:(NSIndexPath * _Nonnull)currentIndexPath toProposedIndexPath:(NSIndexPath * _Nonnull)proposedIndexPath SWIFT_NAME("collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)");
- (UICollectionViewTransitionLayout * _Nonnull)collectionView:(UICollectionView * _Nonnull)collectionView transitionLayoutForOldLayout:(UICollectionViewLayout * _Nonnull)fromLayout newLayout:(UICollectionViewLayout * _Nonnull)toLayout SWIFT_NAME("collectionView(_:transitionLayoutForOldLayout:newLayout:)");
- (void)collectionView:(UICollectionView * _Nonnull)collectionView willDisplayCell:(UICollectionViewCell * _Nonnull)cell forItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("collectionView(_:willDisplay:forItemAt:)");
- (void)collectionView:(UICollectionView * _Nonnull)collectionView willDisplayContextMenuWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration animator:(id<UIContextMenuInteractionAnimating> _Nullable)animator SWIFT_NAME("collectionView(_:willDisplayContextMenu:animator:)");
- (void)collectionView:(UICollectionView * _Nonnull)collectionView willDisplaySupplementaryView:(UICollectionReusableView * _Nonnull)view forElementKind:(NSString * _Nonnull)elementKind atIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("collectionView(_:willDisplaySupplementaryView:forElementKind:at:)");
- (void)collectionView:(UICollectionView * _Nonnull)collectionView willEndContextMenuInteractionWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration animator:(id<UIContextMenuInteractionAnimating> _Nullable)animator SWIFT_NAME("collectionView(_:willEndContextMenuInteraction:animator:)");
- (void)collectionView:(UICollectionView * _Nonnull)collectionView willPerformPreviewActionForMenuWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration animator:(id<UIContextMenuInteractionCommitAnimating> _Nonnull)animator SWIFT_NAME("collectionView(_:willPerformPreviewActionForMenuWith:animator:)");
- (void)collectionViewDidEndMultipleSelectionInteraction:(UICollectionView * _Nonnull)collectionView SWIFT_NAME("collectionViewDidEndMultipleSelectionInteraction(_:)");
- (NSIndexPath * _Nullable)indexPathForPreferredFocusedViewInCollectionView:(UICollectionView * _Nonnull)collectionView SWIFT_NAME("indexPathForPreferredFocusedView(in:)");
@end

UI_ACTOR SWIFT_NAMED("UICollectionViewDelegateFlowLayout") @protocol UICollectionViewDelegateFlowLayout <UICollectionViewDelegate>
@optional
- (UIEdgeInsets)collectionView:(UICollectionView * _Nonnull)collectionView layout:(UICollectionViewLayout * _Nonnull)collectionViewLayout insetForSectionAtIndex:(NSInteger)section SWIFT_NAME("collectionView(_:layout:insetForSectionAt:)");
- (CGFloat)collectionView:(UICollectionView * _Nonnull)collectionView layout:(UICollectionViewLayout * _Nonnull)collectionViewLayout minimumInteritemSpacingForSectionAtIndex:(NSInteger)section SWIFT_NAME("collectionView(_:layout:minimumInteritemSpacingForSectionAt:)");
- (CGFloat)collectionView:(UICollectionView * _Nonnull)collectionView layout:(UICollectionViewLayout * _Nonnull)collectionViewLayout minimumLineSpacingForSectionAtIndex:(NSInteger)section SWIFT_NAME("collectionView(_:layout:minimumLineSpacingForSectionAt:)");
- (CGSize)collectionView:(UICollectionView * _Nonnull)collectionView layout:(UICollectionViewLayout * _Nonnull)collectionViewLayout referenceSizeForFooterInSection:(NSInteger)section SWIFT_NAME("collectionView(_:layout:referenceSizeForFooterInSection:)");
- (CGSize)collectionView:(UICollectionView * _Nonnull)collectionView layout:(UICollectionViewLayout * _Nonnull)collectionViewLayout referenceSizeForHeaderInSection:(NSInteger)section SWIFT_NAME("collectionView(_:layout:referenceSizeForHeaderInSection:)");
- (CGSize)collectionView:(UICollectionView * _Nonnull)collectionView layout:(UICollectionViewLayout * _Nonnull)collectionViewLayout sizeForItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("collectionView(_:layout:sizeForItemAt:)");
@end

UI_ACTOR SWIFT_NAMED("UISearchBarDelegate") @protocol UISearchBarDelegate <UIBarPositioningDelegate>
@optional
- (void)searchBar:(UISearchBar * _Nonnull)searchBar selectedScopeButtonIndexDidChange:(NSInteger)selectedScope SWIFT_NAME("searchBar(_:selectedScopeButtonIndexDidChange:)");
- (BOOL)searchBar:(UISearchBar * _Nonnull)searchBar shouldChangeTextInRange:(LinuxRange * _Nonnull)range replacementText:(NSString * _Nonnull)text SWIFT_NAME("searchBar(_:shouldChangeTextIn:replacementText:)");
- (BOOL)searchBar:(UISearchBar * _Nonnull)searchBar shouldChangeTextInRanges:(NSArray<LinuxValue *> * _Nonnull)ranges replacementText:(NSString * _Nonnull)replacementText SWIFT_NAME("searchBar(_:shouldChangeTextInRanges:replacementText:)");
- (void)searchBar:(UISearchBar * _Nonnull)searchBar textDidChange:(NSString * _Nonnull)searchText SWIFT_NAME("searchBar(_:textDidChange:)");
- (void)searchBarBookmarkButtonClicked:(UISearchBar * _Nonnull)searchBar SWIFT_NAME("searchBarBookmarkButtonClicked(_:)");
- (void)searchBarCancelButtonClicked:(UISearchBar * _Nonnull)searchBar SWIFT_NAME("searchBarCancelButtonClicked(_:)");
- (void)searchBarResultsListButtonClicked:(UISearchBar * _Nonnull)searchBar SWIFT_NAME("searchBarResultsListButtonClicked(_:)");
- (void)searchBarSearchButtonClicked:(UISearchBar * _Nonnull)searchBar SWIFT_NAME("searchBarSearchButtonClicked(_:)");
- (BOOL)searchBarShouldBeginEditing:(UISearchBar * _Nonnull)searchBar SWIFT_NAME("searchBarShouldBeginEditing(_:)");
- (BOOL)searchBarShouldEndEditing:(UISearchBar * _Nonnull)searchBar SWIFT_NAME("searchBarShouldEndEditing(_:)");
- (void)searchBarTextDidBeginEditing:(UISearchBar * _Nonnull)searchBar SWIFT_NAME("searchBarTextDidBeginEditing(_:)");
- (void)searchBarTextDidEndEditing:(UISearchBar * _Nonnull)searchBar SWIFT_NAME("searchBarTextDidEndEditing(_:)");
@end

UI_ACTOR SWIFT_NAMED("UISearchControllerDelegate") @protocol UISearchControllerDelegate <NSObject>
@optional
- (void)didDismissSearchController:(UISearchController * _Nonnull)searchController SWIFT_NAME("didDismissSearchController(_:)");
- (void)didPresentSearchController:(UISearchController * _Nonnull)searchController SWIFT_NAME("didPresentSearchController(_:)");
- (void)presentSearchController:(UISearchController * _Nonnull)searchController SWIFT_NAME("presentSearchController(_:)");
- (void)willDismissSearchController:(UISearchController * _Nonnull)searchController SWIFT_NAME("willDismissSearchController(_:)");
- (void)willPresentSearchController:(UISearchController * _Nonnull)searchController SWIFT_NAME("willPresentSearchController(_:)");
@end

UI_ACTOR SWIFT_NAMED("UISearchResultsUpdating") @protocol UISearchResultsUpdating <NSObject>
- (void)updateSearchResultsForSearchController:(UISearchController * _Nonnull)searchController SWIFT_NAME("updateSearchResults(for:)");
@end

UI_ACTOR SWIFT_NAMED("UISplitViewControllerDelegate") @protocol UISplitViewControllerDelegate
@optional
- (UIViewController * _Nullable)primaryViewControllerForCollapsingSplitViewController:(UISplitViewController * _Nonnull)splitViewController SWIFT_NAME("primaryViewController(forCollapsing:)");
- (UIViewController * _Nullable)primaryViewControllerForExpandingSplitViewController:(UISplitViewController * _Nonnull)splitViewController SWIFT_NAME("primaryViewController(forExpanding:)");
- (BOOL)splitViewController:(UISplitViewController * _Nonnull)splitViewController collapseSecondaryViewController:(UIViewController * _Nonnull)secondaryViewController ontoPrimaryViewController:(UIViewController * _Nonnull)primaryViewController SWIFT_NAME("splitViewController(_:collapseSecondary:onto:)");
- (UISplitViewControllerDisplayMode)splitViewController:(UISplitViewController * _Nonnull)svc displayModeForExpandingToProposedDisplayMode:(UISplitViewControllerDisplayMode)proposedDisplayMode SWIFT_NAME("splitViewController(_:displayModeForExpandingToProposedDisplayMode:)");
- (UIViewController * _Nullable)splitViewController:(UISplitViewController * _Nonnull)splitViewController separateSecondaryViewControllerFromPrimaryViewController:(UIViewController * _Nonnull)primaryViewController SWIFT_NAME("splitViewController(_:separateSecondaryFrom:)");
- (BOOL)splitViewController:(UISplitViewController * _Nonnull)splitViewController showViewController:(UIViewController * _Nonnull)vc sender:(id _Nullable)sender SWIFT_NAME("splitViewController(_:show:sender:)");
- (BOOL)splitViewController:(UISplitViewController * _Nonnull)splitViewController showDetailViewController:(UIViewController * _Nonnull)vc sender:(id _Nullable)sender SWIFT_NAME("splitViewController(_:showDetail:sender:)");
- (UISplitViewControllerColumn)splitViewController:(UISplitViewController * _Nonnull)svc topColumnForCollapsingToProposedTopColumn:(UISplitViewControllerColumn)proposedTopColumn SWIFT_NAME("splitViewController(_:topColumnForCollapsingToProposedTopColumn:)");
- (void)splitViewController:(UISplitViewController * _Nonnull)svc willChangeToDisplayMode:(UISplitViewControllerDisplayMode)displayMode SWIFT_NAME("splitViewController(_:willChangeTo:)");
- (void)splitViewController:(UISplitViewController * _Nonnull)svc willHideColumn:(UISplitViewControllerColumn)column SWIFT_NAME("splitViewController(_:willHide:)");
- (void)splitViewController:(UISplitViewController * _Nonnull)svc willShowColumn:(UISplitViewControllerColumn)column SWIFT_NAME("splitViewController(_:willShow:)");
- (void)splitViewControllerDidCollapse:(UISplitViewController * _Nonnull)svc SWIFT_NAME("splitViewControllerDidCollapse(_:)");
- (void)splitViewControllerDidExpand:(UISplitViewController * _Nonnull)svc SWIFT_NAME("splitViewControllerDidExpand(_:)");
- (void)splitViewControllerInteractivePresentationGestureDidEnd:(UISplitViewController * _Nonnull)svc SWIFT_NAME("splitViewControllerInteractivePresentationGestureDidEnd(_:)");
- (void)splitViewControllerInteractivePresentationGestureWillBegin:(UISplitViewController * _Nonnull)svc SWIFT_NAME("splitViewControllerInteractivePresentationGestureWillBegin(_:)");
- (UIInterfaceOrientation)splitViewControllerPreferredInterfaceOrientationForPresentation:(UISplitViewController * _Nonnull)splitViewController SWIFT_NAME("splitViewControllerPreferredInterfaceOrientationForPresentation(_:)");
- (UIInterfaceOrientationMask)splitViewControllerSupportedInterfaceOrientations:(UISplitViewController * _Nonnull)splitViewController SWIFT_NAME("splitViewControllerSupportedInterfaceOrientations(_:)");
- (UISplitViewControllerDisplayMode)targetDisplayModeForActionInSplitViewController:(UISplitViewController * _Nonnull)svc SWIFT_NAME("targetDisplayModeForAction(in:)");
@end

UI_ACTOR SWIFT_NAMED("UITabBarControllerDelegate") @protocol UITabBarControllerDelegate <NSObject>
@optional
- (void)tabBarController:(UITabBarController * _Nonnull)tabBarController didEndCustomizingViewControllers:(NSArray<UIViewController *> * _Nonnull)viewControllers changed:(BOOL)changed SWIFT_NAME("tabBarController(_:didEndCustomizing:changed:)");
- (void)tabBarController:(UITabBarController * _Nonnull)tabBarController didSelectViewController:(UIViewController * _Nonnull)viewController SWIFT_NAME("tabBarController(_:didSelect:)");
- (BOOL)tabBarController:(UITabBarController * _Nonnull)tabBarController shouldSelectTab:(UIViewController * _Nonnull)viewController SWIFT_NAME("tabBarController(_:shouldSelect:)");
- (void)tabBarController:(UITabBarController * _Nonnull)tabBarController willBeginCustomizingViewControllers:(NSArray<UIViewController *> * _Nonnull)viewControllers SWIFT_NAME("tabBarController(_:willBeginCustomizing:)");
- (void)tabBarController:(UITabBarController * _Nonnull)tabBarController willEndCustomizingViewControllers:(NSArray<UIViewController *> * _Nonnull)viewControllers changed:(BOOL)changed SWIFT_NAME("tabBarController(_:willEndCustomizing:changed:)");
- (void)tabBarControllerDidEndEditing:(UITabBarController * _Nonnull)tabBarController SWIFT_NAME("tabBarControllerDidEndEditing(_:)");
- (UIInterfaceOrientation)tabBarControllerPreferredInterfaceOrientationForPresentation:(UITabBarController * _Nonnull)tabBarController SWIFT_NAME("tabBarControllerPreferredInterfaceOrientationForPresentation(_:)");
- (UIInterfaceOrientationMask)tabBarControllerSupportedInterfaceOrientations:(UITabBarController * _Nonnull)tabBarController SWIFT_NAME("tabBarControllerSupportedInterfaceOrientations(_:)");
- (void)tabBarControllerWillBeginEditing:(UITabBarController * _Nonnull)tabBarController SWIFT_NAME("tabBarControllerWillBeginEditing(_:)");
@end

UI_ACTOR SWIFT_NAMED("UITabBarDelegate") @protocol UITabBarDelegate <NSObject>
@optional
- (void)tabBar:(UITabBar * _Nonnull)tabBar didBeginCustomizingItems:(NSArray<UITabBarItem *> * _Nonnull)items SWIFT_NAME("tabBar(_:didBeginCustomizing:)");
- (void)tabBar:(UITabBar * _Nonnull)tabBar didEndCustomizingItems:(NSArray<UITabBarItem *> * _Nonnull)items changed:(BOOL)changed SWIFT_NAME("tabBar(_:didEndCustomizing:changed:)");
- (void)tabBar:(UITabBar * _Nonnull)tabBar didSelectItem:(UITabBarItem * _Nonnull)item SWIFT_NAME("tabBar(_:didSelect:)");
- (void)tabBar:(UITabBar * _Nonnull)tabBar willBeginCustomizingItems:(NSArray<UITabBarItem *> * _Nonnull)items SWIFT_NAME("tabBar(_:willBeginCustomizing:)");
- (void)tabBar:(UITabBar * _Nonnull)tabBar willEndCustomizingItems:(NSArray<UITabBarItem *> * _Nonnull)items changed:(BOOL)changed SWIFT_NAME("tabBar(_:willEndCustomizing:changed:)");
@end

UI_ACTOR SWIFT_NAMED("UITableViewDataSource") @protocol UITableViewDataSource <NSObject>
- (UITableViewCell * _Nonnull)tableView:(UITableView * _Nonnull)tableView cellForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("tableView(_:cellForRowAt:)");
- (NSInteger)tableView:(UITableView * _Nonnull)tableView numberOfRowsInSection:(NSInteger)section SWIFT_NAME("tableView(_:numberOfRowsInSection:)");
@optional
- (NSInteger)numberOfSectionsInTableView:(UITableView * _Nonnull)tableView SWIFT_NAME("numberOfSections(in:)");
- (NSArray<NSString *> * _Nullable)sectionIndexTitlesForTableView:(UITableView * _Nonnull)tableView SWIFT_NAME("sectionIndexTitles(for:)");
- (BOOL)tableView:(UITableView * _Nonnull)tableView canEditRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("tableView(_:canEditRowAt:)");
- (BOOL)tableView:(UITableView * _Nonnull)tableView canMoveRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("tableView(_:canMoveRowAt:)");
- (void)tableView:(UITableView * _Nonnull)tableView commitEditingStyle:(UITableViewCellEditingStyle)editingStyle forRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("tableView(_:commit:forRowAt:)");
- (void)tableView:(UITableView * _Nonnull)tableView moveRowAtIndexPath:(NSIndexPath * _Nonnull)sourceIndexPath toIndexPath:(NSIndexPath * _Nonnull)destinationIndexPath SWIFT_NAME("tableView(_:moveRowAt:to:)");
- (NSInteger)tableView:(UITableView * _Nonnull)tableView sectionForSectionIndexTitle:(NSString * _Nonnull)title atIndex:(NSInteger)index SWIFT_NAME("tableView(_:sectionForSectionIndexTitle:at:)");
- (NSString * _Nullable)tableView:(UITableView * _Nonnull)tableView titleForFooterInSection:(NSInteger)section SWIFT_NAME("tableView(_:titleForFooterInSection:)");
- (NSString * _Nullable)tableView:(UITableView * _Nonnull)tableView titleForHeaderInSection:(NSInteger)section SWIFT_NAME("tableView(_:titleForHeaderInSection:)");
@end

UI_ACTOR SWIFT_NAMED("UITableViewDataSourcePrefetching") @protocol UITableViewDataSourcePrefetching <NSObject>
- (void)tableView:(UITableView * _Nonnull)tableView prefetchRowsAtIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths SWIFT_NAME("tableView(_:prefetchRowsAt:)");
@optional
- (void)tableView:(UITableView * _Nonnull)tableView cancelPrefetchingForRowsAtIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths SWIFT_NAME("tableView(_:cancelPrefetchingForRowsAt:)");
@end

UI_ACTOR SWIFT_NAMED("UITableViewDelegate") @protocol UITableViewDelegate <UIScrollViewDelegate>
@optional
- (NSIndexPath * _Nullable)indexPathForPreferredFocusedViewInTableView:(UITableView * _Nonnull)tableView SWIFT_NAME("indexPathForPreferredFocusedView(in:)");
- (void)tableView:(UITableView * _Nonnull)tableView accessoryButtonTappedForRowWithIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("tableView(_:accessoryButtonTappedForRowWith:)");
- (BOOL)tableView:(UITableView * _Nonnull)tableView canFocusRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("tableView(_:canFocusRowAt:)");
- (BOOL)tableView:(UITableView * _Nonnull)tableView canPerformAction:(SEL _Nonnull)action forRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath withSender:(id _Nullable)sender SWIFT_NAME("tableView(_:canPerformAction:forRowAt:withSender:)");
- (BOOL)tableView:(UITableView * _Nonnull)tableView canPerformPrimaryActionForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("tableView(_:canPerformPrimaryActionForRowAt:)");
- (UIContextMenuConfiguration * _Nullable)tableView:(UITableView * _Nonnull)tableView contextMenuConfigurationForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath point:(CGPoint)point SWIFT_NAME("tableView(_:contextMenuConfigurationForRowAt:point:)");
- (void)tableView:(UITableView * _Nonnull)tableView didBeginMultipleSelectionInteractionAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("tableView(_:didBeginMultipleSelectionInteractionAt:)");
- (void)tableView:(UITableView * _Nonnull)tableView didDeselectRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("tableView(_:didDeselectRowAt:)");
- (void)tableView:(UITableView * _Nonnull)tableView didEndDisplayingCell:(UITableViewCell * _Nonnull)cell forRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("tableView(_:didEndDisplaying:forRowAt:)");
- (void)tableView:(UITableView * _Nonnull)tableView didEndDisplayingFooterView:(UIView * _Nonnull)view forSection:(NSInteger)section SWIFT_NAME("tableView(_:didEndDisplayingFooterView:forSection:)");
- (void)tableView:(UITableView * _Nonnull)tableView didEndDisplayingHeaderView:(UIView * _Nonnull)view forSection:(NSInteger)section SWIFT_NAME("tableView(_:didEndDisplayingHeaderView:forSection:)");
- (void)tableView:(UITableView * _Nonnull)tableView didEndEditingRowAtIndexPath:(NSIndexPath * _Nullable)indexPath SWIFT_NAME("tableView(_:didEndEditingRowAt:)");
- (void)tableView:(UITableView * _Nonnull)tableView didHighlightRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("tableView(_:didHighlightRowAt:)");
- (void)tableView:(UITableView * _Nonnull)tableView didSelectRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("tableView(_:didSelectRowAt:)");
- (void)tableView:(UITableView * _Nonnull)tableView didUnhighlightRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("tableView(_:didUnhighlightRowAt:)");
- (UITableViewCellEditingStyle)tableView:(UITableView * _Nonnull)tableView editingStyleForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("tableView(_:editingStyleForRowAt:)");
- (CGFloat)tableView:(UITableView * _Nonnull)tableView estimatedHeightForFooterInSection:(NSInteger)section SWIFT_NAME("tableView(_:estimatedHeightForFooterInSection:)");
- (CGFloat)tableView:(UITableView * _Nonnull)tableView estimatedHeightForHeaderInSection:(NSInteger)section SWIFT_NAME("tableView(_:estimatedHeightForHeaderInSection:)");
- (CGFloat)tableView:(UITableView * _Nonnull)tableView estimatedHeightForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("tableView(_:estimatedHeightForRowAt:)");
- (CGFloat)tableView:(UITableView * _Nonnull)tableView heightForFooterInSection:(NSInteger)section SWIFT_NAME("tableView(_:heightForFooterInSection:)");
- (CGFloat)tableView:(UITableView * _Nonnull)tableView heightForHeaderInSection:(NSInteger)section SWIFT_NAME("tableView(_:heightForHeaderInSection:)");
- (CGFloat)tableView:(UITableView * _Nonnull)tableView heightForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("tableView(_:heightForRowAt:)");
- (NSInteger)tableView:(UITableView * _Nonnull)tableView indentationLevelForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("tableView(_:indentationLevelForRowAt:)");
- (UISwipeActionsConfiguration * _Nullable)tableView:(UITableView * _Nonnull)tableView leadingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("tableView(_:leadingSwipeActionsConfigurationForRowAt:)");
- (void)tableView:(UITableView * _Nonnull)tableView performAction:(SEL _Nonnull)action forRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath withSender:(id _Nullable)sender SWIFT_NAME("tableView(_:performAction:forRowAt:withSender:)");
- (void)tableView:(UITableView * _Nonnull)tableView performPrimaryActionForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("tableView(_:performPrimaryActionForRowAt:)");
- (UITargetedPreview * _Nullable)tableView:(UITableView * _Nonnull)tableView previewForDismissingContextMenuWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration SWIFT_NAME("tableView(_:previewForDismissingContextMenuWithConfiguration:)");
- (UITargetedPreview * _Nullable)tableView:(UITableView * _Nonnull)tableView previewForHighlightingContextMenuWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration SWIFT_NAME("tableView(_:previewForHighlightingContextMenuWithConfiguration:)");
- (BOOL)tableView:(UITableView * _Nonnull)tableView selectionFollowsFocusForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("tableView(_:selectionFollowsFocusForRowAt:)");
- (BOOL)tableView:(UITableView * _Nonnull)tableView shouldBeginMultipleSelectionInteractionAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("tableView(_:shouldBeginMultipleSelectionInteractionAt:)");
- (BOOL)tableView:(UITableView * _Nonnull)tableView shouldHighlightRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("tableView(_:shouldHighlightRowAt:)");
- (BOOL)tableView:(UITableView * _Nonnull)tableView shouldIndentWhileEditingRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("tableView(_:shouldIndentWhileEditingRowAt:)");
- (BOOL)tableView:(UITableView * _Nonnull)tableView shouldShowMenuForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("tableView(_:shouldShowMenuForRowAt:)");
- (NSIndexPath * _Nonnull)tableView:(UITableView * _Nonnull)tableView targetIndexPathForMoveFromRowAtIndexPath:(NSIndexPath * _Nonnull)sourceIndexPath toProposedIndexPath:(NSIndexPath * _Nonnull)proposedDestinationIndexPath SWIFT_NAME("tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)");
- (NSString * _Nullable)tableView:(UITableView * _Nonnull)tableView titleForDeleteConfirmationButtonForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("tableView(_:titleForDeleteConfirmationButtonForRowAt:)");
- (UISwipeActionsConfiguration * _Nullable)tableView:(UITableView * _Nonnull)tableView trailingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("tableView(_:trailingSwipeActionsConfigurationForRowAt:)");
- (UIView * _Nullable)tableView:(UITableView * _Nonnull)tableView viewForFooterInSection:(NSInteger)section SWIFT_NAME("tableView(_:viewForFooterInSection:)");
- (UIView * _Nullable)tableView:(UITableView * _Nonnull)tableView viewForHeaderInSection:(NSInteger)section SWIFT_NAME("tableView(_:viewForHeaderInSection:)");
- (void)tableView:(UITableView * _Nonnull)tableView willBeginEditingRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("tableView(_:willBeginEditingRowAt:)");
- (NSIndexPath * _Nullable)tableView:(UITableView * _Nonnull)tableView willDeselectRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("tableView(_:willDeselectRowAt:)");
- (void)tableView:(UITableView * _Nonnull)tableView willDisplayCell:(UITableViewCell * _Nonnull)cell forRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("tableView(_:willDisplay:forRowAt:)");
- (void)tableView:(UITableView * _Nonnull)tableView willDisplayContextMenuWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration animator:(id<UIContextMenuInteractionAnimating> _Nullable)animator SWIFT_NAME("tableView(_:willDisplayContextMenu:animator:)");
- (void)tableView:(UITableView * _Nonnull)tableView willDisplayFooterView:(UIView * _Nonnull)view forSection:(NSInteger)section SWIFT_NAME("tableView(_:willDisplayFooterView:forSection:)");
- (void)tableView:(UITableView * _Nonnull)tableView willDisplayHeaderView:(UIView * _Nonnull)view forSection:(NSInteger)section SWIFT_NAME("tableView(_:willDisplayHeaderView:forSection:)");
- (void)tableView:(UITableView * _Nonnull)tableView willEndContextMenuInteractionWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration animator:(id<UIContextMenuInteractionAnimating> _Nullable)animator SWIFT_NAME("tableView(_:willEndContextMenuInteraction:animator:)");
- (void)tableView:(UITableView * _Nonnull)tableView willPerformPreviewActionForMenuWithConfiguration:(UIContextMenuConfiguration * _Nonnull)configuration animator:(id<UIContextMenuInteractionCommitAnimating> _Nonnull)animator SWIFT_NAME("tableView(_:willPerformPreviewActionForMenuWith:animator:)");
- (NSIndexPath * _Nullable)tableView:(UITableView * _Nonnull)tableView willSelectRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("tableView(_:willSelectRowAt:)");
- (void)tableViewDidEndMultipleSelectionInteraction:(UITableView * _Nonnull)tableView SWIFT_NAME("tableViewDidEndMultipleSelectionInteraction(_:)");
@end

UI_ACTOR SWIFT_NAMED("UITableViewDragDelegate") @protocol UITableViewDragDelegate <NSObject>
- (NSArray<UIDragItem *> * _Nonnull)tableView:(UITableView * _Nonnull)tableView itemsForBeginningDragSession:(id<UIDragSession> _Nonnull)session atIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("tableView(_:itemsForBeginning:at:)");
@optional
- (UIDragPreviewParameters * _Nullable)tableView:(UITableView * _Nonnull)tableView dragPreviewParametersForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("tableView(_:dragPreviewParametersForRowAt:)");
- (BOOL)tableView:(UITableView * _Nonnull)tableView dragSessionAllowsMoveOperation:(id<UIDragSession> _Nonnull)session SWIFT_NAME("tableView(_:dragSessionAllowsMoveOperation:)");
- (void)tableView:(UITableView * _Nonnull)tableView dragSessionDidEnd:(id<UIDragSession> _Nonnull)session SWIFT_NAME("tableView(_:dragSessionDidEnd:)");
- (BOOL)tableView:(UITableView * _Nonnull)tableView dragSessionIsRestrictedToDraggingApplication:(id<UIDragSession> _Nonnull)session SWIFT_NAME("tableView(_:dragSessionIsRestrictedToDraggingApplication:)");
- (void)tableView:(UITableView * _Nonnull)tableView dragSessionWillBegin:(id<UIDragSession> _Nonnull)session SWIFT_NAME("tableView(_:dragSessionWillBegin:)");
- (NSArray<UIDragItem *> * _Nonnull)tableView:(UITableView * _Nonnull)tableView itemsForAddingToDragSession:(id<UIDragSession> _Nonnull)session atIndexPath:(NSIndexPath * _Nonnull)indexPath point:(CGPoint)point SWIFT_NAME("tableView(_:itemsForAddingTo:at:point:)");
@end

UI_ACTOR SWIFT_NAMED("UITableViewDropCoordinator") @protocol UITableViewDropCoordinator <NSObject>
@property (readonly, nullable) NSIndexPath * destinationIndexPath SWIFT_NAME("destinationIndexPath");
- (id<UIDragAnimating> _Nonnull)dropItem:(UIDragItem * _Nonnull)dragItem intoRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath rect:(CGRect)rect SWIFT_NAME("drop(_:intoRowAt:rect:)") DISCARDABLE;
- (id<UITableViewDropPlaceholderContext> _Nonnull)dropItem:(UIDragItem * _Nonnull)dragItem toPlaceholder:(UITableViewDropPlaceholder * _Nonnull)placeholder SWIFT_NAME("drop(_:to:)") DISCARDABLE;
- (id<UIDragAnimating> _Nonnull)dropItem:(UIDragItem * _Nonnull)dragItem toTarget:(UIDragPreviewTarget * _Nonnull)target SWIFT_NAME("drop(_:to:)") DISCARDABLE;
- (id<UIDragAnimating> _Nonnull)dropItem:(UIDragItem * _Nonnull)dragItem toRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("drop(_:toRowAt:)") DISCARDABLE;
@property (readonly, nonnull) NSArray<id<UITableViewDropItem>> * items SWIFT_NAME("items");
@property (readonly, nonnull) UITableViewDropProposal * proposal SWIFT_NAME("proposal");
@property (readonly, nonnull) id<UIDropSession> session SWIFT_NAME("session");
@end

UI_ACTOR SWIFT_NAMED("UITableViewDropDelegate") @protocol UITableViewDropDelegate <NSObject>
- (void)tableView:(UITableView * _Nonnull)tableView performDropWithCoordinator:(id<UITableViewDropCoordinator> _Nonnull)coordinator SWIFT_NAME("tableView(_:performDropWith:)");
@optional
- (BOOL)tableView:(UITableView * _Nonnull)tableView canHandleDropSession:(id<UIDropSession> _Nonnull)session SWIFT_NAME("tableView(_:canHandle:)");
- (UIDragPreviewParameters * _Nullable)tableView:(UITableView * _Nonnull)tableView dropPreviewParametersForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("tableView(_:dropPreviewParametersForRowAt:)");
- (void)tableView:(UITableView * _Nonnull)tableView dropSessionDidEnd:(id<UIDropSession> _Nonnull)session SWIFT_NAME("tableView(_:dropSessionDidEnd:)");
- (void)tableView:(UITableView * _Nonnull)tableView dropSessionDidEnter:(id<UIDropSession> _Nonnull)session SWIFT_NAME("tableView(_:dropSessionDidEnter:)");
- (void)tableView:(UITableView * _Nonnull)tableView dropSessionDidExit:(id<UIDropSession> _Nonnull)session SWIFT_NAME("tableView(_:dropSessionDidExit:)");
- (UITableViewDropProposal * _Nonnull)tableView:(UITableView * _Nonnull)tableView dropSessionDidUpdate:(id<UIDropSession> _Nonnull)session withDestinationIndexPath:(NSIndexPath * _Nullable)destinationIndexPath SWIFT_NAME("tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)");
@end

UI_ACTOR SWIFT_NAMED("UITableViewDropItem") @protocol UITableViewDropItem <NSObject>
@property (readonly, nonnull) UIDragItem * dragItem SWIFT_NAME("dragItem");
@property (readonly) CGSize previewSize SWIFT_NAME("previewSize");
@property (readonly, nullable) NSIndexPath * sourceIndexPath SWIFT_NAME("sourceIndexPath");
@end

UI_ACTOR SWIFT_NAMED("UITableViewDropPlaceholderContext") @protocol UITableViewDropPlaceholderContext <UIDragAnimating>
- (BOOL)commitInsertionWithDataSourceUpdates:(void (NOESCAPE ^ _Nonnull)(NSIndexPath * _Nonnull))dataSourceUpdates SWIFT_NAME("commitInsertion(dataSourceUpdates:)") DISCARDABLE;
- (BOOL)deletePlaceholder SWIFT_NAME("deletePlaceholder()") DISCARDABLE;
@property (readonly, nonnull) UIDragItem * dragItem SWIFT_NAME("dragItem");
@end

UI_ACTOR SWIFT_NAMED("UITextFieldDelegate") @protocol UITextFieldDelegate <NSObject>
@optional
- (UIMenu * _Nullable)textField:(UITextField * _Nonnull)textField editMenuForCharactersInRange:(LinuxRange * _Nonnull)range suggestedActions:(NSArray<UIMenuElement *> * _Nonnull)suggestedActions SWIFT_NAME("textField(_:editMenuForCharactersIn:suggestedActions:)");
- (UIMenu * _Nullable)textField:(UITextField * _Nonnull)textField editMenuForCharactersInRanges:(NSArray<LinuxValue *> * _Nonnull)ranges suggestedActions:(NSArray<UIMenuElement *> * _Nonnull)suggestedActions SWIFT_NAME("textField(_:editMenuForCharactersInRanges:suggestedActions:)");
- (BOOL)textField:(UITextField * _Nonnull)textField shouldChangeCharactersInRange:(LinuxRange * _Nonnull)range replacementString:(NSString * _Nonnull)string SWIFT_NAME("textField(_:shouldChangeCharactersIn:replacementString:)");
- (BOOL)textField:(UITextField * _Nonnull)textField shouldChangeCharactersInRanges:(NSArray<LinuxValue *> * _Nonnull)ranges replacementString:(NSString * _Nonnull)string SWIFT_NAME("textField(_:shouldChangeCharactersInRanges:replacementString:)");
- (void)textFieldDidBeginEditing:(UITextField * _Nonnull)textField SWIFT_NAME("textFieldDidBeginEditing(_:)");
- (void)textFieldDidChangeSelection:(UITextField * _Nonnull)textField SWIFT_NAME("textFieldDidChangeSelection(_:)");
- (void)textFieldDidEndEditing:(UITextField * _Nonnull)textField SWIFT_NAME("textFieldDidEndEditing(_:)");
- (void)textFieldDidEndEditing:(UITextField * _Nonnull)textField reason:(UITextFieldDidEndEditingReason)reason SWIFT_NAME("textFieldDidEndEditing(_:reason:)");
- (BOOL)textFieldShouldBeginEditing:(UITextField * _Nonnull)textField SWIFT_NAME("textFieldShouldBeginEditing(_:)");
- (BOOL)textFieldShouldClear:(UITextField * _Nonnull)textField SWIFT_NAME("textFieldShouldClear(_:)");
- (BOOL)textFieldShouldEndEditing:(UITextField * _Nonnull)textField SWIFT_NAME("textFieldShouldEndEditing(_:)");
- (BOOL)textFieldShouldReturn:(UITextField * _Nonnull)textField SWIFT_NAME("textFieldShouldReturn(_:)");
@end

UI_ACTOR SWIFT_NAMED("UITextInputTraits") @protocol UITextInputTraits <NSObject>
@optional
@property () UITextAutocapitalizationType autocapitalizationType SWIFT_NAME("autocapitalizationType");
@property () UITextAutocorrectionType autocorrectionType SWIFT_NAME("autocorrectionType");
@property () BOOL enablesReturnKeyAutomatically SWIFT_NAME("enablesReturnKeyAutomatically");
@property (getter=isSecureTextEntry) BOOL secureTextEntry SWIFT_NAME("isSecureTextEntry");
@property () UIKeyboardAppearance keyboardAppearance SWIFT_NAME("keyboardAppearance");
@property () UIKeyboardType keyboardType SWIFT_NAME("keyboardType");
@property () UIReturnKeyType returnKeyType SWIFT_NAME("returnKeyType");
@property () UITextSpellCheckingType spellCheckingType SWIFT_NAME("spellCheckingType");
@property (strong, null_unspecified) UITextContentType textContentType SWIFT_NAME("textContentType");
@end

UI_ACTOR SWIFT_NAMED("UIKeyInput") @protocol UIKeyInput <UITextInputTraits>
- (void)deleteBackward SWIFT_NAME("deleteBackward()");
@property (readonly) BOOL hasText SWIFT_NAME("hasText");
- (void)insertText:(NSString * _Nonnull)text SWIFT_NAME("insertText(_:)");
@end

UI_ACTOR SWIFT_NAMED("UITextViewDelegate") @protocol UITextViewDelegate <UIScrollViewDelegate>
@optional
- (UIMenu * _Nullable)textView:(UITextView * _Nonnull)textView editMenuForTextInRange:(LinuxRange * _Nonnull)range suggestedActions:(NSArray<UIMenuElement *> * _Nonnull)suggestedActions SWIFT_NAME("textView(_:editMenuForTextIn:suggestedActions:)");
- (UIMenu * _Nullable)textView:(UITextView * _Nonnull)textView editMenuForTextInRanges:(NSArray<LinuxValue *> * _Nonnull)ranges suggestedActions:(NSArray<UIMenuElement *> * _Nonnull)suggestedActions SWIFT_NAME("textView(_:editMenuForTextInRanges:suggestedActions:)");
- (BOOL)textView:(UITextView * _Nonnull)textView shouldChangeTextInRange:(LinuxRange * _Nonnull)range replacementText:(NSString * _Nonnull)text SWIFT_NAME("textView(_:shouldChangeTextIn:replacementText:)");
- (BOOL)textView:(UITextView * _Nonnull)textView shouldChangeTextInRanges:(NSArray<LinuxValue *> * _Nonnull)ranges replacementText:(NSString * _Nonnull)text SWIFT_NAME("textView(_:shouldChangeTextInRanges:replacementText:)");
- (BOOL)textView:(UITextView * _Nonnull)textView shouldInteractWithURL:(NSURL * _Nonnull)URL inRange:(LinuxRange * _Nonnull)characterRange SWIFT_NAME("textView(_:shouldInteractWith:in:)");
- (BOOL)textView:(UITextView * _Nonnull)textView shouldInteractWith:(NSTextAttachment * _Nonnull)textAttachment in:(LinuxRange * _Nonnull)characterRange SWIFT_NAME("textView(_:shouldInteractWith:in:)");
- (BOOL)textView:(UITextView * _Nonnull)textView shouldInteractWithURL:(NSURL * _Nonnull)URL inRange:(LinuxRange * _Nonnull)characterRange interaction:(UITextItemInteraction)interaction SWIFT_NAME("textView(_:shouldInteractWith:in:interaction:)");
- (BOOL)textView:(UITextView * _Nonnull)textView shouldInteractWith:(NSTextAttachment * _Nonnull)textAttachment in:(LinuxRange * _Nonnull)characterRange interaction:(UITextItemInteraction)interaction SWIFT_NAME("textView(_:shouldInteractWith:in:interaction:)");
- (NSArray<LinuxValue *> * _Nonnull)textView:(UITextView * _Nonnull)textView writingToolsIgnoredRangesInEnclosingRange:(LinuxRange * _Nonnull)enclosingRange SWIFT_NAME("textView(_:writingToolsIgnoredRangesInEnclosingRange:)");
- (void)textViewDidBeginEditing:(UITextView * _Nonnull)textView SWIFT_NAME("textViewDidBeginEditing(_:)");
- (void)textViewDidChange:(UITextView * _Nonnull)textView SWIFT_NAME("textViewDidChange(_:)");
- (void)textViewDidChangeSelection:(UITextView * _Nonnull)textView SWIFT_NAME("textViewDidChangeSelection(_:)");
- (void)textViewDidEndEditing:(UITextView * _Nonnull)textView SWIFT_NAME("textViewDidEndEditing(_:)");
- (BOOL)textViewShouldBeginEditing:(UITextView * _Nonnull)textView SWIFT_NAME("textViewShouldBeginEditing(_:)");
- (BOOL)textViewShouldEndEditing:(UITextView * _Nonnull)textView SWIFT_NAME("textViewShouldEndEditing(_:)");
- (void)textViewWritingToolsDidEnd:(UITextView * _Nonnull)textView SWIFT_NAME("textViewWritingToolsDidEnd(_:)");
- (void)textViewWritingToolsWillBegin:(UITextView * _Nonnull)textView SWIFT_NAME("textViewWritingToolsWillBegin(_:)");
@end

UI_ACTOR SWIFT_NAMED("UITimingCurveProvider") @protocol UITimingCurveProvider <NSCoding, NSCopying>
@property (readonly, nullable) UICubicTimingParameters * cubicTimingParameters SWIFT_NAME("cubicTimingParameters");
@property (readonly, nullable) UISpringTimingParameters * springTimingParameters SWIFT_NAME("springTimingParameters");
@property (readonly) UITimingCurveType timingCurveType SWIFT_NAME("timingCurveType");
@end

UI_ACTOR SWIFT_NAMED("UITraitChangeRegistration") @protocol UITraitChangeRegistration <NSCopying, NSObject>
@end

UI_ACTOR SWIFT_NAMED("UITraitEnvironment") @protocol UITraitEnvironment <NSObject>
@property (readonly, nonnull) UITraitCollection * traitCollection SWIFT_NAME("traitCollection");
- (void)traitCollectionDidChange:(UITraitCollection * _Nullable)previousTraitCollection SWIFT_NAME("traitCollectionDidChange(_:)");
@end

UI_ACTOR SWIFT_NAMED("UIViewAnimating") @protocol UIViewAnimating <NSObject>
- (void)finishAnimationAtPosition:(UIViewAnimatingPosition)finalPosition SWIFT_NAME("finishAnimation(at:)");
@property () CGFloat fractionComplete SWIFT_NAME("fractionComplete");
@property (getter=isReversed) BOOL reversed SWIFT_NAME("isReversed");
@property (readonly, getter=isRunning) BOOL running SWIFT_NAME("isRunning");
- (void)pauseAnimation SWIFT_NAME("pauseAnimation()");
- (void)startAnimation SWIFT_NAME("startAnimation()");
- (void)startAnimationAfterDelay:(double)delay SWIFT_NAME("startAnimation(afterDelay:)");
@property (readonly) UIViewAnimatingState state SWIFT_NAME("state");
- (void)stopAnimation:(BOOL)withoutFinishing SWIFT_NAME("stopAnimation(_:)");
@end

UI_ACTOR SWIFT_NAMED("UIViewControllerTransitionCoordinatorContext") @protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property (readonly) UIViewAnimationCurve completionCurve SWIFT_NAME("completionCurve");
@property (readonly) CGFloat completionVelocity SWIFT_NAME("completionVelocity");
@property (readonly, nonnull) UIView * containerView SWIFT_NAME("containerView");
@property (readonly) BOOL initiallyInteractive SWIFT_NAME("initiallyInteractive");
@property (readonly, getter=isAnimated) BOOL animated SWIFT_NAME("isAnimated");
@property (readonly, getter=isCancelled) BOOL cancelled SWIFT_NAME("isCancelled");
@property (readonly, getter=isInteractive) BOOL interactive SWIFT_NAME("isInteractive");
@property (readonly, getter=isInterruptible) BOOL interruptible SWIFT_NAME("isInterruptible");
@property (readonly) CGFloat percentComplete SWIFT_NAME("percentComplete");
@property (readonly) UIModalPresentationStyle presentationStyle SWIFT_NAME("presentationStyle");
@property (readonly) CGAffineTransform targetTransform SWIFT_NAME("targetTransform");
@property (readonly) double transitionDuration SWIFT_NAME("transitionDuration");
- (UIView * _Nullable)viewForKey:(UITransitionContextViewKey _Nonnull)key SWIFT_NAME("view(forKey:)");
- (UIViewController * _Nullable)viewControllerForKey:(UITransitionContextViewControllerKey _Nonnull)key SWIFT_NAME("viewController(forKey:)");
@end

UI_ACTOR SWIFT_NAMED("UIViewControllerTransitionCoordinator") @protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)animateAlongsideTransition:(void (^ _Nullable)(id<UIViewControllerTransitionCoordinatorContext> _Nonnull))animation completion:(void (^ _Nullable)(id<UIViewControllerTransitionCoordinatorContext> _Nonnull))completion SWIFT_NAME("animate(alongsideTransition:completion:)") DISCARDABLE;
- (BOOL)animateAlongsideTransitionInView:(UIView * _Nullable)view animation:(void (^ _Nullable)(id<UIViewControllerTransitionCoordinatorContext> _Nonnull))animation completion:(void (^ _Nullable)(id<UIViewControllerTransitionCoordinatorContext> _Nonnull))completion SWIFT_NAME("animateAlongsideTransition(in:animation:completion:)") DISCARDABLE;
- (void)notifyWhenInteractionChangesUsingBlock:(void (^ _Nonnull)(id<UIViewControllerTransitionCoordinatorContext> _Nonnull))handler SWIFT_NAME("notifyWhenInteractionChanges(_:)");
@end

UI_ACTOR SWIFT_NAMED("UIViewImplicitlyAnimating") @protocol UIViewImplicitlyAnimating <UIViewAnimating>
@optional
- (void)addAnimations:(void (^ _Nonnull)(void))animation SWIFT_NAME("addAnimations(_:)");
- (void)addAnimations:(void (^ _Nonnull)(void))animation delayFactor:(CGFloat)delayFactor SWIFT_NAME("addAnimations(_:delayFactor:)");
- (void)addCompletion:(void (^ _Nonnull)(UIViewAnimatingPosition))completion SWIFT_NAME("addCompletion(_:)");
- (void)continueAnimationWithTimingParameters:(id<UITimingCurveProvider> _Nullable)parameters durationFactor:(CGFloat)durationFactor SWIFT_NAME("continueAnimation(withTimingParameters:durationFactor:)");
@end

UI_ACTOR SWIFT_NAMED("UIWindowSceneDelegate") @protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property (strong, nullable) UIWindow * window SWIFT_NAME("window");
- (void)windowScene:(UIWindowScene * _Nonnull)windowScene didUpdateCoordinateSpace:(id<UICoordinateSpace> _Nonnull)previousCoordinateSpace interfaceOrientation:(UIInterfaceOrientation)previousInterfaceOrientation traitCollection:(UITraitCollection * _Nonnull)previousTraitCollection SWIFT_NAME("windowScene(_:didUpdate:interfaceOrientation:traitCollection:)");
@end

__attribute__((swift_bridge("UIKit.UIBackgroundConfiguration"))) @interface BridgedUIBackgroundConfiguration : NSObject <NSCopying>
@end
__attribute__((swift_bridge("UIKit.UICellConfigurationState"))) @interface BridgedUICellConfigurationState : NSObject <NSCopying>
@end
__attribute__((swift_bridge("UIKit.UIListContentConfiguration"))) @interface BridgedUIListContentConfiguration : NSObject <NSCopying>
@end
__attribute__((swift_bridge("UIKit.UIViewConfigurationState"))) @interface BridgedUIViewConfigurationState : NSObject <NSCopying>
@end
UI_ACTOR @interface NSCollectionLayoutAnchor : NSObject <NSCopying>
@property (readonly) NSDirectionalRectEdge edges SWIFT_NAME("edges");
+ (instancetype _Nonnull)layoutAnchorWithEdges:(NSDirectionalRectEdge)edges SWIFT_NAME("init(edges:)");
+ (instancetype _Nonnull)layoutAnchorWithEdges:(NSDirectionalRectEdge)edges absoluteOffset:(CGPoint)absoluteOffset SWIFT_NAME("init(edges:absoluteOffset:)");
+ (instancetype _Nonnull)layoutAnchorWithEdges:(NSDirectionalRectEdge)edges fractionalOffset:(CGPoint)fractionalOffset SWIFT_NAME("init(edges:fractionalOffset:)");
@property (readonly, getter=isAbsoluteOffset) BOOL absoluteOffset SWIFT_NAME("isAbsoluteOffset");
@property (readonly, getter=isFractionalOffset) BOOL fractionalOffset SWIFT_NAME("isFractionalOffset");
@property (readonly) CGPoint offset SWIFT_NAME("offset");
@end

UI_ACTOR @interface NSCollectionLayoutDimension : NSObject <NSCopying>
+ (instancetype _Nonnull)absoluteDimension:(CGFloat)absoluteDimension SWIFT_NAME("absolute(_:)");
@property (readonly) CGFloat dimension SWIFT_NAME("dimension");
+ (instancetype _Nonnull)estimatedDimension:(CGFloat)estimatedDimension SWIFT_NAME("estimated(_:)");
+ (instancetype _Nonnull)fractionalHeightDimension:(CGFloat)fractionalHeight SWIFT_NAME("fractionalHeight(_:)");
+ (instancetype _Nonnull)fractionalWidthDimension:(CGFloat)fractionalWidth SWIFT_NAME("fractionalWidth(_:)");
@property (readonly, getter=isAbsolute) BOOL absolute SWIFT_NAME("isAbsolute");
@property (readonly, getter=isEstimated) BOOL estimated SWIFT_NAME("isEstimated");
@property (readonly, getter=isFractionalHeight) BOOL fractionalHeight SWIFT_NAME("isFractionalHeight");
@property (readonly, getter=isFractionalWidth) BOOL fractionalWidth SWIFT_NAME("isFractionalWidth");
@property (readonly, getter=isUniformAcrossSiblings) BOOL uniformAcrossSiblings SWIFT_NAME("isUniformAcrossSiblings");
+ (instancetype _Nonnull)uniformAcrossSiblingsWithEstimate:(CGFloat)estimatedDimension SWIFT_NAME("uniformAcrossSiblings(estimate:)");
@end

UI_ACTOR @interface NSCollectionLayoutEdgeSpacing : NSObject <NSCopying>
@property (readonly, nullable) NSCollectionLayoutSpacing * bottom SWIFT_NAME("bottom");
+ (instancetype _Nonnull)spacingForLeading:(NSCollectionLayoutSpacing * _Nullable)leading top:(NSCollectionLayoutSpacing * _Nullable)top trailing:(NSCollectionLayoutSpacing * _Nullable)trailing bottom:(NSCollectionLayoutSpacing * _Nullable)bottom SWIFT_NAME("init(leading:top:trailing:bottom:)");
@property (readonly, nullable) NSCollectionLayoutSpacing * leading SWIFT_NAME("leading");
@property (readonly, nullable) NSCollectionLayoutSpacing * top SWIFT_NAME("top");
@property (readonly, nullable) NSCollectionLayoutSpacing * trailing SWIFT_NAME("trailing");
@end

UI_ACTOR @interface NSCollectionLayoutGroupCustomItem : NSObject <NSCopying>
@property (readonly) CGRect frame SWIFT_NAME("frame");
+ (instancetype _Nonnull)customItemWithFrame:(CGRect)frame SWIFT_NAME("init(frame:)");
+ (instancetype _Nonnull)customItemWithFrame:(CGRect)frame zIndex:(NSInteger)zIndex SWIFT_NAME("init(frame:zIndex:)");
@property (readonly) NSInteger zIndex SWIFT_NAME("zIndex");
@end

UI_ACTOR @interface NSCollectionLayoutItem : NSObject <NSCopying>
@property () NSDirectionalEdgeInsets contentInsets SWIFT_NAME("contentInsets");
@property (strong, nullable) NSCollectionLayoutEdgeSpacing * edgeSpacing SWIFT_NAME("edgeSpacing");
+ (instancetype _Nonnull)itemWithLayoutSize:(NSCollectionLayoutSize * _Nonnull)layoutSize SWIFT_NAME("init(layoutSize:)");
+ (instancetype _Nonnull)itemWithLayoutSize:(NSCollectionLayoutSize * _Nonnull)layoutSize supplementaryItems:(NSArray<NSCollectionLayoutSupplementaryItem *> * _Nonnull)supplementaryItems SWIFT_NAME("init(layoutSize:supplementaryItems:)");
@property (readonly, nonnull) NSCollectionLayoutSize * layoutSize SWIFT_NAME("layoutSize");
@property (readonly, nonnull) NSArray<NSCollectionLayoutSupplementaryItem *> * supplementaryItems SWIFT_NAME("supplementaryItems");
@end

UI_ACTOR @interface NSCollectionLayoutDecorationItem : NSCollectionLayoutItem
+ (instancetype _Nonnull)backgroundDecorationItemWithElementKind:(NSString * _Nonnull)elementKind SWIFT_NAME("background(elementKind:)");
@property (readonly, nonnull) NSString * elementKind SWIFT_NAME("elementKind");
@property () NSInteger zIndex SWIFT_NAME("zIndex");
@end

UI_ACTOR @interface NSCollectionLayoutGroup : NSCollectionLayoutItem
+ (instancetype _Nonnull)horizontalGroupWithLayoutSize:(NSCollectionLayoutSize * _Nonnull)layoutSize repeatingSubitem:(NSCollectionLayoutItem * _Nonnull)subitem count:(NSInteger)count SWIFT_NAME("horizontal(layoutSize:repeatingSubitem:count:)");
+ (instancetype _Nonnull)horizontalGroupWithLayoutSize:(NSCollectionLayoutSize * _Nonnull)layoutSize subitem:(NSCollectionLayoutItem * _Nonnull)subitem count:(NSInteger)count SWIFT_NAME("horizontal(layoutSize:subitem:count:)");
+ (instancetype _Nonnull)horizontalGroupWithLayoutSize:(NSCollectionLayoutSize * _Nonnull)layoutSize subitems:(NSArray<NSCollectionLayoutItem *> * _Nonnull)subitems SWIFT_NAME("horizontal(layoutSize:subitems:)");
@property (strong, nullable) NSCollectionLayoutSpacing * interItemSpacing SWIFT_NAME("interItemSpacing");
@property (readonly, nonnull) NSArray<NSCollectionLayoutItem *> * subitems SWIFT_NAME("subitems");
+ (instancetype _Nonnull)verticalGroupWithLayoutSize:(NSCollectionLayoutSize * _Nonnull)layoutSize repeatingSubitem:(NSCollectionLayoutItem * _Nonnull)subitem count:(NSInteger)count SWIFT_NAME("vertical(layoutSize:repeatingSubitem:count:)");
+ (instancetype _Nonnull)verticalGroupWithLayoutSize:(NSCollectionLayoutSize * _Nonnull)layoutSize subitem:(NSCollectionLayoutItem * _Nonnull)subitem count:(NSInteger)count SWIFT_NAME("vertical(layoutSize:subitem:count:)");
+ (instancetype _Nonnull)verticalGroupWithLayoutSize:(NSCollectionLayoutSize * _Nonnull)layoutSize subitems:(NSArray<NSCollectionLayoutItem *> * _Nonnull)subitems SWIFT_NAME("vertical(layoutSize:subitems:)");
- (NSString * _Nonnull)visualDescription SWIFT_NAME("visualDescription()");
@end

UI_ACTOR @interface NSCollectionLayoutSection : NSObject <NSCopying>
@property (copy, nonnull) NSArray<NSCollectionLayoutBoundarySupplementaryItem *> * boundarySupplementaryItems SWIFT_NAME("boundarySupplementaryItems");
@property () NSDirectionalEdgeInsets contentInsets SWIFT_NAME("contentInsets");
@property () UIContentInsetsReference contentInsetsReference SWIFT_NAME("contentInsetsReference");
@property (copy, nonnull) NSArray<NSCollectionLayoutDecorationItem *> * decorationItems SWIFT_NAME("decorationItems");
+ (instancetype _Nonnull)sectionWithGroup:(NSCollectionLayoutGroup * _Nonnull)group SWIFT_NAME("init(group:)");
@property () CGFloat interGroupSpacing SWIFT_NAME("interGroupSpacing");
@property () UICollectionLayoutSectionOrthogonalScrollingBehavior orthogonalScrollingBehavior SWIFT_NAME("orthogonalScrollingBehavior");
@property () BOOL supplementariesFollowContentInsets SWIFT_NAME("supplementariesFollowContentInsets");
@property () UIContentInsetsReference supplementaryContentInsetsReference SWIFT_NAME("supplementaryContentInsetsReference");
@end

UI_ACTOR @interface NSCollectionLayoutSize : NSObject <NSCopying>
@property (readonly, nonnull) NSCollectionLayoutDimension * heightDimension SWIFT_NAME("heightDimension");
+ (instancetype _Nonnull)sizeWithWidthDimension:(NSCollectionLayoutDimension * _Nonnull)width heightDimension:(NSCollectionLayoutDimension * _Nonnull)height SWIFT_NAME("init(widthDimension:heightDimension:)");
@property (readonly, nonnull) NSCollectionLayoutDimension * widthDimension SWIFT_NAME("widthDimension");
@end

UI_ACTOR @interface NSCollectionLayoutSpacing : NSObject <NSCopying>
+ (instancetype _Nonnull)fixedSpacing:(CGFloat)fixedSpacing SWIFT_NAME("fixed(_:)");
+ (instancetype _Nonnull)flexibleSpacing:(CGFloat)flexibleSpacing SWIFT_NAME("flexible(_:)");
@property (readonly, getter=isFixed) BOOL fixed SWIFT_NAME("isFixed");
@property (readonly, getter=isFlexible) BOOL flexible SWIFT_NAME("isFlexible");
@property (readonly) CGFloat spacing SWIFT_NAME("spacing");
@end

UI_ACTOR @interface NSCollectionLayoutSupplementaryItem : NSCollectionLayoutItem
@property (readonly, nonnull) NSCollectionLayoutAnchor * containerAnchor SWIFT_NAME("containerAnchor");
@property (readonly, nonnull) NSString * elementKind SWIFT_NAME("elementKind");
+ (instancetype _Nonnull)supplementaryItemWithLayoutSize:(NSCollectionLayoutSize * _Nonnull)layoutSize elementKind:(NSString * _Nonnull)elementKind containerAnchor:(NSCollectionLayoutAnchor * _Nonnull)containerAnchor SWIFT_NAME("init(layoutSize:elementKind:containerAnchor:)");
+ (instancetype _Nonnull)supplementaryItemWithLayoutSize:(NSCollectionLayoutSize * _Nonnull)layoutSize elementKind:(NSString * _Nonnull)elementKind containerAnchor:(NSCollectionLayoutAnchor * _Nonnull)containerAnchor itemAnchor:(NSCollectionLayoutAnchor * _Nonnull)itemAnchor SWIFT_NAME("init(layoutSize:elementKind:containerAnchor:itemAnchor:)");
@property (readonly, nullable) NSCollectionLayoutAnchor * itemAnchor SWIFT_NAME("itemAnchor");
@property () NSInteger zIndex SWIFT_NAME("zIndex");
@end

UI_ACTOR @interface NSCollectionLayoutBoundarySupplementaryItem : NSCollectionLayoutSupplementaryItem
@property (readonly) NSRectAlignment alignment SWIFT_NAME("alignment");
@property () BOOL extendsBoundary SWIFT_NAME("extendsBoundary");
+ (instancetype _Nonnull)boundarySupplementaryItemWithLayoutSize:(NSCollectionLayoutSize * _Nonnull)layoutSize elementKind:(NSString * _Nonnull)elementKind alignment:(NSRectAlignment)alignment SWIFT_NAME("init(layoutSize:elementKind:alignment:)");
+ (instancetype _Nonnull)boundarySupplementaryItemWithLayoutSize:(NSCollectionLayoutSize * _Nonnull)layoutSize elementKind:(NSString * _Nonnull)elementKind alignment:(NSRectAlignment)alignment absoluteOffset:(CGPoint)absoluteOffset SWIFT_NAME("init(layoutSize:elementKind:alignment:absoluteOffset:)");
@property (readonly) CGPoint offset SWIFT_NAME("offset");
@property () BOOL pinToVisibleBounds SWIFT_NAME("pinToVisibleBounds");
@end

@interface NSItemProvider : NSObject
- (instancetype _Nonnull)init SWIFT_NAME("init()") DESIGNATED;
- (instancetype _Nonnull)initWithObject:(NSObject * _Nonnull)object SWIFT_NAME("init(object:)") DESIGNATED;
@property (copy, nullable) NSString * suggestedName SWIFT_NAME("suggestedName");
@end

UI_ACTOR @interface NSLayoutAnchor<AnchorType> : NSObject
- (NSLayoutConstraint * _Nonnull)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> * _Nonnull)anchor SWIFT_NAME("constraint(equalTo:)");
- (NSLayoutConstraint * _Nonnull)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> * _Nonnull)anchor constant:(CGFloat)c SWIFT_NAME("constraint(equalTo:constant:)");
- (NSLayoutConstraint * _Nonnull)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> * _Nonnull)anchor SWIFT_NAME("constraint(greaterThanOrEqualTo:)");
- (NSLayoutConstraint * _Nonnull)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> * _Nonnull)anchor constant:(CGFloat)c SWIFT_NAME("constraint(greaterThanOrEqualTo:constant:)");
- (NSLayoutConstraint * _Nonnull)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> * _Nonnull)anchor SWIFT_NAME("constraint(lessThanOrEqualTo:)");
- (NSLayoutConstraint * _Nonnull)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> * _Nonnull)anchor constant:(CGFloat)c SWIFT_NAME("constraint(lessThanOrEqualTo:constant:)");
@end

UI_ACTOR @interface NSLayoutConstraint : NSObject
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> * _Nonnull)constraints SWIFT_NAME("activate(_:)");
@property () CGFloat constant SWIFT_NAME("constant");
+ (NSArray<NSLayoutConstraint *> * _Nonnull)constraintsWithVisualFormat:(NSString * _Nonnull)format options:(NSLayoutConstraintFormatOptions)opts metrics:(NSDictionary<NSString *, id> * _Nullable)metrics views:(NSDictionary<NSString *, id> * _Nonnull)views SWIFT_NAME("constraints(withVisualFormat:options:metrics:views:)");
+ (void)deactivateConstraints:(NSArray<NSLayoutConstraint *> * _Nonnull)constraints SWIFT_NAME("deactivate(_:)");
@property (readonly, nonnull) NSLayoutAnchor<id> * firstAnchor SWIFT_NAME("firstAnchor");
@property (readonly) NSLayoutConstraintAttribute firstAttribute SWIFT_NAME("firstAttribute");
@property (readonly, weak, nullable) id firstItem SWIFT_NAME("firstItem");
@property (copy, nullable) NSString * identifier SWIFT_NAME("identifier");
+ (instancetype _Nonnull)constraintWithItem:(id _Nonnull)view1 attribute:(NSLayoutConstraintAttribute)attr1 relatedBy:(NSLayoutConstraintRelation)relation toItem:(id _Nullable)view2 attribute:(NSLayoutConstraintAttribute)attr2 multiplier:(CGFloat)multiplier constant:(CGFloat)c SWIFT_NAME("init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)");
@property (getter=isActive) BOOL active SWIFT_NAME("isActive");
@property (readonly) CGFloat multiplier SWIFT_NAME("multiplier");
@property () UILayoutPriority priority SWIFT_NAME("priority");
@property (readonly) NSLayoutConstraintRelation relation SWIFT_NAME("relation");
@property (readonly, nullable) NSLayoutAnchor<id> * secondAnchor SWIFT_NAME("secondAnchor");
@property (readonly) NSLayoutConstraintAttribute secondAttribute SWIFT_NAME("secondAttribute");
@property (readonly, weak, nullable) id secondItem SWIFT_NAME("secondItem");
@property () BOOL shouldBeArchived SWIFT_NAME("shouldBeArchived");
@end

UI_ACTOR @interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
- (NSLayoutConstraint * _Nonnull)constraintEqualToAnchor:(NSLayoutDimension * _Nonnull)anchor multiplier:(CGFloat)m SWIFT_NAME("constraint(equalTo:multiplier:)");
- (NSLayoutConstraint * _Nonnull)constraintEqualToAnchor:(NSLayoutDimension * _Nonnull)anchor multiplier:(CGFloat)m constant:(CGFloat)c SWIFT_NAME("constraint(equalTo:multiplier:constant:)");
- (NSLayoutConstraint * _Nonnull)constraintEqualToConstant:(CGFloat)c SWIFT_NAME("constraint(equalToConstant:)");
- (NSLayoutConstraint * _Nonnull)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension * _Nonnull)anchor multiplier:(CGFloat)m SWIFT_NAME("constraint(greaterThanOrEqualTo:multiplier:)");
- (NSLayoutConstraint * _Nonnull)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension * _Nonnull)anchor multiplier:(CGFloat)m constant:(CGFloat)c SWIFT_NAME("constraint(greaterThanOrEqualTo:multiplier:constant:)");
- (NSLayoutConstraint * _Nonnull)constraintGreaterThanOrEqualToConstant:(CGFloat)c SWIFT_NAME("constraint(greaterThanOrEqualToConstant:)");
- (NSLayoutConstraint * _Nonnull)constraintLessThanOrEqualToAnchor:(NSLayoutDimension * _Nonnull)anchor multiplier:(CGFloat)m SWIFT_NAME("constraint(lessThanOrEqualTo:multiplier:)");
- (NSLayoutConstraint * _Nonnull)constraintLessThanOrEqualToAnchor:(NSLayoutDimension * _Nonnull)anchor multiplier:(CGFloat)m constant:(CGFloat)c SWIFT_NAME("constraint(lessThanOrEqualTo:multiplier:constant:)");
- (NSLayoutConstraint * _Nonnull)constraintLessThanOrEqualToConstant:(CGFloat)c SWIFT_NAME("constraint(lessThanOrEqualToConstant:)");
@end

UI_ACTOR @interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
- (NSLayoutDimension * _Nonnull)anchorWithOffsetToAnchor:(NSLayoutXAxisAnchor * _Nonnull)otherAnchor SWIFT_NAME("anchorWithOffset(to:)");
- (NSLayoutConstraint * _Nonnull)constraintEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor * _Nonnull)anchor multiplier:(CGFloat)multiplier SWIFT_NAME("constraint(equalToSystemSpacingAfter:multiplier:)");
- (NSLayoutConstraint * _Nonnull)constraintGreaterThanOrEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor * _Nonnull)anchor multiplier:(CGFloat)multiplier SWIFT_NAME("constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)");
- (NSLayoutConstraint * _Nonnull)constraintLessThanOrEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor * _Nonnull)anchor multiplier:(CGFloat)multiplier SWIFT_NAME("constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)");
@end

UI_ACTOR @interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
- (NSLayoutDimension * _Nonnull)anchorWithOffsetToAnchor:(NSLayoutYAxisAnchor * _Nonnull)otherAnchor SWIFT_NAME("anchorWithOffset(to:)");
- (NSLayoutConstraint * _Nonnull)constraintEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor * _Nonnull)anchor multiplier:(CGFloat)multiplier SWIFT_NAME("constraint(equalToSystemSpacingBelow:multiplier:)");
- (NSLayoutConstraint * _Nonnull)constraintGreaterThanOrEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor * _Nonnull)anchor multiplier:(CGFloat)multiplier SWIFT_NAME("constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)");
- (NSLayoutConstraint * _Nonnull)constraintLessThanOrEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor * _Nonnull)anchor multiplier:(CGFloat)multiplier SWIFT_NAME("constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)");
@end

@interface NSParagraphStyle : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSTextAlignment alignment SWIFT_NAME("alignment");
@property (readonly) BOOL allowsDefaultTighteningForTruncation SWIFT_NAME("allowsDefaultTighteningForTruncation");
@property (readonly) NSWritingDirection baseWritingDirection SWIFT_NAME("baseWritingDirection");
@property (class, readonly, nonnull) NSParagraphStyle * defaultParagraphStyle SWIFT_NAME("default");
@property (readonly) CGFloat defaultTabInterval SWIFT_NAME("defaultTabInterval");
+ (NSWritingDirection)defaultWritingDirectionForLanguage:(NSString * _Nullable)languageName SWIFT_NAME("defaultWritingDirection(forLanguage:)");
@property (readonly) CGFloat firstLineHeadIndent SWIFT_NAME("firstLineHeadIndent");
@property (readonly) CGFloat headIndent SWIFT_NAME("headIndent");
@property (readonly) float hyphenationFactor SWIFT_NAME("hyphenationFactor");
- (instancetype _Nonnull)init SWIFT_NAME("init()") DESIGNATED;
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
@property (readonly) NSLineBreakMode lineBreakMode SWIFT_NAME("lineBreakMode");
@property (readonly) NSParagraphStyleLineBreakStrategy lineBreakStrategy SWIFT_NAME("lineBreakStrategy");
@property (readonly) CGFloat lineHeightMultiple SWIFT_NAME("lineHeightMultiple");
@property (readonly) CGFloat lineSpacing SWIFT_NAME("lineSpacing");
@property (readonly) CGFloat maximumLineHeight SWIFT_NAME("maximumLineHeight");
@property (readonly) CGFloat minimumLineHeight SWIFT_NAME("minimumLineHeight");
@property (readonly) CGFloat paragraphSpacing SWIFT_NAME("paragraphSpacing");
@property (readonly) CGFloat paragraphSpacingBefore SWIFT_NAME("paragraphSpacingBefore");
@property (readonly, nonnull) NSArray<NSTextTab *> * tabStops SWIFT_NAME("tabStops");
@property (readonly) CGFloat tailIndent SWIFT_NAME("tailIndent");
@end

@interface NSMutableParagraphStyle : NSParagraphStyle
- (void)addTabStop:(NSTextTab * _Nonnull)anObject SWIFT_NAME("addTabStop(_:)");
- (void)removeTabStop:(NSTextTab * _Nonnull)anObject SWIFT_NAME("removeTabStop(_:)");
- (void)setParagraphStyle:(NSParagraphStyle * _Nonnull)obj SWIFT_NAME("setParagraphStyle(_:)");
@end

@interface NSStringDrawingContext : NSObject
@property (readonly) CGFloat actualScaleFactor SWIFT_NAME("actualScaleFactor");
- (instancetype _Nonnull)init SWIFT_NAME("init()") DESIGNATED;
@property () CGFloat minimumScaleFactor SWIFT_NAME("minimumScaleFactor");
@property (readonly) CGRect totalBounds SWIFT_NAME("totalBounds");
@end

@interface NSTextAttachment : NSObject <NSSecureCoding>
@property () CGRect bounds SWIFT_NAME("bounds");
@property (class, readonly) NSInteger character SWIFT_NAME("character");
@property (strong, nullable) NSData * contents SWIFT_NAME("contents");
@property (copy, nullable) NSString * fileType SWIFT_NAME("fileType");
@property (strong, nullable) UIImage * image SWIFT_NAME("image");
- (instancetype _Nonnull)init SWIFT_NAME("init()");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithData:(NSData * _Nullable)contentData ofType:(NSString * _Nullable)uti SWIFT_NAME("init(data:ofType:)") DESIGNATED;
+ (instancetype _Nonnull)textAttachmentWithImage:(UIImage * _Nonnull)image SWIFT_NAME("init(image:)");
@property () CGFloat lineLayoutPadding SWIFT_NAME("lineLayoutPadding");
@end

@interface NSTextContainer : NSObject
@property () BOOL heightTracksTextView SWIFT_NAME("heightTracksTextView");
- (instancetype _Nonnull)initWithSize:(CGSize)size SWIFT_NAME("init(size:)") DESIGNATED;
@property () NSLineBreakMode lineBreakMode SWIFT_NAME("lineBreakMode");
@property () CGFloat lineFragmentPadding SWIFT_NAME("lineFragmentPadding");
@property () NSInteger maximumNumberOfLines SWIFT_NAME("maximumNumberOfLines");
@property () CGSize size SWIFT_NAME("size");
@property () BOOL widthTracksTextView SWIFT_NAME("widthTracksTextView");
@end

@interface NSTextTab : NSObject <NSCopying, NSSecureCoding>
@property (readonly) NSTextAlignment alignment SWIFT_NAME("alignment");
+ (NSCharacterSet * _Nonnull)columnTerminatorsForLocale:(NSLocale * _Nullable)aLocale SWIFT_NAME("columnTerminators(for:)");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithTextAlignment:(NSTextAlignment)alignment location:(CGFloat)loc options:(NSDictionary<NSTextTabOptionKey, id> * _Nonnull)options SWIFT_NAME("init(textAlignment:location:options:)") DESIGNATED;
@property (readonly) CGFloat location SWIFT_NAME("location");
@property (readonly, nonnull) NSDictionary<NSTextTabOptionKey, id> * options SWIFT_NAME("options");
@end

UI_ACTOR @interface UIAccessibilityCustomAction : NSObject
@property (strong, nullable) UIAccessibilityCustomActionHandler actionHandler SWIFT_NAME("actionHandler");
@property (strong, nonnull) NSAttributedString * attributedName SWIFT_NAME("attributedName");
@property (strong, nullable) UIImage * image SWIFT_NAME("image");
- (instancetype _Nonnull)initWithAttributedName:(NSAttributedString * _Nonnull)attributedName actionHandler:(UIAccessibilityCustomActionHandler _Nonnull)actionHandler SWIFT_NAME("init(attributedName:actionHandler:)") DESIGNATED;
- (instancetype _Nonnull)initWithName:(NSString * _Nonnull)name actionHandler:(UIAccessibilityCustomActionHandler _Nonnull)actionHandler SWIFT_NAME("init(name:actionHandler:)") DESIGNATED;
- (instancetype _Nonnull)initWithName:(NSString * _Nonnull)name image:(UIImage * _Nullable)image actionHandler:(UIAccessibilityCustomActionHandler _Nonnull)actionHandler SWIFT_NAME("init(name:image:actionHandler:)") DESIGNATED;
@property (copy, nonnull) NSString * name SWIFT_NAME("name");
@end

UI_ACTOR @interface UIAlertAction : NSObject
+ (instancetype _Nonnull)actionWithTitle:(NSString * _Nullable)title style:(UIAlertActionStyle)style handler:(void (^ _Nullable)(UIAlertAction * _Nonnull))handler SWIFT_NAME("init(title:style:handler:)");
@property (getter=isEnabled) BOOL enabled SWIFT_NAME("isEnabled");
@property (readonly) UIAlertActionStyle style SWIFT_NAME("style");
@property (readonly, nullable) NSString * title SWIFT_NAME("title");
@end

UI_ACTOR @interface UIBarItem : NSObject <NSCoding>
@property (strong, nullable) UIImage * image SWIFT_NAME("image");
- (instancetype _Nonnull)init SWIFT_NAME("init()") DESIGNATED;
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
@property (getter=isEnabled) BOOL enabled SWIFT_NAME("isEnabled");
@property () NSInteger tag SWIFT_NAME("tag");
@property (copy, nullable) NSString * title SWIFT_NAME("title");
@end

UI_ACTOR @interface UIBarButtonItem : UIBarItem
- (instancetype _Nonnull)init SWIFT_NAME("init()") DESIGNATED;
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
@property (strong, nullable) UIMenu * menu SWIFT_NAME("menu");
@property (strong, nullable) UIAction * primaryAction SWIFT_NAME("primaryAction");
@property () UIBarButtonItemStyle style SWIFT_NAME("style");
@property (strong, nullable) UIColor * tintColor SWIFT_NAME("tintColor");
@end

@interface UIBezierPath : NSObject <NSCoding, NSCopying>
- (void)addArcWithCenter:(CGPoint)center radius:(CGFloat)radius startAngle:(CGFloat)startAngle endAngle:(CGFloat)endAngle clockwise:(BOOL)clockwise SWIFT_NAME("addArc(withCenter:radius:startAngle:endAngle:clockwise:)");
- (void)addCurveToPoint:(CGPoint)endPoint controlPoint1:(CGPoint)controlPoint1 controlPoint2:(CGPoint)controlPoint2 SWIFT_NAME("addCurve(to:controlPoint1:controlPoint2:)");
- (void)addLineToPoint:(CGPoint)point SWIFT_NAME("addLine(to:)");
- (void)addQuadCurveToPoint:(CGPoint)endPoint controlPoint:(CGPoint)controlPoint SWIFT_NAME("addQuadCurve(to:controlPoint:)");
- (void)appendPath:(UIBezierPath * _Nonnull)bezierPath SWIFT_NAME("append(_:)");
- (void)applyTransform:(CGAffineTransform)transform SWIFT_NAME("apply(_:)");
@property (readonly) CGRect bounds SWIFT_NAME("bounds");
@property (strong, nonnull) CGPath * CGPath SWIFT_NAME("cgPath");
- (void)closePath SWIFT_NAME("close()");
- (BOOL)containsPoint:(CGPoint)point SWIFT_NAME("contains(_:)");
@property (readonly) CGPoint currentPoint SWIFT_NAME("currentPoint");
- (void)fill SWIFT_NAME("fill()");
@property () CGFloat flatness SWIFT_NAME("flatness");
- (instancetype _Nonnull)init SWIFT_NAME("init()") DESIGNATED;
+ (instancetype _Nonnull)bezierPathWithArcCenter:(CGPoint)center radius:(CGFloat)radius startAngle:(CGFloat)startAngle endAngle:(CGFloat)endAngle clockwise:(BOOL)clockwise SWIFT_NAME("init(arcCenter:radius:startAngle:endAngle:clockwise:)");
+ (instancetype _Nonnull)bezierPathWithCGPath:(CGPath * _Nonnull)CGPath SWIFT_NAME("init(cgPath:)");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
+ (instancetype _Nonnull)bezierPathWithOvalInRect:(CGRect)rect SWIFT_NAME("init(ovalIn:)");
+ (instancetype _Nonnull)bezierPathWithRect:(CGRect)rect SWIFT_NAME("init(rect:)");
+ (instancetype _Nonnull)bezierPathWithRoundedRect:(CGRect)rect byRoundingCorners:(UIRectCorner)corners cornerRadii:(CGSize)cornerRadii SWIFT_NAME("init(roundedRect:byRoundingCorners:cornerRadii:)");
+ (instancetype _Nonnull)bezierPathWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)cornerRadius SWIFT_NAME("init(roundedRect:cornerRadius:)");
@property (readonly, getter=isEmpty) BOOL empty SWIFT_NAME("isEmpty");
@property () CGLineCap lineCapStyle SWIFT_NAME("lineCapStyle");
@property () CGLineJoin lineJoinStyle SWIFT_NAME("lineJoinStyle");
@property () CGFloat lineWidth SWIFT_NAME("lineWidth");
@property () CGFloat miterLimit SWIFT_NAME("miterLimit");
- (void)moveToPoint:(CGPoint)point SWIFT_NAME("move(to:)");
- (void)removeAllPoints SWIFT_NAME("removeAllPoints()");
- (void)stroke SWIFT_NAME("stroke()");
@property () BOOL usesEvenOddFillRule SWIFT_NAME("usesEvenOddFillRule");
@end

UI_ACTOR @interface UICollectionViewCompositionalLayoutConfiguration : NSObject <NSCopying>
@property (copy, nonnull) NSArray<NSCollectionLayoutBoundarySupplementaryItem *> * boundarySupplementaryItems SWIFT_NAME("boundarySupplementaryItems");
@property () UIContentInsetsReference contentInsetsReference SWIFT_NAME("contentInsetsReference");
- (instancetype _Nonnull)init SWIFT_NAME("init()") DESIGNATED;
@property () CGFloat interSectionSpacing SWIFT_NAME("interSectionSpacing");
@property () UICollectionViewScrollDirection scrollDirection SWIFT_NAME("scrollDirection");
@end

UI_ACTOR @interface UICollectionViewLayout : NSObject <NSCoding>
@property (class, readonly) CGFloat automaticDimension SWIFT_NAME("automaticDimension");
@property (readonly, nullable) UICollectionView * collectionView SWIFT_NAME("collectionView");
@property (readonly) CGSize collectionViewContentSize SWIFT_NAME("collectionViewContentSize");
@property (readonly) UIUserInterfaceLayoutDirection developmentLayoutDirection SWIFT_NAME("developmentLayoutDirection");
- (UICollectionViewLayoutAttributes * _Nullable)finalLayoutAttributesForDisappearingDecorationElementOfKind:(NSString * _Nonnull)elementKind atIndexPath:(NSIndexPath * _Nonnull)decorationIndexPath SWIFT_NAME("finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)");
- (UICollectionViewLayoutAttributes * _Nullable)finalLayoutAttributesForDisappearingItemAtIndexPath:(NSIndexPath * _Nonnull)itemIndexPath SWIFT_NAME("finalLayoutAttributesForDisappearingItem(at:)");
- (UICollectionViewLayoutAttributes * _Nullable)finalLayoutAttributesForDisappearingSupplementaryElementOfKind:(NSString * _Nonnull)elementKind atIndexPath:(NSIndexPath * _Nonnull)elementIndexPath SWIFT_NAME("finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)");
- (void)finalizeAnimatedBoundsChange SWIFT_NAME("finalizeAnimatedBoundsChange()");
- (void)finalizeCollectionViewUpdates SWIFT_NAME("finalizeCollectionViewUpdates()");
- (void)finalizeLayoutTransition SWIFT_NAME("finalizeLayoutTransition()");
@property (readonly) BOOL flipsHorizontallyInOppositeLayoutDirection SWIFT_NAME("flipsHorizontallyInOppositeLayoutDirection");
- (NSArray<NSIndexPath *> * _Nonnull)indexPathsToDeleteForDecorationViewOfKind:(NSString * _Nonnull)elementKind SWIFT_NAME("indexPathsToDeleteForDecorationView(ofKind:)");
- (NSArray<NSIndexPath *> * _Nonnull)indexPathsToDeleteForSupplementaryViewOfKind:(NSString * _Nonnull)elementKind SWIFT_NAME("indexPathsToDeleteForSupplementaryView(ofKind:)");
- (NSArray<NSIndexPath *> * _Nonnull)indexPathsToInsertForDecorationViewOfKind:(NSString * _Nonnull)elementKind SWIFT_NAME("indexPathsToInsertForDecorationView(ofKind:)");
- (NSArray<NSIndexPath *> * _Nonnull)indexPathsToInsertForSupplementaryViewOfKind:(NSString * _Nonnull)elementKind SWIFT_NAME("indexPathsToInsertForSupplementaryView(ofKind:)");
- (instancetype _Nonnull)init SWIFT_NAME("init()") DESIGNATED;
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (UICollectionViewLayoutAttributes * _Nullable)initialLayoutAttributesForAppearingDecorationElementOfKind:(NSString * _Nonnull)elementKind atIndexPath:(NSIndexPath * _Nonnull)decorationIndexPath SWIFT_NAME("initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)");
- (UICollectionViewLayoutAttributes * _Nullable)initialLayoutAttributesForAppearingItemAtIndexPath:(NSIndexPath * _Nonnull)itemIndexPath SWIFT_NAME("initialLayoutAttributesForAppearingItem(at:)");
- (UICollectionViewLayoutAttributes * _Nullable)initialLayoutAttributesForAppearingSupplementaryElementOfKind:(NSString * _Nonnull)elementKind atIndexPath:(NSIndexPath * _Nonnull)elementIndexPath SWIFT_NAME("initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)");
- (void)invalidateLayout SWIFT_NAME("invalidateLayout()");
- (void)invalidateLayoutWithContext:(UICollectionViewLayoutInvalidationContext * _Nonnull)context SWIFT_NAME("invalidateLayout(with:)");
- (UICollectionViewLayoutInvalidationContext * _Nonnull)invalidationContextForBoundsChange:(CGRect)newBounds SWIFT_NAME("invalidationContext(forBoundsChange:)");
- (UICollectionViewLayoutInvalidationContext * _Nonnull)invalidationContextForInteractivelyMovingItems:(NSArray<NSIndexPath *> * _Nonnull)targetIndexPaths withTargetPosition:(CGPoint)targetPosition previousIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)previousIndexPaths previousPosition:(CGPoint)previousPosition SWIFT_NAME("invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:)");
- (UICollectionViewLayoutInvalidationContext * _Nonnull)invalidationContextForPreferredLayoutAttributes:(UICollectionViewLayoutAttributes * _Nonnull)preferredAttributes withOriginalAttributes:(UICollectionViewLayoutAttributes * _Nonnull)originalAttributes SWIFT_NAME("invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)");
@property (class, readonly, nonnull) Class invalidationContextClass SWIFT_NAME("invalidationContextClass");
- (UICollectionViewLayoutInvalidationContext * _Nonnull)invalidationContextForEndingInteractiveMovementOfItemsToFinalIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths previousIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)previousIndexPaths movementCancelled:(BOOL)movementCancelled SWIFT_NAME("invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:)");
@property (class, readonly, nonnull) Class layoutAttributesClass SWIFT_NAME("layoutAttributesClass");
- (UICollectionViewLayoutAttributes * _Nullable)layoutAttributesForDecorationViewOfKind:(NSString * _Nonnull)elementKind atIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("layoutAttributesForDecorationView(ofKind:at:)");
- (NSArray<UICollectionViewLayoutAttributes *> * _Nullable)layoutAttributesForElementsInRect:(CGRect)rect SWIFT_NAME("layoutAttributesForElements(in:)");
- (UICollectionViewLayoutAttributes * _Nonnull)layoutAttributesForInteractivelyMovingItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath withTargetPosition:(CGPoint)position SWIFT_NAME("layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)");
- (UICollectionViewLayoutAttributes * _Nullable)layoutAttributesForItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("layoutAttributesForItem(at:)");
- (UICollectionViewLayoutAttributes * _Nullable)layoutAttributesForSupplementaryViewOfKind:(NSString * _Nonnull)elementKind atIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("layoutAttributesForSupplementaryView(ofKind:at:)");
- (void)prepareLayout SWIFT_NAME("prepare()");
- (void)prepareForAnimatedBoundsChange:(CGRect)oldBounds SWIFT_NAME("prepare(forAnimatedBoundsChange:)");
- (void)prepareForCollectionViewUpdates:(NSArray<UICollectionViewUpdateItem *> * _Nonnull)updateItems SWIFT_NAME("prepare(forCollectionViewUpdates:)");
- (void)prepareForTransitionFromLayout:(UICollectionViewLayout * _Nonnull)oldLayout SWIFT_NAME("prepareForTransition(from:)");
- (void)prepareForTransitionToLayout:(UICollectionViewLayout * _Nonnull)newLayout SWIFT_NAME("prepareForTransition(to:)");
- (void)registerNib:(UINib * _Nullable)nib forDecorationViewOfKind:(NSString * _Nonnull)elementKind SWIFT_NAME("register(_:forDecorationViewOfKind:)");
- (void)registerClass:(Class _Nullable)viewClass forDecorationViewOfKind:(NSString * _Nonnull)elementKind SWIFT_NAME("register(_:forDecorationViewOfKind:)");
- (BOOL)shouldInvalidateLayoutForBoundsChange:(CGRect)newBounds SWIFT_NAME("shouldInvalidateLayout(forBoundsChange:)");
- (BOOL)shouldInvalidateLayoutForPreferredLayoutAttributes:(UICollectionViewLayoutAttributes * _Nonnull)preferredAttributes withOriginalAttributes:(UICollectionViewLayoutAttributes * _Nonnull)originalAttributes SWIFT_NAME("shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)");
- (CGPoint)targetContentOffsetForProposedContentOffset:(CGPoint)proposedContentOffset SWIFT_NAME("targetContentOffset(forProposedContentOffset:)");
- (CGPoint)targetContentOffsetForProposedContentOffset:(CGPoint)proposedContentOffset withScrollingVelocity:(CGPoint)velocity SWIFT_NAME("targetContentOffset(forProposedContentOffset:withScrollingVelocity:)");
- (NSIndexPath * _Nonnull)targetIndexPathForInteractivelyMovingItem:(NSIndexPath * _Nonnull)previousIndexPath withPosition:(CGPoint)position SWIFT_NAME("targetIndexPath(forInteractivelyMovingItem:withPosition:)");
@end

UI_ACTOR @interface UICollectionViewCompositionalLayout : UICollectionViewLayout
@property (strong, nonnull) UICollectionViewCompositionalLayoutConfiguration * configuration SWIFT_NAME("configuration");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithSection:(NSCollectionLayoutSection * _Nonnull)section SWIFT_NAME("init(section:)") DESIGNATED;
- (instancetype _Nonnull)initWithSection:(NSCollectionLayoutSection * _Nonnull)section configuration:(UICollectionViewCompositionalLayoutConfiguration * _Nonnull)configuration SWIFT_NAME("init(section:configuration:)") DESIGNATED;
@end

UI_ACTOR @interface UICollectionViewFlowLayout : UICollectionViewLayout
@property (class, readonly) CGSize automaticSize SWIFT_NAME("automaticSize");
@property () CGSize estimatedItemSize SWIFT_NAME("estimatedItemSize");
@property () CGSize footerReferenceSize SWIFT_NAME("footerReferenceSize");
@property () CGSize headerReferenceSize SWIFT_NAME("headerReferenceSize");
- (instancetype _Nonnull)init SWIFT_NAME("init()") DESIGNATED;
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
@property () CGSize itemSize SWIFT_NAME("itemSize");
@property () CGFloat minimumInteritemSpacing SWIFT_NAME("minimumInteritemSpacing");
@property () CGFloat minimumLineSpacing SWIFT_NAME("minimumLineSpacing");
@property () UICollectionViewScrollDirection scrollDirection SWIFT_NAME("scrollDirection");
@property () BOOL sectionFootersPinToVisibleBounds SWIFT_NAME("sectionFootersPinToVisibleBounds");
@property () BOOL sectionHeadersPinToVisibleBounds SWIFT_NAME("sectionHeadersPinToVisibleBounds");
@property () UIEdgeInsets sectionInset SWIFT_NAME("sectionInset");
@property () UICollectionViewFlowLayoutSectionInsetReference sectionInsetReference SWIFT_NAME("sectionInsetReference");
@end

UI_ACTOR @interface UICollectionViewLayoutAttributes : NSObject <NSCopying>
@property () CGFloat alpha SWIFT_NAME("alpha");
@property () CGRect bounds SWIFT_NAME("bounds");
@property () CGPoint center SWIFT_NAME("center");
@property () CGRect frame SWIFT_NAME("frame");
@property (copy, nonnull) NSIndexPath * indexPath SWIFT_NAME("indexPath");
- (instancetype _Nonnull)init SWIFT_NAME("init()") DESIGNATED;
+ (instancetype _Nonnull)layoutAttributesForCellWithIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("init(forCellWith:)");
+ (instancetype _Nonnull)layoutAttributesForDecorationViewOfKind:(NSString * _Nonnull)decorationViewKind withIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("init(forDecorationViewOfKind:with:)");
+ (instancetype _Nonnull)layoutAttributesForSupplementaryViewOfKind:(NSString * _Nonnull)elementKind withIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("init(forSupplementaryViewOfKind:with:)");
@property (getter=isHidden) BOOL hidden SWIFT_NAME("isHidden");
@property (readonly) UICollectionViewElementCategory representedElementCategory SWIFT_NAME("representedElementCategory");
@property (readonly, nullable) NSString * representedElementKind SWIFT_NAME("representedElementKind");
@property () CGSize size SWIFT_NAME("size");
@property () CGAffineTransform transform SWIFT_NAME("transform");
@property () CATransform3D transform3D SWIFT_NAME("transform3D");
@property () NSInteger zIndex SWIFT_NAME("zIndex");
@end

UI_ACTOR @interface UICollectionViewLayoutInvalidationContext : NSObject
@property () CGPoint contentOffsetAdjustment SWIFT_NAME("contentOffsetAdjustment");
@property () CGSize contentSizeAdjustment SWIFT_NAME("contentSizeAdjustment");
- (instancetype _Nonnull)init SWIFT_NAME("init()") DESIGNATED;
@property (readonly) CGPoint interactiveMovementTarget SWIFT_NAME("interactiveMovementTarget");
@property (readonly) BOOL invalidateDataSourceCounts SWIFT_NAME("invalidateDataSourceCounts");
- (void)invalidateDecorationElementsOfKind:(NSString * _Nonnull)elementKind atIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths SWIFT_NAME("invalidateDecorationElements(ofKind:at:)");
@property (readonly) BOOL invalidateEverything SWIFT_NAME("invalidateEverything");
- (void)invalidateItemsAtIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths SWIFT_NAME("invalidateItems(at:)");
- (void)invalidateSupplementaryElementsOfKind:(NSString * _Nonnull)elementKind atIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths SWIFT_NAME("invalidateSupplementaryElements(ofKind:at:)");
@property (readonly, nullable) NSDictionary<NSString *, NSArray<NSIndexPath *> *> * invalidatedDecorationIndexPaths SWIFT_NAME("invalidatedDecorationIndexPaths");
@property (readonly, nullable) NSArray<NSIndexPath *> * invalidatedItemIndexPaths SWIFT_NAME("invalidatedItemIndexPaths");
@property (readonly, nullable) NSDictionary<NSString *, NSArray<NSIndexPath *> *> * invalidatedSupplementaryIndexPaths SWIFT_NAME("invalidatedSupplementaryIndexPaths");
@property (readonly, nullable) NSArray<NSIndexPath *> * previousIndexPathsForInteractivelyMovingItems SWIFT_NAME("previousIndexPathsForInteractivelyMovingItems");
@property (readonly, nullable) NSArray<NSIndexPath *> * targetIndexPathsForInteractivelyMovingItems SWIFT_NAME("targetIndexPathsForInteractivelyMovingItems");
@end

UI_ACTOR @interface UICollectionViewFlowLayoutInvalidationContext : UICollectionViewLayoutInvalidationContext
- (instancetype _Nonnull)init SWIFT_NAME("init()") DESIGNATED;
@property () BOOL invalidateFlowLayoutAttributes SWIFT_NAME("invalidateFlowLayoutAttributes");
@property () BOOL invalidateFlowLayoutDelegateMetrics SWIFT_NAME("invalidateFlowLayoutDelegateMetrics");
@end

UI_ACTOR @interface UICollectionViewPlaceholder : NSObject
@property (copy, nullable) void (^ cellUpdateHandler)(UICollectionViewCell * _Nonnull) SWIFT_NAME("cellUpdateHandler");
- (instancetype _Nonnull)initWithInsertionIndexPath:(NSIndexPath * _Nonnull)insertionIndexPath reuseIdentifier:(NSString * _Nonnull)reuseIdentifier SWIFT_NAME("init(insertionIndexPath:reuseIdentifier:)") DESIGNATED;
@end

UI_ACTOR @interface UICollectionViewDropPlaceholder : UICollectionViewPlaceholder
@property (copy, nullable) UIDragPreviewParameters * _Nullable (^ previewParametersProvider)(UICollectionViewCell * _Nonnull) SWIFT_NAME("previewParametersProvider");
@end

UI_ACTOR @interface UICollectionViewTransitionLayout : UICollectionViewLayout
@property (readonly, nonnull) UICollectionViewLayout * currentLayout SWIFT_NAME("currentLayout");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithCurrentLayout:(UICollectionViewLayout * _Nonnull)currentLayout nextLayout:(UICollectionViewLayout * _Nonnull)newLayout SWIFT_NAME("init(currentLayout:nextLayout:)") DESIGNATED;
@property (readonly, nonnull) UICollectionViewLayout * nextLayout SWIFT_NAME("nextLayout");
@property () CGFloat transitionProgress SWIFT_NAME("transitionProgress");
- (void)updateValue:(CGFloat)value forAnimatedKey:(NSString * _Nonnull)key SWIFT_NAME("updateValue(_:forAnimatedKey:)");
- (CGFloat)valueForAnimatedKey:(NSString * _Nonnull)key SWIFT_NAME("value(forAnimatedKey:)");
@end

UI_ACTOR @interface UICollectionViewUpdateItem : NSObject
@property (readonly, nullable) NSIndexPath * indexPathAfterUpdate SWIFT_NAME("indexPathAfterUpdate");
@property (readonly, nullable) NSIndexPath * indexPathBeforeUpdate SWIFT_NAME("indexPathBeforeUpdate");
- (instancetype _Nonnull)init SWIFT_NAME("init()") DESIGNATED;
@property (readonly) UICollectionViewUpdateItemAction updateAction SWIFT_NAME("updateAction");
@end

SENDABLE @interface UIColor : NSObject <NSCopying>
@property (class, readonly, nonnull) UIColor * blackColor SWIFT_NAME("black");
@property (class, readonly, nonnull) UIColor * blueColor SWIFT_NAME("blue");
@property (class, readonly, nonnull) UIColor * brownColor SWIFT_NAME("brown");
@property (readonly, nonnull) CGColor * CGColor SWIFT_NAME("cgColor");
@property (class, readonly, nonnull) UIColor * clearColor SWIFT_NAME("clear");
@property (class, readonly, nonnull) UIColor * cyanColor SWIFT_NAME("cyan");
@property (class, readonly, nonnull) UIColor * darkGrayColor SWIFT_NAME("darkGray");
@property (class, readonly, nonnull) UIColor * darkTextColor SWIFT_NAME("darkText");
- (BOOL)getHue:(CGFloat * _Nullable)hue saturation:(CGFloat * _Nullable)saturation brightness:(CGFloat * _Nullable)brightness alpha:(CGFloat * _Nullable)alpha SWIFT_NAME("getHue(_:saturation:brightness:alpha:)") DISCARDABLE;
- (BOOL)getRed:(CGFloat * _Nullable)red green:(CGFloat * _Nullable)green blue:(CGFloat * _Nullable)blue alpha:(CGFloat * _Nullable)alpha SWIFT_NAME("getRed(_:green:blue:alpha:)") DISCARDABLE;
- (BOOL)getWhite:(CGFloat * _Nullable)white alpha:(CGFloat * _Nullable)alpha SWIFT_NAME("getWhite(_:alpha:)") DISCARDABLE;
@property (class, readonly, nonnull) UIColor * grayColor SWIFT_NAME("gray");
@property (class, readonly, nonnull) UIColor * greenColor SWIFT_NAME("green");
- (instancetype _Nonnull)initWithCGColor:(CGColor * _Nonnull)cgColor SWIFT_NAME("init(cgColor:)") DESIGNATED;
- (instancetype _Nonnull)initWithDynamicProvider:(UIColor * _Nonnull (^ _Nonnull)(UITraitCollection * _Nonnull))dynamicProvider SWIFT_NAME("init(dynamicProvider:)") DESIGNATED;
- (instancetype _Nonnull)initWithHue:(CGFloat)hue saturation:(CGFloat)saturation brightness:(CGFloat)brightness alpha:(CGFloat)alpha SWIFT_NAME("init(hue:saturation:brightness:alpha:)") DESIGNATED;
+ (instancetype _Nullable)colorNamed:(NSString * _Nonnull)name SWIFT_NAME("init(named:)");
+ (instancetype _Nullable)colorNamed:(NSString * _Nonnull)name inBundle:(NSBundle * _Nullable)bundle compatibleWithTraitCollection:(UITraitCollection * _Nullable)traitCollection SWIFT_NAME("init(named:in:compatibleWith:)");
- (instancetype _Nonnull)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha SWIFT_NAME("init(red:green:blue:alpha:)") DESIGNATED;
- (instancetype _Nonnull)initWithWhite:(CGFloat)white alpha:(CGFloat)alpha SWIFT_NAME("init(white:alpha:)") DESIGNATED;
@property (class, readonly, nonnull) UIColor * labelColor SWIFT_NAME("label");
@property (class, readonly, nonnull) UIColor * lightGrayColor SWIFT_NAME("lightGray");
@property (class, readonly, nonnull) UIColor * lightTextColor SWIFT_NAME("lightText");
@property (class, readonly, nonnull) UIColor * linkColor SWIFT_NAME("link");
@property (class, readonly, nonnull) UIColor * magentaColor SWIFT_NAME("magenta");
@property (class, readonly, nonnull) UIColor * opaqueSeparatorColor SWIFT_NAME("opaqueSeparator");
@property (class, readonly, nonnull) UIColor * orangeColor SWIFT_NAME("orange");
@property (class, readonly, nonnull) UIColor * placeholderTextColor SWIFT_NAME("placeholderText");
@property (class, readonly, nonnull) UIColor * purpleColor SWIFT_NAME("purple");
@property (class, readonly, nonnull) UIColor * quaternaryLabelColor SWIFT_NAME("quaternaryLabel");
@property (class, readonly, nonnull) UIColor * quaternarySystemFillColor SWIFT_NAME("quaternarySystemFill");
@property (class, readonly, nonnull) UIColor * redColor SWIFT_NAME("red");
- (UIColor * _Nonnull)resolvedColorWithTraitCollection:(UITraitCollection * _Nonnull)traitCollection SWIFT_NAME("resolvedColor(with:)");
@property (class, readonly, nonnull) UIColor * secondaryLabelColor SWIFT_NAME("secondaryLabel");
@property (class, readonly, nonnull) UIColor * secondarySystemBackgroundColor SWIFT_NAME("secondarySystemBackground");
@property (class, readonly, nonnull) UIColor * secondarySystemFillColor SWIFT_NAME("secondarySystemFill");
@property (class, readonly, nonnull) UIColor * secondarySystemGroupedBackgroundColor SWIFT_NAME("secondarySystemGroupedBackground");
@property (class, readonly, nonnull) UIColor * separatorColor SWIFT_NAME("separator");
- (void)set SWIFT_NAME("set()");
- (void)setFill SWIFT_NAME("setFill()");
- (void)setStroke SWIFT_NAME("setStroke()");
@property (class, readonly, nonnull) UIColor * systemBackgroundColor SWIFT_NAME("systemBackground");
@property (class, readonly, nonnull) UIColor * systemBlueColor SWIFT_NAME("systemBlue");
@property (class, readonly, nonnull) UIColor * systemBrownColor SWIFT_NAME("systemBrown");
@property (class, readonly, nonnull) UIColor * systemCyanColor SWIFT_NAME("systemCyan");
@property (class, readonly, nonnull) UIColor * systemFillColor SWIFT_NAME("systemFill");
@property (class, readonly, nonnull) UIColor * systemGrayColor SWIFT_NAME("systemGray");
@property (class, readonly, nonnull) UIColor * systemGray2Color SWIFT_NAME("systemGray2");
@property (class, readonly, nonnull) UIColor * systemGray3Color SWIFT_NAME("systemGray3");
@property (class, readonly, nonnull) UIColor * systemGray4Color SWIFT_NAME("systemGray4");
@property (class, readonly, nonnull) UIColor * systemGray5Color SWIFT_NAME("systemGray5");
@property (class, readonly, nonnull) UIColor * systemGray6Color SWIFT_NAME("systemGray6");
@property (class, readonly, nonnull) UIColor * systemGreenColor SWIFT_NAME("systemGreen");
@property (class, readonly, nonnull) UIColor * systemGroupedBackgroundColor SWIFT_NAME("systemGroupedBackground");
@property (class, readonly, nonnull) UIColor * systemIndigoColor SWIFT_NAME("systemIndigo");
@property (class, readonly, nonnull) UIColor * systemMintColor SWIFT_NAME("systemMint");
@property (class, readonly, nonnull) UIColor * systemOrangeColor SWIFT_NAME("systemOrange");
@property (class, readonly, nonnull) UIColor * systemPinkColor SWIFT_NAME("systemPink");
@property (class, readonly, nonnull) UIColor * systemPurpleColor SWIFT_NAME("systemPurple");
@property (class, readonly, nonnull) UIColor * systemRedColor SWIFT_NAME("systemRed");
@property (class, readonly, nonnull) UIColor * systemTealColor SWIFT_NAME("systemTeal");
@property (class, readonly, nonnull) UIColor * systemYellowColor SWIFT_NAME("systemYellow");
@property (class, readonly, nonnull) UIColor * tertiaryLabelColor SWIFT_NAME("tertiaryLabel");
@property (class, readonly, nonnull) UIColor * tertiarySystemBackgroundColor SWIFT_NAME("tertiarySystemBackground");
@property (class, readonly, nonnull) UIColor * tertiarySystemFillColor SWIFT_NAME("tertiarySystemFill");
@property (class, readonly, nonnull) UIColor * tertiarySystemGroupedBackgroundColor SWIFT_NAME("tertiarySystemGroupedBackground");
@property (class, readonly, nonnull) UIColor * tintColor SWIFT_NAME("tintColor");
@property (class, readonly, nonnull) UIColor * whiteColor SWIFT_NAME("white");
- (UIColor * _Nonnull)colorWithAlphaComponent:(CGFloat)alpha SWIFT_NAME("withAlphaComponent(_:)");
@property (class, readonly, nonnull) UIColor * yellowColor SWIFT_NAME("yellow");
@end

UI_ACTOR @interface UIContextMenuConfiguration : NSObject
@property (readonly, nonnull) id<NSCopying> identifier SWIFT_NAME("identifier");
- (instancetype _Nonnull)init SWIFT_NAME("init()") DESIGNATED;
@end

UI_ACTOR @interface UIContextualAction : NSObject
@property (strong, null_unspecified) UIColor * backgroundColor SWIFT_NAME("backgroundColor");
@property (readonly, nonnull) UIContextualActionHandler handler SWIFT_NAME("handler");
@property (strong, nullable) UIImage * image SWIFT_NAME("image");
+ (instancetype _Nonnull)contextualActionWithStyle:(UIContextualActionStyle)style title:(NSString * _Nullable)title handler:(UIContextualActionHandler _Nonnull)handler SWIFT_NAME("init(style:title:handler:)");
@property (readonly) UIContextualActionStyle style SWIFT_NAME("style");
@property (copy, nullable) NSString * title SWIFT_NAME("title");
@end

UI_ACTOR @interface UICubicTimingParameters : NSObject <UITimingCurveProvider>
@property (readonly) UIViewAnimationCurve animationCurve SWIFT_NAME("animationCurve");
@property (readonly) CGPoint controlPoint1 SWIFT_NAME("controlPoint1");
@property (readonly) CGPoint controlPoint2 SWIFT_NAME("controlPoint2");
@property (readonly, nullable) UICubicTimingParameters * cubicTimingParameters SWIFT_NAME("cubicTimingParameters");
- (instancetype _Nonnull)init SWIFT_NAME("init()") DESIGNATED;
- (instancetype _Nonnull)initWithAnimationCurve:(UIViewAnimationCurve)curve SWIFT_NAME("init(animationCurve:)") DESIGNATED;
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithControlPoint1:(CGPoint)point1 controlPoint2:(CGPoint)point2 SWIFT_NAME("init(controlPoint1:controlPoint2:)") DESIGNATED;
@property (readonly, nullable) UISpringTimingParameters * springTimingParameters SWIFT_NAME("springTimingParameters");
@property (readonly) UITimingCurveType timingCurveType SWIFT_NAME("timingCurveType");
@end

UI_ACTOR @interface UIDevice : NSObject
- (void)beginGeneratingDeviceOrientationNotifications SWIFT_NAME("beginGeneratingDeviceOrientationNotifications()");
@property (class, readonly, nonnull) UIDevice * currentDevice SWIFT_NAME("current");
- (void)endGeneratingDeviceOrientationNotifications SWIFT_NAME("endGeneratingDeviceOrientationNotifications()");
@property (readonly, getter=isGeneratingDeviceOrientationNotifications) BOOL generatingDeviceOrientationNotifications SWIFT_NAME("isGeneratingDeviceOrientationNotifications");
@property (readonly) UIDeviceOrientation orientation SWIFT_NAME("orientation");
@property (readonly, nonnull) NSString * systemName SWIFT_NAME("systemName");
@property (readonly, nonnull) NSString * systemVersion SWIFT_NAME("systemVersion");
@property (readonly) UIUserInterfaceIdiom userInterfaceIdiom SWIFT_NAME("userInterfaceIdiom");
@end

UI_ACTOR @interface UIDragItem : NSObject
- (instancetype _Nonnull)initWithItemProvider:(NSItemProvider * _Nonnull)itemProvider SWIFT_NAME("init(itemProvider:)") DESIGNATED;
@property (readonly, nonnull) NSItemProvider * itemProvider SWIFT_NAME("itemProvider");
@property (strong, nullable) id localObject SWIFT_NAME("localObject");
@end

UI_ACTOR @interface UIDropProposal : NSObject
- (instancetype _Nonnull)initWithDropOperation:(UIDropOperation)operation SWIFT_NAME("init(operation:)") DESIGNATED;
@property (getter=isPrecise) BOOL precise SWIFT_NAME("isPrecise");
@property (readonly) UIDropOperation operation SWIFT_NAME("operation");
@property () BOOL prefersFullSizePreview SWIFT_NAME("prefersFullSizePreview");
@end

UI_ACTOR @interface UICollectionViewDropProposal : UIDropProposal
- (instancetype _Nonnull)initWithDropOperation:(UIDropOperation)operation SWIFT_NAME("init(operation:)") DESIGNATED;
- (instancetype _Nonnull)initWithDropOperation:(UIDropOperation)operation intent:(UICollectionViewDropProposalIntent)intent SWIFT_NAME("init(operation:intent:)") DESIGNATED;
@property (readonly) UICollectionViewDropProposalIntent intent SWIFT_NAME("intent");
@end

UI_ACTOR @interface UIEvent : NSObject
@property (readonly, nullable) NSSet<UITouch *> * allTouches SWIFT_NAME("allTouches");
@property (readonly) double timestamp SWIFT_NAME("timestamp");
- (NSSet<UITouch *> * _Nullable)touchesForGestureRecognizer:(UIGestureRecognizer * _Nonnull)gesture SWIFT_NAME("touches(for:)");
- (NSSet<UITouch *> * _Nullable)touchesForView:(UIView * _Nonnull)view SWIFT_NAME("touches(for:)");
- (NSSet<UITouch *> * _Nullable)touchesForWindow:(UIWindow * _Nonnull)window SWIFT_NAME("touches(for:)");
@property (readonly) UIEventEventType type SWIFT_NAME("type");
@end

UI_ACTOR @interface UIFeedbackGenerator : NSObject
- (instancetype _Nonnull)init SWIFT_NAME("init()") DESIGNATED;
+ (instancetype _Nonnull)feedbackGeneratorForView:(UIView * _Nonnull)view SWIFT_NAME("init(view:)");
- (void)prepare SWIFT_NAME("prepare()");
@end

UI_ACTOR @interface UIFocusSystem : NSObject
@property (readonly, nullable) id<UIFocusItem> focusedItem SWIFT_NAME("focusedItem");
@end

SENDABLE @interface UIFont : NSObject <NSCopying, NSSecureCoding>
@property (readonly) CGFloat ascender SWIFT_NAME("ascender");
+ (UIFont * _Nonnull)boldSystemFontOfSize:(CGFloat)fontSize SWIFT_NAME("boldSystemFont(ofSize:)");
@property (class, readonly) CGFloat buttonFontSize SWIFT_NAME("buttonFontSize");
@property (readonly) CGFloat capHeight SWIFT_NAME("capHeight");
@property (readonly) CGFloat descender SWIFT_NAME("descender");
@property (readonly, nonnull) NSString * familyName SWIFT_NAME("familyName");
@property (readonly, nonnull) UIFontDescriptor * fontDescriptor SWIFT_NAME("fontDescriptor");
@property (readonly, nonnull) NSString * fontName SWIFT_NAME("fontName");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
+ (instancetype _Nonnull)fontWithDescriptor:(UIFontDescriptor * _Nonnull)descriptor size:(CGFloat)pointSize SWIFT_NAME("init(descriptor:size:)");
+ (instancetype _Nullable)fontWithName:(NSString * _Nonnull)fontName size:(CGFloat)fontSize SWIFT_NAME("init(name:size:)");
+ (UIFont * _Nonnull)italicSystemFontOfSize:(CGFloat)fontSize SWIFT_NAME("italicSystemFont(ofSize:)");
@property (class, readonly) CGFloat labelFontSize SWIFT_NAME("labelFontSize");
@property (readonly) CGFloat leading SWIFT_NAME("leading");
@property (readonly) CGFloat lineHeight SWIFT_NAME("lineHeight");
+ (UIFont * _Nonnull)monospacedDigitSystemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight SWIFT_NAME("monospacedDigitSystemFont(ofSize:weight:)");
+ (UIFont * _Nonnull)monospacedSystemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight SWIFT_NAME("monospacedSystemFont(ofSize:weight:)");
@property (readonly) CGFloat pointSize SWIFT_NAME("pointSize");
+ (UIFont * _Nonnull)preferredFontForTextStyle:(UIFontTextStyle _Nonnull)style SWIFT_NAME("preferredFont(forTextStyle:)");
+ (UIFont * _Nonnull)preferredFontForTextStyle:(UIFontTextStyle _Nonnull)style compatibleWithTraitCollection:(UITraitCollection * _Nullable)traitCollection SWIFT_NAME("preferredFont(forTextStyle:compatibleWith:)");
@property (class, readonly) CGFloat smallSystemFontSize SWIFT_NAME("smallSystemFontSize");
+ (UIFont * _Nonnull)systemFontOfSize:(CGFloat)fontSize SWIFT_NAME("systemFont(ofSize:)");
+ (UIFont * _Nonnull)systemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight SWIFT_NAME("systemFont(ofSize:weight:)");
@property (class, readonly) CGFloat systemFontSize SWIFT_NAME("systemFontSize");
- (UIFont * _Nonnull)fontWithSize:(CGFloat)fontSize SWIFT_NAME("withSize(_:)");
@property (readonly) CGFloat xHeight SWIFT_NAME("xHeight");
@end

SENDABLE @interface UIFontDescriptor : NSObject <NSCopying, NSSecureCoding>
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)");
+ (instancetype _Nonnull)fontDescriptorWithName:(NSString * _Nonnull)fontName size:(CGFloat)size SWIFT_NAME("init(name:size:)");
@property (readonly) CGFloat pointSize SWIFT_NAME("pointSize");
@property (readonly, nonnull) NSString * postscriptName SWIFT_NAME("postscriptName");
+ (UIFontDescriptor * _Nonnull)preferredFontDescriptorWithTextStyle:(UIFontTextStyle _Nonnull)style SWIFT_NAME("preferredFontDescriptor(withTextStyle:)");
+ (UIFontDescriptor * _Nonnull)preferredFontDescriptorWithTextStyle:(UIFontTextStyle _Nonnull)style compatibleWithTraitCollection:(UITraitCollection * _Nullable)traitCollection SWIFT_NAME("preferredFontDescriptor(withTextStyle:compatibleWith:)");
@property (readonly) UIFontDescriptorSymbolicTraits symbolicTraits SWIFT_NAME("symbolicTraits");
- (UIFontDescriptor * _Nullable)fontDescriptorWithDesign:(UIFontDescriptorSystemDesign _Nonnull)design SWIFT_NAME("withDesign(_:)");
- (UIFontDescriptor * _Nonnull)fontDescriptorWithSize:(CGFloat)newPointSize SWIFT_NAME("withSize(_:)");
- (UIFontDescriptor * _Nullable)fontDescriptorWithSymbolicTraits:(UIFontDescriptorSymbolicTraits)symbolicTraits SWIFT_NAME("withSymbolicTraits(_:)");
@end

SENDABLE @interface UIFontMetrics : NSObject
@property (class, readonly, nonnull) UIFontMetrics * defaultMetrics SWIFT_NAME("default");
- (instancetype _Nonnull)initForTextStyle:(UIFontTextStyle _Nonnull)textStyle SWIFT_NAME("init(forTextStyle:)") DESIGNATED;
- (UIFont * _Nonnull)scaledFontForFont:(UIFont * _Nonnull)font SWIFT_NAME("scaledFont(for:)");
- (UIFont * _Nonnull)scaledFontForFont:(UIFont * _Nonnull)font compatibleWithTraitCollection:(UITraitCollection * _Nullable)traitCollection SWIFT_NAME("scaledFont(for:compatibleWith:)");
- (UIFont * _Nonnull)scaledFontForFont:(UIFont * _Nonnull)font maximumPointSize:(CGFloat)maximumPointSize SWIFT_NAME("scaledFont(for:maximumPointSize:)");
- (UIFont * _Nonnull)scaledFontForFont:(UIFont * _Nonnull)font maximumPointSize:(CGFloat)maximumPointSize compatibleWithTraitCollection:(UITraitCollection * _Nullable)traitCollection SWIFT_NAME("scaledFont(for:maximumPointSize:compatibleWith:)");
- (CGFloat)scaledValueForValue:(CGFloat)value SWIFT_NAME("scaledValue(for:)");
- (CGFloat)scaledValueForValue:(CGFloat)value compatibleWithTraitCollection:(UITraitCollection * _Nullable)traitCollection SWIFT_NAME("scaledValue(for:compatibleWith:)");
@end

UI_ACTOR @interface UIGestureRecognizer : NSObject
@property (copy, nonnull) NSArray<LinuxNumber *> * allowedTouchTypes SWIFT_NAME("allowedTouchTypes");
- (BOOL)canBePreventedByGestureRecognizer:(UIGestureRecognizer * _Nonnull)preventingGestureRecognizer SWIFT_NAME("canBePrevented(by:)");
- (BOOL)canPreventGestureRecognizer:(UIGestureRecognizer * _Nonnull)preventedGestureRecognizer SWIFT_NAME("canPrevent(_:)");
@property () BOOL cancelsTouchesInView SWIFT_NAME("cancelsTouchesInView");
@property () BOOL delaysTouchesBegan SWIFT_NAME("delaysTouchesBegan");
@property () BOOL delaysTouchesEnded SWIFT_NAME("delaysTouchesEnded");
@property (weak, nullable) id<UIGestureRecognizerDelegate> delegate SWIFT_NAME("delegate");
- (void)ignoreTouch:(UITouch * _Nonnull)touch forEvent:(UIEvent * _Nonnull)event SWIFT_NAME("ignore(_:for:)");
- (instancetype _Nonnull)init SWIFT_NAME("init()");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)");
- (instancetype _Nonnull)initWithTarget:(id _Nullable)target action:(SEL _Nullable)action SWIFT_NAME("init(target:action:)") DESIGNATED;
@property (getter=isEnabled) BOOL enabled SWIFT_NAME("isEnabled");
- (CGPoint)locationInView:(UIView * _Nullable)view SWIFT_NAME("location(in:)");
- (CGPoint)locationOfTouch:(NSInteger)touchIndex inView:(UIView * _Nullable)view SWIFT_NAME("location(ofTouch:in:)");
@property (copy, nullable) NSString * name SWIFT_NAME("name");
@property (readonly) NSInteger numberOfTouches SWIFT_NAME("numberOfTouches");
- (void)requireGestureRecognizerToFail:(UIGestureRecognizer * _Nonnull)otherGestureRecognizer SWIFT_NAME("require(toFail:)");
@property () BOOL requiresExclusiveTouchType SWIFT_NAME("requiresExclusiveTouchType");
- (void)reset SWIFT_NAME("reset()");
- (BOOL)shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer * _Nonnull)otherGestureRecognizer SWIFT_NAME("shouldBeRequiredToFail(by:)");
- (BOOL)shouldReceiveEvent:(UIEvent * _Nonnull)event SWIFT_NAME("shouldReceive(_:)");
- (BOOL)shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer * _Nonnull)otherGestureRecognizer SWIFT_NAME("shouldRequireFailure(of:)");
@property () UIGestureRecognizerState state SWIFT_NAME("state");
- (void)touchesBegan:(NSSet<UITouch *> * _Nonnull)touches withEvent:(UIEvent * _Nonnull)event SWIFT_NAME("touchesBegan(_:with:)");
- (void)touchesCancelled:(NSSet<UITouch *> * _Nonnull)touches withEvent:(UIEvent * _Nonnull)event SWIFT_NAME("touchesCancelled(_:with:)");
- (void)touchesEnded:(NSSet<UITouch *> * _Nonnull)touches withEvent:(UIEvent * _Nonnull)event SWIFT_NAME("touchesEnded(_:with:)");
- (void)touchesMoved:(NSSet<UITouch *> * _Nonnull)touches withEvent:(UIEvent * _Nonnull)event SWIFT_NAME("touchesMoved(_:with:)");
@property (readonly, nullable) UIView * view SWIFT_NAME("view");
@end

@interface UIGraphicsRenderer : NSObject
@property (readonly) BOOL allowsImageOutput SWIFT_NAME("allowsImageOutput");
@property (readonly, nonnull) UIGraphicsRendererFormat * format SWIFT_NAME("format");
- (instancetype _Nonnull)initWithBounds:(CGRect)bounds SWIFT_NAME("init(bounds:)");
- (instancetype _Nonnull)initWithBounds:(CGRect)bounds format:(UIGraphicsRendererFormat * _Nonnull)format SWIFT_NAME("init(bounds:format:)") DESIGNATED;
@end

@interface UIGraphicsImageRenderer : UIGraphicsRenderer
- (UIImage * _Nonnull)imageWithActions:(void (NOESCAPE ^ _Nonnull)(UIGraphicsImageRendererContext * _Nonnull))actions SWIFT_NAME("image(actions:)");
- (instancetype _Nonnull)initWithBounds:(CGRect)bounds SWIFT_NAME("init(bounds:)");
- (instancetype _Nonnull)initWithBounds:(CGRect)bounds format:(UIGraphicsImageRendererFormat * _Nonnull)format SWIFT_NAME("init(bounds:format:)") DESIGNATED;
- (instancetype _Nonnull)initWithSize:(CGSize)size SWIFT_NAME("init(size:)");
- (instancetype _Nonnull)initWithSize:(CGSize)size format:(UIGraphicsImageRendererFormat * _Nonnull)format SWIFT_NAME("init(size:format:)");
@end

@interface UIGraphicsRendererContext : NSObject
- (void)fillRect:(CGRect)rect SWIFT_NAME("fill(_:)");
@property (readonly, nonnull) UIGraphicsRendererFormat * format SWIFT_NAME("format");
- (void)strokeRect:(CGRect)rect SWIFT_NAME("stroke(_:)");
@end

@interface UIGraphicsImageRendererContext : UIGraphicsRendererContext
@property (readonly, nonnull) UIImage * currentImage SWIFT_NAME("currentImage");
@end

@interface UIGraphicsRendererFormat : NSObject
@property (readonly) CGRect bounds SWIFT_NAME("bounds");
+ (instancetype _Nonnull)defaultFormat SWIFT_NAME("default()");
- (instancetype _Nonnull)init SWIFT_NAME("init()") DESIGNATED;
+ (instancetype _Nonnull)preferredFormat SWIFT_NAME("preferred()");
@end

@interface UIGraphicsImageRendererFormat : UIGraphicsRendererFormat
@property () BOOL opaque SWIFT_NAME("opaque");
@property () CGFloat scale SWIFT_NAME("scale");
@end

UI_ACTOR @interface UIHoverStyle : NSObject
@property (getter=isEnabled) BOOL enabled SWIFT_NAME("isEnabled");
@end

SENDABLE @interface UIImage : NSObject
- (UIImage * _Nullable)imageByApplyingSymbolConfiguration:(UIImageSymbolConfiguration * _Nonnull)configuration SWIFT_NAME("applyingSymbolConfiguration(_:)");
@property (readonly, nullable) CGImage * CGImage SWIFT_NAME("cgImage");
- (void)drawAtPoint:(CGPoint)point SWIFT_NAME("draw(at:)");
- (void)drawInRect:(CGRect)rect SWIFT_NAME("draw(in:)");
- (instancetype _Nonnull)init SWIFT_NAME("init()");
- (instancetype _Nonnull)initWithCGImage:(CGImage * _Nonnull)cgImage SWIFT_NAME("init(cgImage:)") DESIGNATED;
+ (instancetype _Nullable)imageNamed:(NSString * _Nonnull)name SWIFT_NAME("init(named:)");
+ (instancetype _Nullable)systemImageNamed:(NSString * _Nonnull)name SWIFT_NAME("init(systemName:)");
+ (instancetype _Nullable)systemImageNamed:(NSString * _Nonnull)name withConfiguration:(UIImageConfiguration * _Nullable)configuration SWIFT_NAME("init(systemName:withConfiguration:)");
@property (readonly, getter=isSymbolImage) BOOL symbolImage SWIFT_NAME("isSymbolImage");
@property (readonly) UIImageRenderingMode renderingMode SWIFT_NAME("renderingMode");
@property (readonly) CGFloat scale SWIFT_NAME("scale");
@property (readonly) CGSize size SWIFT_NAME("size");
- (UIImage * _Nonnull)imageWithRenderingMode:(UIImageRenderingMode)renderingMode SWIFT_NAME("withRenderingMode(_:)");
- (UIImage * _Nonnull)imageWithTintColor:(UIColor * _Nonnull)color SWIFT_NAME("withTintColor(_:)");
- (UIImage * _Nonnull)imageWithTintColor:(UIColor * _Nonnull)color renderingMode:(UIImageRenderingMode)renderingMode SWIFT_NAME("withTintColor(_:renderingMode:)");
@end

SWIFT_NAMED("UIImage.Configuration") SENDABLE @interface UIImageConfiguration : NSObject
@end

SWIFT_NAMED("UIImage.SymbolConfiguration") @interface UIImageSymbolConfiguration : UIImageConfiguration
+ (instancetype _Nonnull)configurationWithPointSize:(CGFloat)pointSize SWIFT_NAME("init(pointSize:)");
+ (instancetype _Nonnull)configurationWithScale:(UIImageSymbolScale)scale SWIFT_NAME("init(scale:)");
@property (class, readonly, nonnull) UIImageSymbolConfiguration * unspecifiedConfiguration SWIFT_NAME("unspecified");
@end

UI_ACTOR @interface UIImpactFeedbackGenerator : UIFeedbackGenerator
- (void)impactOccurred SWIFT_NAME("impactOccurred()");
- (void)impactOccurredWithIntensity:(CGFloat)intensity SWIFT_NAME("impactOccurred(intensity:)");
- (instancetype _Nonnull)init SWIFT_NAME("init()") DESIGNATED;
- (instancetype _Nonnull)initWithStyle:(UIImpactFeedbackGeneratorFeedbackStyle)style SWIFT_NAME("init(style:)") DESIGNATED;
@end

UI_ACTOR @interface UILayoutGuide : NSObject <NSCoding>
@property (readonly, nonnull) NSLayoutYAxisAnchor * bottomAnchor SWIFT_NAME("bottomAnchor");
@property (readonly, nonnull) NSLayoutXAxisAnchor * centerXAnchor SWIFT_NAME("centerXAnchor");
@property (readonly, nonnull) NSLayoutYAxisAnchor * centerYAnchor SWIFT_NAME("centerYAnchor");
- (NSArray<NSLayoutConstraint *> * _Nonnull)constraintsAffectingLayoutForAxis:(NSLayoutConstraintAxis)axis SWIFT_NAME("constraintsAffectingLayout(for:)");
@property (readonly) BOOL hasAmbiguousLayout SWIFT_NAME("hasAmbiguousLayout");
@property (readonly, nonnull) NSLayoutDimension * heightAnchor SWIFT_NAME("heightAnchor");
@property (copy, nonnull) NSString * identifier SWIFT_NAME("identifier");
- (instancetype _Nonnull)init SWIFT_NAME("init()") DESIGNATED;
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
@property (readonly) CGRect layoutFrame SWIFT_NAME("layoutFrame");
@property (readonly, nonnull) NSLayoutXAxisAnchor * leadingAnchor SWIFT_NAME("leadingAnchor");
@property (readonly, nonnull) NSLayoutXAxisAnchor * leftAnchor SWIFT_NAME("leftAnchor");
@property (weak, nullable) UIView * owningView SWIFT_NAME("owningView");
@property (readonly, nonnull) NSLayoutXAxisAnchor * rightAnchor SWIFT_NAME("rightAnchor");
@property (readonly, nonnull) NSLayoutYAxisAnchor * topAnchor SWIFT_NAME("topAnchor");
@property (readonly, nonnull) NSLayoutXAxisAnchor * trailingAnchor SWIFT_NAME("trailingAnchor");
@property (readonly, nonnull) NSLayoutDimension * widthAnchor SWIFT_NAME("widthAnchor");
@end

UI_ACTOR @interface UILongPressGestureRecognizer : UIGestureRecognizer
@property () CGFloat allowableMovement SWIFT_NAME("allowableMovement");
@property () double minimumPressDuration SWIFT_NAME("minimumPressDuration");
@property () NSInteger numberOfTapsRequired SWIFT_NAME("numberOfTapsRequired");
@property () NSInteger numberOfTouchesRequired SWIFT_NAME("numberOfTouchesRequired");
@end

UI_ACTOR @interface UIMenuElement : NSObject
@property (readonly, nullable) UIImage * image SWIFT_NAME("image");
@property (copy, nullable) NSString * subtitle SWIFT_NAME("subtitle");
@property (readonly, nonnull) NSString * title SWIFT_NAME("title");
@end

UI_ACTOR @interface UIAction : UIMenuElement
@property () UIMenuElementAttributes attributes SWIFT_NAME("attributes");
@property (copy, nullable) NSString * discoverabilityTitle SWIFT_NAME("discoverabilityTitle");
@property (readonly, nonnull) UIActionIdentifier identifier SWIFT_NAME("identifier");
@property (readonly, nullable) id sender SWIFT_NAME("sender");
@property () UIMenuElementState state SWIFT_NAME("state");
@end

UI_ACTOR @interface UIMenu : UIMenuElement
@property (readonly, nonnull) NSArray<UIMenuElement *> * children SWIFT_NAME("children");
@property (readonly, nonnull) UIMenuIdentifier identifier SWIFT_NAME("identifier");
@property (readonly) UIMenuOptions options SWIFT_NAME("options");
@property (readonly, nonnull) NSArray<UIMenuElement *> * selectedElements SWIFT_NAME("selectedElements");
@end

UI_ACTOR @interface UINavigationItem : NSObject <NSCoding>
@property () BOOL hidesBackButton SWIFT_NAME("hidesBackButton");
@property () BOOL hidesSearchBarWhenScrolling SWIFT_NAME("hidesSearchBarWhenScrolling");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithTitle:(NSString * _Nonnull)title SWIFT_NAME("init(title:)") DESIGNATED;
@property () UINavigationItemLargeTitleDisplayMode largeTitleDisplayMode SWIFT_NAME("largeTitleDisplayMode");
@property (strong, nullable) UIBarButtonItem * leftBarButtonItem SWIFT_NAME("leftBarButtonItem");
@property (copy, nullable) NSArray<UIBarButtonItem *> * leftBarButtonItems SWIFT_NAME("leftBarButtonItems");
@property (copy, nullable) NSString * prompt SWIFT_NAME("prompt");
@property (strong, nullable) UIBarButtonItem * rightBarButtonItem SWIFT_NAME("rightBarButtonItem");
@property (copy, nullable) NSArray<UIBarButtonItem *> * rightBarButtonItems SWIFT_NAME("rightBarButtonItems");
@property (strong, nullable) UISearchController * searchController SWIFT_NAME("searchController");
@property (copy, nullable) NSString * title SWIFT_NAME("title");
@property (strong, nullable) UIView * titleView SWIFT_NAME("titleView");
@end

UI_ACTOR @interface UINib : NSObject
+ (instancetype _Nonnull)nibWithData:(NSData * _Nonnull)data bundle:(NSBundle * _Nullable)bundleOrNil SWIFT_NAME("init(data:bundle:)");
+ (instancetype _Nonnull)nibWithNibName:(NSString * _Nonnull)name bundle:(NSBundle * _Nullable)bundleOrNil SWIFT_NAME("init(nibName:bundle:)");
@end

UI_ACTOR @interface UINotificationFeedbackGenerator : UIFeedbackGenerator
- (void)notificationOccurred:(UINotificationFeedbackGeneratorFeedbackType)notificationType SWIFT_NAME("notificationOccurred(_:)");
@end

UI_ACTOR @interface UIOpenURLContext : NSObject
@property (readonly, nonnull) NSURL * URL SWIFT_NAME("url");
@end

UI_ACTOR @interface UIPanGestureRecognizer : UIGestureRecognizer
@property () UIScrollTypeMask allowedScrollTypesMask SWIFT_NAME("allowedScrollTypesMask");
@property () NSInteger maximumNumberOfTouches SWIFT_NAME("maximumNumberOfTouches");
@property () NSInteger minimumNumberOfTouches SWIFT_NAME("minimumNumberOfTouches");
- (void)setTranslation:(CGPoint)translation inView:(UIView * _Nullable)view SWIFT_NAME("setTranslation(_:in:)");
- (CGPoint)translationInView:(UIView * _Nullable)view SWIFT_NAME("translation(in:)");
- (CGPoint)velocityInView:(UIView * _Nullable)view SWIFT_NAME("velocity(in:)");
@end

UI_ACTOR @interface UIPinchGestureRecognizer : UIGestureRecognizer
@property () CGFloat scale SWIFT_NAME("scale");
@property (readonly) CGFloat velocity SWIFT_NAME("velocity");
@end

UI_ACTOR @interface UIPreviewParameters : NSObject
@property (strong, null_unspecified) UIColor * backgroundColor SWIFT_NAME("backgroundColor");
- (instancetype _Nonnull)init SWIFT_NAME("init()") DESIGNATED;
@property (strong, nullable) UIBezierPath * shadowPath SWIFT_NAME("shadowPath");
@property (strong, nullable) UIBezierPath * visiblePath SWIFT_NAME("visiblePath");
@end

UI_ACTOR @interface UIDragPreviewParameters : UIPreviewParameters
@end

UI_ACTOR @interface UIPreviewTarget : NSObject
@property (readonly) CGPoint center SWIFT_NAME("center");
@property (readonly, nonnull) UIView * container SWIFT_NAME("container");
- (instancetype _Nonnull)initWithContainer:(UIView * _Nonnull)container center:(CGPoint)center SWIFT_NAME("init(container:center:)");
- (instancetype _Nonnull)initWithContainer:(UIView * _Nonnull)container center:(CGPoint)center transform:(CGAffineTransform)transform SWIFT_NAME("init(container:center:transform:)") DESIGNATED;
@property (readonly) CGAffineTransform transform SWIFT_NAME("transform");
@end

UI_ACTOR @interface UIDragPreviewTarget : UIPreviewTarget
@end

UI_ACTOR @interface UIResponder : NSObject
@property (copy, nullable) NSString * accessibilityIdentifier SWIFT_NAME("accessibilityIdentifier");
- (BOOL)becomeFirstResponder SWIFT_NAME("becomeFirstResponder()") DISCARDABLE;
@property (readonly) BOOL canBecomeFirstResponder SWIFT_NAME("canBecomeFirstResponder");
@property (readonly) BOOL canResignFirstResponder SWIFT_NAME("canResignFirstResponder");
- (instancetype _Nonnull)init SWIFT_NAME("init()") DESIGNATED;
@property (readonly, nullable) UIView * inputAccessoryView SWIFT_NAME("inputAccessoryView");
@property (readonly, nullable) UIView * inputView SWIFT_NAME("inputView");
@property (readonly, getter=isFirstResponder) BOOL firstResponder SWIFT_NAME("isFirstResponder");
@property (readonly, nullable) UIResponder * nextResponder SWIFT_NAME("next");
- (BOOL)resignFirstResponder SWIFT_NAME("resignFirstResponder()") DISCARDABLE;
- (void)touchesBegan:(NSSet<UITouch *> * _Nonnull)touches withEvent:(UIEvent * _Nullable)event SWIFT_NAME("touchesBegan(_:with:)");
- (void)touchesCancelled:(NSSet<UITouch *> * _Nonnull)touches withEvent:(UIEvent * _Nullable)event SWIFT_NAME("touchesCancelled(_:with:)");
- (void)touchesEnded:(NSSet<UITouch *> * _Nonnull)touches withEvent:(UIEvent * _Nullable)event SWIFT_NAME("touchesEnded(_:with:)");
- (void)touchesMoved:(NSSet<UITouch *> * _Nonnull)touches withEvent:(UIEvent * _Nullable)event SWIFT_NAME("touchesMoved(_:with:)");
@end
extern NSString * _Nonnull const UIResponderKeyboardAnimationCurveUserInfoKey SWIFT_NAME("UIResponder.keyboardAnimationCurveUserInfoKey") NONISOLATED;
extern NSString * _Nonnull const UIResponderKeyboardAnimationDurationUserInfoKey SWIFT_NAME("UIResponder.keyboardAnimationDurationUserInfoKey") NONISOLATED;
extern NSString * _Nonnull const UIResponderKeyboardFrameBeginUserInfoKey SWIFT_NAME("UIResponder.keyboardFrameBeginUserInfoKey") NONISOLATED;
extern NSString * _Nonnull const UIResponderKeyboardFrameEndUserInfoKey SWIFT_NAME("UIResponder.keyboardFrameEndUserInfoKey") NONISOLATED;
extern NSString * _Nonnull const UIResponderKeyboardIsLocalUserInfoKey SWIFT_NAME("UIResponder.keyboardIsLocalUserInfoKey") NONISOLATED;

UI_ACTOR @interface UIApplication : UIResponder
@property () NSInteger applicationIconBadgeNumber SWIFT_NAME("applicationIconBadgeNumber");
@property (readonly) UIApplicationState applicationState SWIFT_NAME("applicationState");
- (BOOL)canOpenURL:(NSURL * _Nonnull)url SWIFT_NAME("canOpenURL(_:)") NONISOLATED;
@property (readonly, nonnull) NSSet<UIScene *> * connectedScenes SWIFT_NAME("connectedScenes");
@property (weak, nullable) id<UIApplicationDelegate> delegate SWIFT_NAME("delegate");
@property (getter=isIdleTimerDisabled) BOOL idleTimerDisabled SWIFT_NAME("isIdleTimerDisabled");
@property (readonly, nullable) UIWindow * keyWindow SWIFT_NAME("keyWindow");
- (void)openURL:(NSURL * _Nonnull)url options:(NSDictionary<UIApplicationOpenExternalURLOptionsKey, id> * _Nonnull)options completionHandler:(void (^ _Nullable __attribute__((swift_attr("@MainActor"))) __attribute__((swift_attr("@Sendable"))))(BOOL))completion SWIFT_NAME("open(_:options:completionHandler:)");
@property (readonly, nonnull) NSSet<UISceneSession *> * openSessions SWIFT_NAME("openSessions");
@property (readonly, nonnull) UIContentSizeCategory preferredContentSizeCategory SWIFT_NAME("preferredContentSizeCategory");
@property (class, readonly, nonnull) UIApplication * sharedApplication SWIFT_NAME("shared");
@property (readonly) UIUserInterfaceLayoutDirection userInterfaceLayoutDirection SWIFT_NAME("userInterfaceLayoutDirection");
@property (readonly, nonnull) NSArray<UIWindow *> * windows SWIFT_NAME("windows");
@end

UI_ACTOR @interface UIRotationGestureRecognizer : UIGestureRecognizer
@property () CGFloat rotation SWIFT_NAME("rotation");
@property (readonly) CGFloat velocity SWIFT_NAME("velocity");
@end

UI_ACTOR @interface UIScene : UIResponder
@property (readonly) UISceneActivationState activationState SWIFT_NAME("activationState");
@property (strong, nullable) id<UISceneDelegate> delegate SWIFT_NAME("delegate");
- (instancetype _Nonnull)initWithSession:(UISceneSession * _Nonnull)session connectionOptions:(UISceneConnectionOptions * _Nonnull)connectionOptions SWIFT_NAME("init(session:connectionOptions:)") DESIGNATED;
@property (readonly, nonnull) UISceneSession * session SWIFT_NAME("session");
@property (copy, null_unspecified) NSString * title SWIFT_NAME("title");
@end

SWIFT_NAMED("UIScene.ConnectionOptions") UI_ACTOR @interface UISceneConnectionOptions : NSObject
@property (readonly, nonnull) NSSet<UIOpenURLContext *> * URLContexts SWIFT_NAME("urlContexts");
@end

UI_ACTOR @interface UISceneSession : NSObject
@property (readonly, nonnull) NSString * persistentIdentifier SWIFT_NAME("persistentIdentifier");
@property (readonly, nonnull) UISceneSessionRole role SWIFT_NAME("role");
@property (readonly, nullable) UIScene * scene SWIFT_NAME("scene");
@property (copy, nullable) NSDictionary<NSString *, id> * userInfo SWIFT_NAME("userInfo");
@end

UI_ACTOR @interface UIScreen : NSObject <UITraitEnvironment>
@property (readonly) CGRect bounds SWIFT_NAME("bounds");
@property (readonly, nonnull) id<UICoordinateSpace> coordinateSpace SWIFT_NAME("coordinateSpace");
@property (class, readonly, nonnull) UIScreen * mainScreen SWIFT_NAME("main");
@property (readonly) NSInteger maximumFramesPerSecond SWIFT_NAME("maximumFramesPerSecond");
@property (readonly) CGRect nativeBounds SWIFT_NAME("nativeBounds");
@property (readonly) CGFloat nativeScale SWIFT_NAME("nativeScale");
@property (readonly) CGFloat scale SWIFT_NAME("scale");
@property (readonly, nonnull) UITraitCollection * traitCollection SWIFT_NAME("traitCollection");
- (void)traitCollectionDidChange:(UITraitCollection * _Nullable)previousTraitCollection SWIFT_NAME("traitCollectionDidChange(_:)");
@end

UI_ACTOR @interface UIScreenEdgePanGestureRecognizer : UIPanGestureRecognizer
@property () UIRectEdge edges SWIFT_NAME("edges");
@end

UI_ACTOR @interface UISelectionFeedbackGenerator : UIFeedbackGenerator
- (void)selectionChanged SWIFT_NAME("selectionChanged()");
@end

UI_ACTOR @interface UISpringTimingParameters : NSObject <UITimingCurveProvider>
@property (readonly, nullable) UICubicTimingParameters * cubicTimingParameters SWIFT_NAME("cubicTimingParameters");
- (instancetype _Nonnull)init SWIFT_NAME("init()") DESIGNATED;
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithDampingRatio:(CGFloat)ratio SWIFT_NAME("init(dampingRatio:)");
- (instancetype _Nonnull)initWithDampingRatio:(CGFloat)ratio initialVelocity:(CGVector)velocity SWIFT_NAME("init(dampingRatio:initialVelocity:)") DESIGNATED;
- (instancetype _Nonnull)initWithMass:(CGFloat)mass stiffness:(CGFloat)stiffness damping:(CGFloat)damping initialVelocity:(CGVector)velocity SWIFT_NAME("init(mass:stiffness:damping:initialVelocity:)") DESIGNATED;
@property (readonly) CGVector initialVelocity SWIFT_NAME("initialVelocity");
@property (readonly, nullable) UISpringTimingParameters * springTimingParameters SWIFT_NAME("springTimingParameters");
@property (readonly) UITimingCurveType timingCurveType SWIFT_NAME("timingCurveType");
@end

UI_ACTOR @interface UIStatusBarManager : NSObject
@property (readonly, getter=isStatusBarHidden) BOOL statusBarHidden SWIFT_NAME("isStatusBarHidden");
@property (readonly) CGRect statusBarFrame SWIFT_NAME("statusBarFrame");
@property (readonly) UIStatusBarStyle statusBarStyle SWIFT_NAME("statusBarStyle");
@end

UI_ACTOR @interface UISwipeActionsConfiguration : NSObject
@property (readonly, nonnull) NSArray<UIContextualAction *> * actions SWIFT_NAME("actions");
+ (instancetype _Nonnull)configurationWithActions:(NSArray<UIContextualAction *> * _Nonnull)actions SWIFT_NAME("init(actions:)");
@property () BOOL performsFirstActionWithFullSwipe SWIFT_NAME("performsFirstActionWithFullSwipe");
@end

UI_ACTOR @interface UISwipeGestureRecognizer : UIGestureRecognizer
@property () UISwipeGestureRecognizerDirection direction SWIFT_NAME("direction");
@property () NSInteger numberOfTouchesRequired SWIFT_NAME("numberOfTouchesRequired");
@end

UI_ACTOR @interface UITabBarItem : UIBarItem
@property (strong, nullable) UIColor * badgeColor SWIFT_NAME("badgeColor");
@property (copy, nullable) NSString * badgeValue SWIFT_NAME("badgeValue");
- (instancetype _Nonnull)init SWIFT_NAME("init()") DESIGNATED;
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithTabBarSystemItem:(UITabBarItemSystemItem)systemItem tag:(NSInteger)tag SWIFT_NAME("init(tabBarSystemItem:tag:)");
- (instancetype _Nonnull)initWithTitle:(NSString * _Nullable)title image:(UIImage * _Nullable)image selectedImage:(UIImage * _Nullable)selectedImage SWIFT_NAME("init(title:image:selectedImage:)");
- (instancetype _Nonnull)initWithTitle:(NSString * _Nullable)title image:(UIImage * _Nullable)image tag:(NSInteger)tag SWIFT_NAME("init(title:image:tag:)");
@property (strong, nullable) UIImage * selectedImage SWIFT_NAME("selectedImage");
@end

UI_ACTOR @interface UITableViewDropProposal : UIDropProposal
- (instancetype _Nonnull)initWithDropOperation:(UIDropOperation)operation SWIFT_NAME("init(operation:)") DESIGNATED;
- (instancetype _Nonnull)initWithDropOperation:(UIDropOperation)operation intent:(UITableViewDropProposalIntent)intent SWIFT_NAME("init(operation:intent:)") DESIGNATED;
@property (readonly) UITableViewDropProposalIntent intent SWIFT_NAME("intent");
@end

UI_ACTOR @interface UITableViewPlaceholder : NSObject
@property (copy, nullable) void (^ cellUpdateHandler)(UITableViewCell * _Nonnull) SWIFT_NAME("cellUpdateHandler");
- (instancetype _Nonnull)initWithInsertionIndexPath:(NSIndexPath * _Nonnull)insertionIndexPath reuseIdentifier:(NSString * _Nonnull)reuseIdentifier rowHeight:(CGFloat)rowHeight SWIFT_NAME("init(insertionIndexPath:reuseIdentifier:rowHeight:)") DESIGNATED;
@end

UI_ACTOR @interface UITableViewDropPlaceholder : UITableViewPlaceholder
@property (copy, nullable) UIDragPreviewParameters * _Nullable (^ previewParametersProvider)(UITableViewCell * _Nonnull) SWIFT_NAME("previewParametersProvider");
@end

UI_ACTOR @interface UITapGestureRecognizer : UIGestureRecognizer
@property () UIEventButtonMask buttonMaskRequired SWIFT_NAME("buttonMaskRequired");
@property () NSInteger numberOfTapsRequired SWIFT_NAME("numberOfTapsRequired");
@property () NSInteger numberOfTouchesRequired SWIFT_NAME("numberOfTouchesRequired");
@end

UI_ACTOR @interface UITargetedPreview : NSObject
- (instancetype _Nonnull)initWithView:(UIView * _Nonnull)view SWIFT_NAME("init(view:)");
- (instancetype _Nonnull)initWithView:(UIView * _Nonnull)view parameters:(UIPreviewParameters * _Nonnull)parameters SWIFT_NAME("init(view:parameters:)");
- (instancetype _Nonnull)initWithView:(UIView * _Nonnull)view parameters:(UIPreviewParameters * _Nonnull)parameters target:(UIPreviewTarget * _Nonnull)target SWIFT_NAME("init(view:parameters:target:)") DESIGNATED;
@property (readonly, nonnull) UIPreviewParameters * parameters SWIFT_NAME("parameters");
@property (readonly) CGSize size SWIFT_NAME("size");
@property (readonly, nonnull) UIPreviewTarget * target SWIFT_NAME("target");
@property (readonly, nonnull) UIView * view SWIFT_NAME("view");
@end

UI_ACTOR @interface UITouch : NSObject
@property (readonly, nullable) NSArray<UIGestureRecognizer *> * gestureRecognizers SWIFT_NAME("gestureRecognizers");
- (CGPoint)locationInView:(UIView * _Nullable)view SWIFT_NAME("location(in:)");
@property (readonly) UITouchPhase phase SWIFT_NAME("phase");
- (CGPoint)previousLocationInView:(UIView * _Nullable)view SWIFT_NAME("previousLocation(in:)");
@property (readonly) NSInteger tapCount SWIFT_NAME("tapCount");
@property (readonly) double timestamp SWIFT_NAME("timestamp");
@property (readonly) UITouchTouchType type SWIFT_NAME("type");
@property (readonly, nullable) UIView * view SWIFT_NAME("view");
@property (readonly, nullable) UIWindow * window SWIFT_NAME("window");
@end

UI_ACTOR @interface UITrackingLayoutGuide : UILayoutGuide
@end

UI_ACTOR @interface UIKeyboardLayoutGuide : UITrackingLayoutGuide
@property () BOOL followsUndockedKeyboard SWIFT_NAME("followsUndockedKeyboard");
@property () CGFloat keyboardDismissPadding SWIFT_NAME("keyboardDismissPadding");
@property () BOOL usesBottomSafeArea SWIFT_NAME("usesBottomSafeArea");
@end

SENDABLE @interface UITraitCollection : NSObject <NSCopying>
@property (readonly) UIAccessibilityContrast accessibilityContrast SWIFT_NAME("accessibilityContrast");
- (BOOL)containsTraitsInCollection:(UITraitCollection * _Nullable)trait SWIFT_NAME("containsTraits(in:)");
@property (class, strong, nonnull) UITraitCollection * currentTraitCollection SWIFT_NAME("current");
@property (readonly) CGFloat displayScale SWIFT_NAME("displayScale");
- (BOOL)hasDifferentColorAppearanceComparedToTraitCollection:(UITraitCollection * _Nullable)traitCollection SWIFT_NAME("hasDifferentColorAppearance(comparedTo:)");
@property (readonly) UIUserInterfaceSizeClass horizontalSizeClass SWIFT_NAME("horizontalSizeClass");
- (instancetype _Nonnull)init SWIFT_NAME("init()") DESIGNATED;
+ (instancetype _Nonnull)traitCollectionWithAccessibilityContrast:(UIAccessibilityContrast)accessibilityContrast SWIFT_NAME("init(accessibilityContrast:)");
+ (instancetype _Nonnull)traitCollectionWithDisplayScale:(CGFloat)scale SWIFT_NAME("init(displayScale:)");
+ (instancetype _Nonnull)traitCollectionWithHorizontalSizeClass:(UIUserInterfaceSizeClass)horizontalSizeClass SWIFT_NAME("init(horizontalSizeClass:)");
+ (instancetype _Nonnull)traitCollectionWithLayoutDirection:(UITraitEnvironmentLayoutDirection)layoutDirection SWIFT_NAME("init(layoutDirection:)");
+ (instancetype _Nonnull)traitCollectionWithLegibilityWeight:(UILegibilityWeight)legibilityWeight SWIFT_NAME("init(legibilityWeight:)");
+ (instancetype _Nonnull)traitCollectionWithPreferredContentSizeCategory:(UIContentSizeCategory _Nonnull)preferredContentSizeCategory SWIFT_NAME("init(preferredContentSizeCategory:)");
+ (instancetype _Nonnull)traitCollectionWithTraitsFromCollections:(NSArray<UITraitCollection *> * _Nonnull)traitCollections SWIFT_NAME("init(traitsFrom:)");
+ (instancetype _Nonnull)traitCollectionWithUserInterfaceIdiom:(UIUserInterfaceIdiom)idiom SWIFT_NAME("init(userInterfaceIdiom:)");
+ (instancetype _Nonnull)traitCollectionWithUserInterfaceLevel:(UIUserInterfaceLevel)userInterfaceLevel SWIFT_NAME("init(userInterfaceLevel:)");
+ (instancetype _Nonnull)traitCollectionWithUserInterfaceStyle:(UIUserInterfaceStyle)userInterfaceStyle SWIFT_NAME("init(userInterfaceStyle:)");
+ (instancetype _Nonnull)traitCollectionWithVerticalSizeClass:(UIUserInterfaceSizeClass)verticalSizeClass SWIFT_NAME("init(verticalSizeClass:)");
@property (readonly) UITraitEnvironmentLayoutDirection layoutDirection SWIFT_NAME("layoutDirection");
@property (readonly) UILegibilityWeight legibilityWeight SWIFT_NAME("legibilityWeight");
@property (readonly) UIListEnvironment listEnvironment SWIFT_NAME("listEnvironment");
- (void)performAsCurrentTraitCollection:(void (NOESCAPE ^ _Nonnull)(void))actions SWIFT_NAME("performAsCurrent(_:)");
@property (readonly, nonnull) UIContentSizeCategory preferredContentSizeCategory SWIFT_NAME("preferredContentSizeCategory");
@property (readonly) UIUserInterfaceIdiom userInterfaceIdiom SWIFT_NAME("userInterfaceIdiom");
@property (readonly) UIUserInterfaceLevel userInterfaceLevel SWIFT_NAME("userInterfaceLevel");
@property (readonly) UIUserInterfaceStyle userInterfaceStyle SWIFT_NAME("userInterfaceStyle");
@property (readonly) UIUserInterfaceSizeClass verticalSizeClass SWIFT_NAME("verticalSizeClass");
@end

UI_ACTOR @interface UIUpdateActionPhase : NSObject
@property (class, readonly, nonnull) UIUpdateActionPhase * afterCADisplayLinkDispatch SWIFT_NAME("afterCADisplayLinkDispatch");
@property (class, readonly, nonnull) UIUpdateActionPhase * afterCATransactionCommit SWIFT_NAME("afterCATransactionCommit");
@property (class, readonly, nonnull) UIUpdateActionPhase * afterEventDispatch SWIFT_NAME("afterEventDispatch");
@property (class, readonly, nonnull) UIUpdateActionPhase * afterLowLatencyCATransactionCommit SWIFT_NAME("afterLowLatencyCATransactionCommit");
@property (class, readonly, nonnull) UIUpdateActionPhase * afterLowLatencyEventDispatch SWIFT_NAME("afterLowLatencyEventDispatch");
@property (class, readonly, nonnull) UIUpdateActionPhase * afterUpdateComplete SWIFT_NAME("afterUpdateComplete");
@property (class, readonly, nonnull) UIUpdateActionPhase * afterUpdateScheduled SWIFT_NAME("afterUpdateScheduled");
@property (class, readonly, nonnull) UIUpdateActionPhase * beforeCADisplayLinkDispatch SWIFT_NAME("beforeCADisplayLinkDispatch");
@property (class, readonly, nonnull) UIUpdateActionPhase * beforeCATransactionCommit SWIFT_NAME("beforeCATransactionCommit");
@property (class, readonly, nonnull) UIUpdateActionPhase * beforeEventDispatch SWIFT_NAME("beforeEventDispatch");
@property (class, readonly, nonnull) UIUpdateActionPhase * beforeLowLatencyCATransactionCommit SWIFT_NAME("beforeLowLatencyCATransactionCommit");
@property (class, readonly, nonnull) UIUpdateActionPhase * beforeLowLatencyEventDispatch SWIFT_NAME("beforeLowLatencyEventDispatch");
@end

UI_ACTOR @interface UIUpdateInfo : NSObject
@property (readonly) double completionDeadlineTime SWIFT_NAME("completionDeadlineTime");
@property (readonly) double estimatedPresentationTime SWIFT_NAME("estimatedPresentationTime");
@property (readonly, getter=isImmediatePresentationExpected) BOOL immediatePresentationExpected SWIFT_NAME("isImmediatePresentationExpected");
@property (readonly, getter=isLowLatencyEventDispatchConfirmed) BOOL lowLatencyEventDispatchConfirmed SWIFT_NAME("isLowLatencyEventDispatchConfirmed");
@property (readonly, getter=isPerformingLowLatencyPhases) BOOL performingLowLatencyPhases SWIFT_NAME("isPerformingLowLatencyPhases");
@property (readonly) double modelTime SWIFT_NAME("modelTime");
@end

UI_ACTOR @interface UIUpdateLink : NSObject
- (void)addActionWithHandler:(void (^ _Nonnull)(UIUpdateLink * _Nonnull, UIUpdateInfo * _Nonnull))handler SWIFT_NAME("addAction(handler:)");
- (void)addActionToPhase:(UIUpdateActionPhase * _Nonnull)phase handler:(void (^ _Nonnull)(UIUpdateLink * _Nonnull, UIUpdateInfo * _Nonnull))handler SWIFT_NAME("addAction(to:handler:)");
- (UIUpdateInfo * _Nullable)currentUpdateInfo SWIFT_NAME("currentUpdateInfo()");
+ (instancetype _Nonnull)updateLinkForView:(UIView * _Nonnull)view SWIFT_NAME("init(view:)");
+ (instancetype _Nonnull)updateLinkForView:(UIView * _Nonnull)view actionHandler:(void (^ _Nonnull)(UIUpdateLink * _Nonnull, UIUpdateInfo * _Nonnull))handler SWIFT_NAME("init(view:actionHandler:)");
+ (instancetype _Nonnull)updateLinkForWindowScene:(UIWindowScene * _Nonnull)windowScene SWIFT_NAME("init(windowScene:)");
+ (instancetype _Nonnull)updateLinkForWindowScene:(UIWindowScene * _Nonnull)windowScene actionHandler:(void (^ _Nonnull)(UIUpdateLink * _Nonnull, UIUpdateInfo * _Nonnull))handler SWIFT_NAME("init(windowScene:actionHandler:)");
@property (getter=isEnabled) BOOL enabled SWIFT_NAME("isEnabled");
@property () BOOL requiresContinuousUpdates SWIFT_NAME("requiresContinuousUpdates");
@property () BOOL wantsImmediatePresentation SWIFT_NAME("wantsImmediatePresentation");
@property () BOOL wantsLowLatencyEventDispatch SWIFT_NAME("wantsLowLatencyEventDispatch");
@end

UI_ACTOR @interface UIView : UIResponder <CALayerDelegate, NSCoding, UICoordinateSpace, UIFocusItem, UITraitEnvironment>
- (id<CAAction> _Nullable)actionForLayer:(CALayer * _Nonnull)layer forKey:(NSString * _Nonnull)event SWIFT_NAME("action(for:forKey:)");
- (void)addConstraint:(NSLayoutConstraint * _Nonnull)constraint SWIFT_NAME("addConstraint(_:)");
- (void)addConstraints:(NSArray<NSLayoutConstraint *> * _Nonnull)constraints SWIFT_NAME("addConstraints(_:)");
- (void)addGestureRecognizer:(UIGestureRecognizer * _Nonnull)gestureRecognizer SWIFT_NAME("addGestureRecognizer(_:)");
- (void)addLayoutGuide:(UILayoutGuide * _Nonnull)layoutGuide SWIFT_NAME("addLayoutGuide(_:)");
- (void)addSubview:(UIView * _Nonnull)view SWIFT_NAME("addSubview(_:)");
- (CGRect)alignmentRectForFrame:(CGRect)frame SWIFT_NAME("alignmentRect(forFrame:)");
@property (readonly) UIEdgeInsets alignmentRectInsets SWIFT_NAME("alignmentRectInsets");
@property () CGFloat alpha SWIFT_NAME("alpha");
@property () CGPoint anchorPoint SWIFT_NAME("anchorPoint");
+ (void)animateWithDuration:(double)duration animations:(void (^ _Nonnull)(void))animations SWIFT_NAME("animate(withDuration:animations:)");
+ (void)animateWithDuration:(double)duration animations:(void (^ _Nonnull)(void))animations completion:(void (^ _Nullable)(BOOL))completion SWIFT_NAME("animate(withDuration:animations:completion:)");
+ (void)animateWithDuration:(double)duration delay:(double)delay options:(UIViewAnimationOptions)options animations:(void (^ _Nonnull)(void))animations completion:(void (^ _Nullable)(BOOL))completion SWIFT_NAME("animate(withDuration:delay:options:animations:completion:)");
+ (void)animateWithDuration:(double)duration delay:(double)delay usingSpringWithDamping:(CGFloat)dampingRatio initialSpringVelocity:(CGFloat)velocity options:(UIViewAnimationOptions)options animations:(void (^ _Nonnull)(void))animations completion:(void (^ _Nullable)(BOOL))completion SWIFT_NAME("animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)");
@property (class, readonly) BOOL areAnimationsEnabled SWIFT_NAME("areAnimationsEnabled");
@property () BOOL autoresizesSubviews SWIFT_NAME("autoresizesSubviews");
@property () UIViewAutoresizingMask autoresizingMask SWIFT_NAME("autoresizingMask");
@property (strong, nullable) UIColor * backgroundColor SWIFT_NAME("backgroundColor");
@property (readonly, nonnull) NSLayoutYAxisAnchor * bottomAnchor SWIFT_NAME("bottomAnchor");
@property () CGRect bounds SWIFT_NAME("bounds");
- (void)bringSubviewToFront:(UIView * _Nonnull)view SWIFT_NAME("bringSubviewToFront(_:)");
@property (readonly) BOOL canBecomeFocused SWIFT_NAME("canBecomeFocused");
@property () CGPoint center SWIFT_NAME("center");
@property (readonly, nonnull) NSLayoutXAxisAnchor * centerXAnchor SWIFT_NAME("centerXAnchor");
@property (readonly, nonnull) NSLayoutYAxisAnchor * centerYAnchor SWIFT_NAME("centerYAnchor");
@property () BOOL clearsContextBeforeDrawing SWIFT_NAME("clearsContextBeforeDrawing");
@property () BOOL clipsToBounds SWIFT_NAME("clipsToBounds");
@property (readonly, nonnull) NSArray<NSLayoutConstraint *> * constraints SWIFT_NAME("constraints");
- (NSArray<NSLayoutConstraint *> * _Nonnull)constraintsAffectingLayoutForAxis:(NSLayoutConstraintAxis)axis SWIFT_NAME("constraintsAffectingLayout(for:)");
- (UILayoutPriority)contentCompressionResistancePriorityForAxis:(NSLayoutConstraintAxis)axis SWIFT_NAME("contentCompressionResistancePriority(for:)");
- (UILayoutPriority)contentHuggingPriorityForAxis:(NSLayoutConstraintAxis)axis SWIFT_NAME("contentHuggingPriority(for:)");
@property () UIViewContentMode contentMode SWIFT_NAME("contentMode");
- (CGPoint)convertPoint:(CGPoint)point fromCoordinateSpace:(id<UICoordinateSpace> _Nonnull)coordinateSpace SWIFT_NAME("convert(_:from:)");
- (CGRect)convertRect:(CGRect)rect fromCoordinateSpace:(id<UICoordinateSpace> _Nonnull)coordinateSpace SWIFT_NAME("convert(_:from:)");
- (CGPoint)convertPoint:(CGPoint)point fromView:(UIView * _Nullable)view SWIFT_NAME("convert(_:from:)");
- (CGRect)convertRect:(CGRect)rect fromView:(UIView * _Nullable)view SWIFT_NAME("convert(_:from:)");
- (CGPoint)convertPoint:(CGPoint)point toCoordinateSpace:(id<UICoordinateSpace> _Nonnull)coordinateSpace SWIFT_NAME("convert(_:to:)");
- (CGRect)convertRect:(CGRect)rect toCoordinateSpace:(id<UICoordinateSpace> _Nonnull)coordinateSpace SWIFT_NAME("convert(_:to:)");
- (CGPoint)convertPoint:(CGPoint)point toView:(UIView * _Nullable)view SWIFT_NAME("convert(_:to:)");
- (CGRect)convertRect:(CGRect)rect toView:(UIView * _Nullable)view SWIFT_NAME("convert(_:to:)");
- (void)didAddSubview:(UIView * _Nonnull)subview SWIFT_NAME("didAddSubview(_:)");
- (void)didMoveToSuperview SWIFT_NAME("didMoveToSuperview()");
- (void)didMoveToWindow SWIFT_NAME("didMoveToWindow()");
@property () NSDirectionalEdgeInsets directionalLayoutMargins SWIFT_NAME("directionalLayoutMargins");
- (void)displayLayer:(CALayer * _Nonnull)layer SWIFT_NAME("display(_:)");
- (void)drawRect:(CGRect)rect SWIFT_NAME("draw(_:)");
@property (readonly) UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection SWIFT_NAME("effectiveUserInterfaceLayoutDirection");
- (BOOL)endEditing:(BOOL)force SWIFT_NAME("endEditing(_:)") DISCARDABLE;
- (void)exchangeSubviewAtIndex:(NSInteger)index1 withSubviewAtIndex:(NSInteger)index2 SWIFT_NAME("exchangeSubview(at:withSubviewAt:)");
- (void)exerciseAmbiguityInLayout SWIFT_NAME("exerciseAmbiguityInLayout()");
@property (readonly, nonnull) NSLayoutYAxisAnchor * firstBaselineAnchor SWIFT_NAME("firstBaselineAnchor");
@property (readonly, nonnull) UIView * viewForFirstBaselineLayout SWIFT_NAME("forFirstBaselineLayout");
@property (readonly, nonnull) UIView * viewForLastBaselineLayout SWIFT_NAME("forLastBaselineLayout");
@property () CGRect frame SWIFT_NAME("frame");
- (CGRect)frameForAlignmentRect:(CGRect)alignmentRect SWIFT_NAME("frame(forAlignmentRect:)");
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer * _Nonnull)gestureRecognizer SWIFT_NAME("gestureRecognizerShouldBegin(_:)");
@property (copy, nullable) NSArray<UIGestureRecognizer *> * gestureRecognizers SWIFT_NAME("gestureRecognizers");
@property (readonly) BOOL hasAmbiguousLayout SWIFT_NAME("hasAmbiguousLayout");
@property (readonly, nonnull) NSLayoutDimension * heightAnchor SWIFT_NAME("heightAnchor");
- (UIView * _Nullable)hitTest:(CGPoint)point withEvent:(UIEvent * _Nullable)event SWIFT_NAME("hitTest(_:with:)");
@property (strong, nullable) UIHoverStyle * hoverStyle SWIFT_NAME("hoverStyle");
@property (class, readonly) double inheritedAnimationDuration SWIFT_NAME("inheritedAnimationDuration");
- (instancetype _Nonnull)init SWIFT_NAME("init()");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame SWIFT_NAME("init(frame:)") DESIGNATED;
- (void)insertSubview:(UIView * _Nonnull)view aboveSubview:(UIView * _Nonnull)siblingSubview SWIFT_NAME("insertSubview(_:aboveSubview:)");
- (void)insertSubview:(UIView * _Nonnull)view atIndex:(NSInteger)index SWIFT_NAME("insertSubview(_:at:)");
- (void)insertSubview:(UIView * _Nonnull)view belowSubview:(UIView * _Nonnull)siblingSubview SWIFT_NAME("insertSubview(_:belowSubview:)");
@property () BOOL insetsLayoutMarginsFromSafeArea SWIFT_NAME("insetsLayoutMarginsFromSafeArea");
@property (readonly) CGSize intrinsicContentSize SWIFT_NAME("intrinsicContentSize");
- (void)invalidateIntrinsicContentSize SWIFT_NAME("invalidateIntrinsicContentSize()");
- (BOOL)isDescendantOfView:(UIView * _Nonnull)view SWIFT_NAME("isDescendant(of:)");
@property (getter=isExclusiveTouch) BOOL exclusiveTouch SWIFT_NAME("isExclusiveTouch");
@property (getter=isHidden) BOOL hidden SWIFT_NAME("isHidden");
@property (getter=isMultipleTouchEnabled) BOOL multipleTouchEnabled SWIFT_NAME("isMultipleTouchEnabled");
@property (getter=isOpaque) BOOL opaque SWIFT_NAME("isOpaque");
@property (getter=isUserInteractionEnabled) BOOL userInteractionEnabled SWIFT_NAME("isUserInteractionEnabled");
@property (readonly, nonnull) UIKeyboardLayoutGuide * keyboardLayoutGuide SWIFT_NAME("keyboardLayoutGuide");
@property (readonly, nonnull) NSLayoutYAxisAnchor * lastBaselineAnchor SWIFT_NAME("lastBaselineAnchor");
@property (readonly, nonnull) CALayer * layer SWIFT_NAME("layer");
@property (class, readonly, nonnull) Class layerClass SWIFT_NAME("layerClass");
- (void)layerWillDraw:(CALayer * _Nonnull)layer SWIFT_NAME("layerWillDraw(_:)");
@property (readonly, nonnull) NSArray<UILayoutGuide *> * layoutGuides SWIFT_NAME("layoutGuides");
- (void)layoutIfNeeded SWIFT_NAME("layoutIfNeeded()");
@property () UIEdgeInsets layoutMargins SWIFT_NAME("layoutMargins");
- (void)layoutMarginsDidChange SWIFT_NAME("layoutMarginsDidChange()");
@property (readonly, nonnull) UILayoutGuide * layoutMarginsGuide SWIFT_NAME("layoutMarginsGuide");
- (void)layoutSublayersOfLayer:(CALayer * _Nonnull)layer SWIFT_NAME("layoutSublayers(of:)");
- (void)layoutSubviews SWIFT_NAME("layoutSubviews()");
@property (readonly, nonnull) NSLayoutXAxisAnchor * leadingAnchor SWIFT_NAME("leadingAnchor");
@property (readonly, nonnull) NSLayoutXAxisAnchor * leftAnchor SWIFT_NAME("leftAnchor");
@property (strong, nullable) UIView * maskView SWIFT_NAME("mask");
- (BOOL)needsUpdateConstraints SWIFT_NAME("needsUpdateConstraints()");
@property () UIUserInterfaceStyle overrideUserInterfaceStyle SWIFT_NAME("overrideUserInterfaceStyle");
+ (void)performWithoutAnimation:(void (NOESCAPE ^ _Nonnull)(void))actionsWithoutAnimation SWIFT_NAME("performWithoutAnimation(_:)");
- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent * _Nullable)event SWIFT_NAME("point(inside:with:)");
@property () BOOL preservesSuperviewLayoutMargins SWIFT_NAME("preservesSuperviewLayoutMargins");
@property (readonly, nonnull) UILayoutGuide * readableContentGuide SWIFT_NAME("readableContentGuide");
- (void)removeConstraint:(NSLayoutConstraint * _Nonnull)constraint SWIFT_NAME("removeConstraint(_:)");
- (void)removeConstraints:(NSArray<NSLayoutConstraint *> * _Nonnull)constraints SWIFT_NAME("removeConstraints(_:)");
- (void)removeFromSuperview SWIFT_NAME("removeFromSuperview()");
- (void)removeGestureRecognizer:(UIGestureRecognizer * _Nonnull)gestureRecognizer SWIFT_NAME("removeGestureRecognizer(_:)");
- (void)removeLayoutGuide:(UILayoutGuide * _Nonnull)layoutGuide SWIFT_NAME("removeLayoutGuide(_:)");
@property (class, readonly) BOOL requiresConstraintBasedLayout SWIFT_NAME("requiresConstraintBasedLayout");
@property (readonly, nonnull) NSLayoutXAxisAnchor * rightAnchor SWIFT_NAME("rightAnchor");
@property (readonly) UIEdgeInsets safeAreaInsets SWIFT_NAME("safeAreaInsets");
- (void)safeAreaInsetsDidChange SWIFT_NAME("safeAreaInsetsDidChange()");
@property (readonly, nonnull) UILayoutGuide * safeAreaLayoutGuide SWIFT_NAME("safeAreaLayoutGuide");
@property () UISemanticContentAttribute semanticContentAttribute SWIFT_NAME("semanticContentAttribute");
- (void)sendSubviewToBack:(UIView * _Nonnull)view SWIFT_NAME("sendSubviewToBack(_:)");
+ (void)setAnimationsEnabled:(BOOL)enabled SWIFT_NAME("setAnimationsEnabled(_:)");
- (void)setContentCompressionResistancePriority:(UILayoutPriority)priority forAxis:(NSLayoutConstraintAxis)axis SWIFT_NAME("setContentCompressionResistancePriority(_:for:)");
- (void)setContentHuggingPriority:(UILayoutPriority)priority forAxis:(NSLayoutConstraintAxis)axis SWIFT_NAME("setContentHuggingPriority(_:for:)");
- (void)setNeedsDisplay SWIFT_NAME("setNeedsDisplay()");
- (void)setNeedsDisplayInRect:(CGRect)rect SWIFT_NAME("setNeedsDisplay(_:)");
- (void)setNeedsLayout SWIFT_NAME("setNeedsLayout()");
- (void)setNeedsUpdateConstraints SWIFT_NAME("setNeedsUpdateConstraints()");
- (void)setNeedsUpdateProperties SWIFT_NAME("setNeedsUpdateProperties()");
- (CGSize)sizeThatFits:(CGSize)size SWIFT_NAME("sizeThatFits(_:)");
- (void)sizeToFit SWIFT_NAME("sizeToFit()");
@property (readonly, nonnull) NSArray<UIView *> * subviews SWIFT_NAME("subviews");
@property (readonly, weak, nullable) UIView * superview SWIFT_NAME("superview");
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize SWIFT_NAME("systemLayoutSizeFitting(_:)");
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize withHorizontalFittingPriority:(UILayoutPriority)horizontalFittingPriority verticalFittingPriority:(UILayoutPriority)verticalFittingPriority SWIFT_NAME("systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)");
@property () NSInteger tag SWIFT_NAME("tag");
@property () UIViewTintAdjustmentMode tintAdjustmentMode SWIFT_NAME("tintAdjustmentMode");
@property (strong, null_unspecified) UIColor * tintColor SWIFT_NAME("tintColor");
- (void)tintColorDidChange SWIFT_NAME("tintColorDidChange()");
@property (readonly, nonnull) NSLayoutYAxisAnchor * topAnchor SWIFT_NAME("topAnchor");
@property (readonly, nonnull) NSLayoutXAxisAnchor * trailingAnchor SWIFT_NAME("trailingAnchor");
@property (readonly, nonnull) UITraitCollection * traitCollection SWIFT_NAME("traitCollection");
- (void)traitCollectionDidChange:(UITraitCollection * _Nullable)previousTraitCollection SWIFT_NAME("traitCollectionDidChange(_:)");
@property () CGAffineTransform transform SWIFT_NAME("transform");
@property () CATransform3D transform3D SWIFT_NAME("transform3D");
+ (void)transitionWithView:(UIView * _Nonnull)view duration:(double)duration options:(UIViewAnimationOptions)options animations:(void (^ _Nullable)(void))animations completion:(void (^ _Nullable)(BOOL))completion SWIFT_NAME("transition(with:duration:options:animations:completion:)");
@property () BOOL translatesAutoresizingMaskIntoConstraints SWIFT_NAME("translatesAutoresizingMaskIntoConstraints");
- (void)unregisterForTraitChanges:(id<UITraitChangeRegistration> _Nonnull)registration SWIFT_NAME("unregisterForTraitChanges(_:)");
- (void)updateConstraints SWIFT_NAME("updateConstraints()");
- (void)updateConstraintsIfNeeded SWIFT_NAME("updateConstraintsIfNeeded()");
- (void)updateProperties SWIFT_NAME("updateProperties()");
- (void)updatePropertiesIfNeeded SWIFT_NAME("updatePropertiesIfNeeded()");
- (void)updateTraitsIfNeeded SWIFT_NAME("updateTraitsIfNeeded()");
+ (UIUserInterfaceLayoutDirection)userInterfaceLayoutDirectionForSemanticContentAttribute:(UISemanticContentAttribute)attribute SWIFT_NAME("userInterfaceLayoutDirection(for:)");
+ (UIUserInterfaceLayoutDirection)userInterfaceLayoutDirectionForSemanticContentAttribute:(UISemanticContentAttribute)semanticContentAttribute relativeToLayoutDirection:(UIUserInterfaceLayoutDirection)layoutDirection SWIFT_NAME("userInterfaceLayoutDirection(for:relativeTo:)");
- (UIView * _Nullable)viewWithTag:(NSInteger)tag SWIFT_NAME("viewWithTag(_:)");
@property (readonly, nonnull) NSLayoutDimension * widthAnchor SWIFT_NAME("widthAnchor");
- (void)willMoveToSuperview:(UIView * _Nullable)newSuperview SWIFT_NAME("willMove(toSuperview:)");
- (void)willMoveToWindow:(UIWindow * _Nullable)newWindow SWIFT_NAME("willMove(toWindow:)");
- (void)willRemoveSubview:(UIView * _Nonnull)subview SWIFT_NAME("willRemoveSubview(_:)");
@property (readonly, nullable) UIWindow * window SWIFT_NAME("window");
@end
extern CGSize const UIViewLayoutFittingCompressedSize SWIFT_NAME("UIView.layoutFittingCompressedSize") UI_ACTOR;
extern CGSize const UIViewLayoutFittingExpandedSize SWIFT_NAME("UIView.layoutFittingExpandedSize") UI_ACTOR;
extern CGFloat const UIViewNoIntrinsicMetric SWIFT_NAME("UIView.noIntrinsicMetric") UI_ACTOR;

UI_ACTOR @interface UIActivityIndicatorView : UIView
@property (strong, null_unspecified) UIColor * color SWIFT_NAME("color");
@property () BOOL hidesWhenStopped SWIFT_NAME("hidesWhenStopped");
- (instancetype _Nonnull)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame SWIFT_NAME("init(frame:)") DESIGNATED;
- (instancetype _Nonnull)initWithActivityIndicatorStyle:(UIActivityIndicatorViewStyle)style SWIFT_NAME("init(style:)") DESIGNATED;
@property (readonly, getter=isAnimating) BOOL animating SWIFT_NAME("isAnimating");
- (void)startAnimating SWIFT_NAME("startAnimating()");
- (void)stopAnimating SWIFT_NAME("stopAnimating()");
@property () UIActivityIndicatorViewStyle activityIndicatorViewStyle SWIFT_NAME("style");
@end

UI_ACTOR @interface UICollectionReusableView : UIView
- (void)applyLayoutAttributes:(UICollectionViewLayoutAttributes * _Nonnull)layoutAttributes SWIFT_NAME("apply(_:)");
- (void)didTransitionFromLayout:(UICollectionViewLayout * _Nonnull)oldLayout toLayout:(UICollectionViewLayout * _Nonnull)newLayout SWIFT_NAME("didTransition(from:to:)");
- (instancetype _Nonnull)init SWIFT_NAME("init()");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame SWIFT_NAME("init(frame:)") DESIGNATED;
- (UICollectionViewLayoutAttributes * _Nonnull)preferredLayoutAttributesFittingAttributes:(UICollectionViewLayoutAttributes * _Nonnull)layoutAttributes SWIFT_NAME("preferredLayoutAttributesFitting(_:)");
- (void)prepareForReuse SWIFT_NAME("prepareForReuse()");
@property (readonly, nullable) NSString * reuseIdentifier SWIFT_NAME("reuseIdentifier");
- (void)willTransitionFromLayout:(UICollectionViewLayout * _Nonnull)oldLayout toLayout:(UICollectionViewLayout * _Nonnull)newLayout SWIFT_NAME("willTransition(from:to:)");
@end

UI_ACTOR @interface UICollectionViewCell : UICollectionReusableView
@property () BOOL automaticallyUpdatesBackgroundConfiguration SWIFT_NAME("automaticallyUpdatesBackgroundConfiguration");
@property () BOOL automaticallyUpdatesContentConfiguration SWIFT_NAME("automaticallyUpdatesContentConfiguration");
@property (strong, nullable) BridgedUIBackgroundConfiguration * backgroundConfiguration SWIFT_NAME("backgroundConfiguration");
@property (strong, nullable) UIView * backgroundView SWIFT_NAME("backgroundView");
@property (readonly, nonnull) BridgedUICellConfigurationState * configurationState SWIFT_NAME("configurationState");
@property (strong, nullable) UICollectionViewCellConfigurationUpdateHandler configurationUpdateHandler SWIFT_NAME("configurationUpdateHandler");
@property (readonly, nonnull) UIView * contentView SWIFT_NAME("contentView");
- (BridgedUIBackgroundConfiguration * _Nonnull)defaultBackgroundConfiguration SWIFT_NAME("defaultBackgroundConfiguration()");
- (void)dragStateDidChange:(UICollectionViewCellDragState)dragState SWIFT_NAME("dragStateDidChange(_:)");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame SWIFT_NAME("init(frame:)") DESIGNATED;
@property (getter=isHighlighted) BOOL highlighted SWIFT_NAME("isHighlighted");
@property (getter=isSelected) BOOL selected SWIFT_NAME("isSelected");
@property (strong, nullable) UIView * selectedBackgroundView SWIFT_NAME("selectedBackgroundView");
- (void)setNeedsUpdateConfiguration SWIFT_NAME("setNeedsUpdateConfiguration()");
- (void)updateConfigurationUsingState:(BridgedUICellConfigurationState * _Nonnull)state SWIFT_NAME("updateConfiguration(using:)");
@end

UI_ACTOR @interface UICollectionViewListCell : UICollectionViewCell
- (BridgedUIListContentConfiguration * _Nonnull)defaultContentConfiguration SWIFT_NAME("defaultContentConfiguration()");
@property () NSInteger indentationLevel SWIFT_NAME("indentationLevel");
@property () CGFloat indentationWidth SWIFT_NAME("indentationWidth");
@property () BOOL indentsAccessories SWIFT_NAME("indentsAccessories");
@property (readonly, nonnull) UILayoutGuide * separatorLayoutGuide SWIFT_NAME("separatorLayoutGuide");
@end

UI_ACTOR @interface UIControl : UIView
- (void)addAction:(UIAction * _Nonnull)action forControlEvents:(UIControlEvent)controlEvents SWIFT_NAME("addAction(_:for:)");
@property (readonly) UIControlEvent allControlEvents SWIFT_NAME("allControlEvents");
- (BOOL)beginTrackingWithTouch:(UITouch * _Nonnull)touch withEvent:(UIEvent * _Nullable)event SWIFT_NAME("beginTracking(_:with:)");
- (void)cancelTrackingWithEvent:(UIEvent * _Nullable)event SWIFT_NAME("cancelTracking(with:)");
@property () UIControlContentHorizontalAlignment contentHorizontalAlignment SWIFT_NAME("contentHorizontalAlignment");
@property () UIControlContentVerticalAlignment contentVerticalAlignment SWIFT_NAME("contentVerticalAlignment");
- (BOOL)continueTrackingWithTouch:(UITouch * _Nonnull)touch withEvent:(UIEvent * _Nullable)event SWIFT_NAME("continueTracking(_:with:)");
@property (readonly) UIControlContentHorizontalAlignment effectiveContentHorizontalAlignment SWIFT_NAME("effectiveContentHorizontalAlignment");
- (void)endTrackingWithTouch:(UITouch * _Nullable)touch withEvent:(UIEvent * _Nullable)event SWIFT_NAME("endTracking(_:with:)");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame SWIFT_NAME("init(frame:)") DESIGNATED;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame primaryAction:(UIAction * _Nullable)primaryAction SWIFT_NAME("init(frame:primaryAction:)");
@property (getter=isEnabled) BOOL enabled SWIFT_NAME("isEnabled");
@property (getter=isHighlighted) BOOL highlighted SWIFT_NAME("isHighlighted");
@property (getter=isSelected) BOOL selected SWIFT_NAME("isSelected");
@property (readonly, getter=isTouchInside) BOOL touchInside SWIFT_NAME("isTouchInside");
@property (readonly, getter=isTracking) BOOL tracking SWIFT_NAME("isTracking");
- (void)removeAction:(UIAction * _Nonnull)action forControlEvents:(UIControlEvent)controlEvents SWIFT_NAME("removeAction(_:for:)");
- (void)removeActionForIdentifier:(UIActionIdentifier _Nonnull)actionIdentifier forControlEvents:(UIControlEvent)controlEvents SWIFT_NAME("removeAction(identifiedBy:for:)");
- (void)sendAction:(UIAction * _Nonnull)action SWIFT_NAME("sendAction(_:)");
- (void)sendActionsForControlEvents:(UIControlEvent)controlEvents SWIFT_NAME("sendActions(for:)");
@property (readonly) UIControlState state SWIFT_NAME("state");
@end

UI_ACTOR @interface UIButton : UIControl
- (NSAttributedString * _Nullable)attributedTitleForState:(UIControlState)state SWIFT_NAME("attributedTitle(for:)");
@property () BOOL automaticallyUpdatesConfiguration SWIFT_NAME("automaticallyUpdatesConfiguration");
@property (readonly) UIButtonButtonType buttonType SWIFT_NAME("buttonType");
@property (strong, nullable) UIButtonConfigurationUpdateHandler configurationUpdateHandler SWIFT_NAME("configurationUpdateHandler");
@property () UIEdgeInsets contentEdgeInsets SWIFT_NAME("contentEdgeInsets");
@property (readonly, nullable) NSAttributedString * currentAttributedTitle SWIFT_NAME("currentAttributedTitle");
@property (readonly, nullable) UIImage * currentImage SWIFT_NAME("currentImage");
@property (readonly, nullable) NSString * currentTitle SWIFT_NAME("currentTitle");
@property (readonly, nonnull) UIColor * currentTitleColor SWIFT_NAME("currentTitleColor");
- (UIImage * _Nullable)imageForState:(UIControlState)state SWIFT_NAME("image(for:)");
@property () UIEdgeInsets imageEdgeInsets SWIFT_NAME("imageEdgeInsets");
@property (readonly, nullable) UIImageView * imageView SWIFT_NAME("imageView");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame SWIFT_NAME("init(frame:)") DESIGNATED;
+ (instancetype _Nonnull)buttonWithType:(UIButtonButtonType)buttonType SWIFT_NAME("init(type:)");
- (void)setAttributedTitle:(NSAttributedString * _Nullable)title forState:(UIControlState)state SWIFT_NAME("setAttributedTitle(_:for:)");
- (void)setImage:(UIImage * _Nullable)image forState:(UIControlState)state SWIFT_NAME("setImage(_:for:)");
- (void)setNeedsUpdateConfiguration SWIFT_NAME("setNeedsUpdateConfiguration()");
- (void)setTitle:(NSString * _Nullable)title forState:(UIControlState)state SWIFT_NAME("setTitle(_:for:)");
- (void)setTitleColor:(UIColor * _Nullable)color forState:(UIControlState)state SWIFT_NAME("setTitleColor(_:for:)");
- (NSString * _Nullable)titleForState:(UIControlState)state SWIFT_NAME("title(for:)");
- (UIColor * _Nullable)titleColorForState:(UIControlState)state SWIFT_NAME("titleColor(for:)");
@property () UIEdgeInsets titleEdgeInsets SWIFT_NAME("titleEdgeInsets");
@property (readonly, nullable) UILabel * titleLabel SWIFT_NAME("titleLabel");
- (void)updateConfiguration SWIFT_NAME("updateConfiguration()");
@end

UI_ACTOR @interface UIDatePicker : UIControl
@property () double countDownDuration SWIFT_NAME("countDownDuration");
@property (strong, nonnull) NSDate * date SWIFT_NAME("date");
@property () UIDatePickerMode datePickerMode SWIFT_NAME("datePickerMode");
@property (readonly) UIDatePickerStyle datePickerStyle SWIFT_NAME("datePickerStyle");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame SWIFT_NAME("init(frame:)") DESIGNATED;
@property (strong, nullable) NSLocale * locale SWIFT_NAME("locale");
@property (strong, nullable) NSDate * maximumDate SWIFT_NAME("maximumDate");
@property (strong, nullable) NSDate * minimumDate SWIFT_NAME("minimumDate");
@property () NSInteger minuteInterval SWIFT_NAME("minuteInterval");
@property () UIDatePickerStyle preferredDatePickerStyle SWIFT_NAME("preferredDatePickerStyle");
@property () BOOL roundsToMinuteInterval SWIFT_NAME("roundsToMinuteInterval");
- (void)setDate:(NSDate * _Nonnull)date animated:(BOOL)animated SWIFT_NAME("setDate(_:animated:)");
@end

UI_ACTOR @interface UIImageView : UIView
@property (strong, nullable) UIImage * highlightedImage SWIFT_NAME("highlightedImage");
@property (strong, nullable) UIImage * image SWIFT_NAME("image");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame SWIFT_NAME("init(frame:)") DESIGNATED;
- (instancetype _Nonnull)initWithImage:(UIImage * _Nullable)image SWIFT_NAME("init(image:)") DESIGNATED;
- (instancetype _Nonnull)initWithImage:(UIImage * _Nullable)image highlightedImage:(UIImage * _Nullable)highlightedImage SWIFT_NAME("init(image:highlightedImage:)") DESIGNATED;
@property (getter=isHighlighted) BOOL highlighted SWIFT_NAME("isHighlighted");
@property (strong, nullable) UIImageSymbolConfiguration * preferredSymbolConfiguration SWIFT_NAME("preferredSymbolConfiguration");
@end

UI_ACTOR @interface UILabel : UIView <UIContentSizeCategoryAdjusting>
@property () BOOL adjustsFontForContentSizeCategory SWIFT_NAME("adjustsFontForContentSizeCategory");
@property () BOOL adjustsFontSizeToFitWidth SWIFT_NAME("adjustsFontSizeToFitWidth");
@property () BOOL allowsDefaultTighteningForTruncation SWIFT_NAME("allowsDefaultTighteningForTruncation");
@property (strong, nullable) NSAttributedString * attributedText SWIFT_NAME("attributedText");
@property () UIBaselineAdjustment baselineAdjustment SWIFT_NAME("baselineAdjustment");
- (void)drawTextInRect:(CGRect)rect SWIFT_NAME("drawText(in:)");
@property (strong, null_unspecified) UIFont * font SWIFT_NAME("font");
@property (strong, nullable) UIColor * highlightedTextColor SWIFT_NAME("highlightedTextColor");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame SWIFT_NAME("init(frame:)") DESIGNATED;
@property (getter=isEnabled) BOOL enabled SWIFT_NAME("isEnabled");
@property (getter=isHighlighted) BOOL highlighted SWIFT_NAME("isHighlighted");
@property () NSLineBreakMode lineBreakMode SWIFT_NAME("lineBreakMode");
@property () NSParagraphStyleLineBreakStrategy lineBreakStrategy SWIFT_NAME("lineBreakStrategy");
@property () CGFloat minimumScaleFactor SWIFT_NAME("minimumScaleFactor");
@property () NSInteger numberOfLines SWIFT_NAME("numberOfLines");
@property () CGFloat preferredMaxLayoutWidth SWIFT_NAME("preferredMaxLayoutWidth");
@property (strong, nullable) UIColor * shadowColor SWIFT_NAME("shadowColor");
@property () CGSize shadowOffset SWIFT_NAME("shadowOffset");
@property () BOOL showsExpansionTextWhenTruncated SWIFT_NAME("showsExpansionTextWhenTruncated");
@property (copy, nullable) NSString * text SWIFT_NAME("text");
@property () NSTextAlignment textAlignment SWIFT_NAME("textAlignment");
@property (strong, null_unspecified) UIColor * textColor SWIFT_NAME("textColor");
- (CGRect)textRectForBounds:(CGRect)bounds limitedToNumberOfLines:(NSInteger)numberOfLines SWIFT_NAME("textRect(forBounds:limitedToNumberOfLines:)");
@end

UI_ACTOR @interface UIListContentView : UIView
@property (readonly, nullable) UILayoutGuide * imageLayoutGuide SWIFT_NAME("imageLayoutGuide");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithConfiguration:(BridgedUIListContentConfiguration * _Nonnull)configuration SWIFT_NAME("init(configuration:)");
@property (readonly, nullable) UILayoutGuide * secondaryTextLayoutGuide SWIFT_NAME("secondaryTextLayoutGuide");
@property (readonly, nullable) UILayoutGuide * textLayoutGuide SWIFT_NAME("textLayoutGuide");
@end

UI_ACTOR @interface UINavigationBar : UIView
@property (readonly, nullable) UINavigationItem * backItem SWIFT_NAME("backItem");
@property (strong, nullable) UIColor * barTintColor SWIFT_NAME("barTintColor");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame SWIFT_NAME("init(frame:)") DESIGNATED;
@property (getter=isTranslucent) BOOL translucent SWIFT_NAME("isTranslucent");
@property (copy, nullable) NSArray<UINavigationItem *> * items SWIFT_NAME("items");
@property () BOOL prefersLargeTitles SWIFT_NAME("prefersLargeTitles");
@property (readonly, nullable) UINavigationItem * topItem SWIFT_NAME("topItem");
@end

UI_ACTOR @interface UIPageControl : UIControl
@property () BOOL allowsContinuousInteraction SWIFT_NAME("allowsContinuousInteraction");
@property () UIPageControlBackgroundStyle backgroundStyle SWIFT_NAME("backgroundStyle");
@property () NSInteger currentPage SWIFT_NAME("currentPage");
@property (strong, nullable) UIColor * currentPageIndicatorTintColor SWIFT_NAME("currentPageIndicatorTintColor");
@property () BOOL hidesForSinglePage SWIFT_NAME("hidesForSinglePage");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame SWIFT_NAME("init(frame:)") DESIGNATED;
@property () NSInteger numberOfPages SWIFT_NAME("numberOfPages");
@property (strong, nullable) UIColor * pageIndicatorTintColor SWIFT_NAME("pageIndicatorTintColor");
- (CGSize)sizeForNumberOfPages:(NSInteger)pageCount SWIFT_NAME("size(forNumberOfPages:)");
@end

UI_ACTOR @interface UIPickerView : UIView
@property (weak, nullable) id<UIPickerViewDataSource> dataSource SWIFT_NAME("dataSource");
@property (weak, nullable) id<UIPickerViewDelegate> delegate SWIFT_NAME("delegate");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame SWIFT_NAME("init(frame:)") DESIGNATED;
@property (readonly) NSInteger numberOfComponents SWIFT_NAME("numberOfComponents");
- (NSInteger)numberOfRowsInComponent:(NSInteger)component SWIFT_NAME("numberOfRows(inComponent:)");
- (void)reloadAllComponents SWIFT_NAME("reloadAllComponents()");
- (void)reloadComponent:(NSInteger)component SWIFT_NAME("reloadComponent(_:)");
- (CGSize)rowSizeForComponent:(NSInteger)component SWIFT_NAME("rowSize(forComponent:)");
- (void)selectRow:(NSInteger)row inComponent:(NSInteger)component animated:(BOOL)animated SWIFT_NAME("selectRow(_:inComponent:animated:)");
- (NSInteger)selectedRowInComponent:(NSInteger)component SWIFT_NAME("selectedRow(inComponent:)");
- (UIView * _Nullable)viewForRow:(NSInteger)row forComponent:(NSInteger)component SWIFT_NAME("view(forRow:forComponent:)");
@end

UI_ACTOR @interface UIProgressView : UIView
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame SWIFT_NAME("init(frame:)") DESIGNATED;
- (instancetype _Nonnull)initWithProgressViewStyle:(UIProgressViewStyle)style SWIFT_NAME("init(progressViewStyle:)");
@property () float progress SWIFT_NAME("progress");
@property (strong, nullable) UIColor * progressTintColor SWIFT_NAME("progressTintColor");
@property () UIProgressViewStyle progressViewStyle SWIFT_NAME("progressViewStyle");
- (void)setProgress:(float)progress animated:(BOOL)animated SWIFT_NAME("setProgress(_:animated:)");
@property (strong, nullable) UIColor * trackTintColor SWIFT_NAME("trackTintColor");
@end

UI_ACTOR @interface UIRefreshControl : UIControl
@property (strong, nullable) NSAttributedString * attributedTitle SWIFT_NAME("attributedTitle");
- (void)beginRefreshing SWIFT_NAME("beginRefreshing()");
- (void)endRefreshing SWIFT_NAME("endRefreshing()");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame SWIFT_NAME("init(frame:)") DESIGNATED;
@property (readonly, getter=isRefreshing) BOOL refreshing SWIFT_NAME("isRefreshing");
@end

UI_ACTOR @interface UIScrollView : UIView
@property (readonly) UIEdgeInsets adjustedContentInset SWIFT_NAME("adjustedContentInset");
- (void)adjustedContentInsetDidChange SWIFT_NAME("adjustedContentInsetDidChange()");
@property () BOOL alwaysBounceHorizontal SWIFT_NAME("alwaysBounceHorizontal");
@property () BOOL alwaysBounceVertical SWIFT_NAME("alwaysBounceVertical");
@property () BOOL automaticallyAdjustsScrollIndicatorInsets SWIFT_NAME("automaticallyAdjustsScrollIndicatorInsets");
@property () BOOL bounces SWIFT_NAME("bounces");
@property () BOOL bouncesHorizontally SWIFT_NAME("bouncesHorizontally");
@property () BOOL bouncesVertically SWIFT_NAME("bouncesVertically");
@property () BOOL canCancelContentTouches SWIFT_NAME("canCancelContentTouches");
@property () UIEdgeInsets contentInset SWIFT_NAME("contentInset");
@property () UIScrollViewContentInsetAdjustmentBehavior contentInsetAdjustmentBehavior SWIFT_NAME("contentInsetAdjustmentBehavior");
@property (readonly, nonnull) UILayoutGuide * contentLayoutGuide SWIFT_NAME("contentLayoutGuide");
@property () CGPoint contentOffset SWIFT_NAME("contentOffset");
@property () CGSize contentSize SWIFT_NAME("contentSize");
@property () UIScrollViewDecelerationRate decelerationRate SWIFT_NAME("decelerationRate");
@property () BOOL delaysContentTouches SWIFT_NAME("delaysContentTouches");
@property (strong, nullable) id<UIScrollViewDelegate> delegate SWIFT_NAME("delegate");
- (void)flashScrollIndicators SWIFT_NAME("flashScrollIndicators()");
@property (readonly, nonnull) UILayoutGuide * frameLayoutGuide SWIFT_NAME("frameLayoutGuide");
@property () UIEdgeInsets horizontalScrollIndicatorInsets SWIFT_NAME("horizontalScrollIndicatorInsets");
@property () UIScrollViewIndicatorStyle indicatorStyle SWIFT_NAME("indicatorStyle");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame SWIFT_NAME("init(frame:)") DESIGNATED;
@property (readonly, getter=isDecelerating) BOOL decelerating SWIFT_NAME("isDecelerating");
@property (getter=isDirectionalLockEnabled) BOOL directionalLockEnabled SWIFT_NAME("isDirectionalLockEnabled");
@property (readonly, getter=isDragging) BOOL dragging SWIFT_NAME("isDragging");
@property (getter=isPagingEnabled) BOOL pagingEnabled SWIFT_NAME("isPagingEnabled");
@property (readonly, getter=isScrollAnimating) BOOL scrollAnimating SWIFT_NAME("isScrollAnimating");
@property (getter=isScrollEnabled) BOOL scrollEnabled SWIFT_NAME("isScrollEnabled");
@property (readonly, getter=isTracking) BOOL tracking SWIFT_NAME("isTracking");
@property () UIScrollViewKeyboardDismissMode keyboardDismissMode SWIFT_NAME("keyboardDismissMode");
@property (readonly, nonnull) UIPanGestureRecognizer * panGestureRecognizer SWIFT_NAME("panGestureRecognizer");
@property (strong, nullable) UIRefreshControl * refreshControl SWIFT_NAME("refreshControl");
@property () UIEdgeInsets scrollIndicatorInsets SWIFT_NAME("scrollIndicatorInsets");
- (void)scrollRectToVisible:(CGRect)rect animated:(BOOL)animated SWIFT_NAME("scrollRectToVisible(_:animated:)");
@property () BOOL scrollsToTop SWIFT_NAME("scrollsToTop");
- (void)setContentOffset:(CGPoint)contentOffset animated:(BOOL)animated SWIFT_NAME("setContentOffset(_:animated:)");
@property () BOOL showsHorizontalScrollIndicator SWIFT_NAME("showsHorizontalScrollIndicator");
@property () BOOL showsVerticalScrollIndicator SWIFT_NAME("showsVerticalScrollIndicator");
- (BOOL)touchesShouldBegin:(NSSet<UITouch *> * _Nonnull)touches withEvent:(UIEvent * _Nullable)event inContentView:(UIView * _Nonnull)view SWIFT_NAME("touchesShouldBegin(_:with:in:)");
- (BOOL)touchesShouldCancelInContentView:(UIView * _Nonnull)view SWIFT_NAME("touchesShouldCancel(in:)");
@property () UIEdgeInsets verticalScrollIndicatorInsets SWIFT_NAME("verticalScrollIndicatorInsets");
@end

UI_ACTOR @interface UICollectionView : UIScrollView <UIDataSourceTranslating>
@property () BOOL allowsFocus SWIFT_NAME("allowsFocus");
@property () BOOL allowsFocusDuringEditing SWIFT_NAME("allowsFocusDuringEditing");
@property () BOOL allowsMultipleSelection SWIFT_NAME("allowsMultipleSelection");
@property () BOOL allowsMultipleSelectionDuringEditing SWIFT_NAME("allowsMultipleSelectionDuringEditing");
@property () BOOL allowsSelection SWIFT_NAME("allowsSelection");
@property () BOOL allowsSelectionDuringEditing SWIFT_NAME("allowsSelectionDuringEditing");
@property (strong, nullable) UIView * backgroundView SWIFT_NAME("backgroundView");
- (BOOL)beginInteractiveMovementForItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("beginInteractiveMovementForItem(at:)") DISCARDABLE;
- (void)cancelInteractiveMovement SWIFT_NAME("cancelInteractiveMovement()");
- (void)cancelInteractiveTransition SWIFT_NAME("cancelInteractiveTransition()");
- (UICollectionViewCell * _Nullable)cellForItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("cellForItem(at:)");
@property (strong, nonnull) UICollectionViewLayout * collectionViewLayout SWIFT_NAME("collectionViewLayout");
@property (weak, nullable) id<UICollectionViewDataSource> dataSource SWIFT_NAME("dataSource");
- (NSIndexPath * _Nullable)dataSourceIndexPathForPresentationIndexPath:(NSIndexPath * _Nullable)presentationIndexPath SWIFT_NAME("dataSourceIndexPath(forPresentationIndexPath:)");
- (NSInteger)dataSourceSectionIndexForPresentationSectionIndex:(NSInteger)presentationSectionIndex SWIFT_NAME("dataSourceSectionIndex(forPresentationSectionIndex:)");
@property (strong, nullable) id<UICollectionViewDelegate> delegate SWIFT_NAME("delegate");
- (void)deleteItemsAtIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths SWIFT_NAME("deleteItems(at:)");
- (void)deleteSections:(NSIndexSet * _Nonnull)sections SWIFT_NAME("deleteSections(_:)");
- (UICollectionViewCell * _Nonnull)dequeueReusableCellWithReuseIdentifier:(NSString * _Nonnull)identifier forIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("dequeueReusableCell(withReuseIdentifier:for:)");
- (UICollectionReusableView * _Nonnull)dequeueReusableSupplementaryViewOfKind:(NSString * _Nonnull)elementKind withReuseIdentifier:(NSString * _Nonnull)identifier forIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)");
- (void)deselectItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath animated:(BOOL)animated SWIFT_NAME("deselectItem(at:animated:)");
@property (weak, nullable) id<UICollectionViewDragDelegate> dragDelegate SWIFT_NAME("dragDelegate");
@property () BOOL dragInteractionEnabled SWIFT_NAME("dragInteractionEnabled");
@property (weak, nullable) id<UICollectionViewDropDelegate> dropDelegate SWIFT_NAME("dropDelegate");
- (void)endInteractiveMovement SWIFT_NAME("endInteractiveMovement()");
- (void)finishInteractiveTransition SWIFT_NAME("finishInteractiveTransition()");
@property (readonly) BOOL hasActiveDrag SWIFT_NAME("hasActiveDrag");
@property (readonly) BOOL hasActiveDrop SWIFT_NAME("hasActiveDrop");
@property (readonly) BOOL hasUncommittedUpdates SWIFT_NAME("hasUncommittedUpdates");
- (NSIndexPath * _Nullable)indexPathForCell:(UICollectionViewCell * _Nonnull)cell SWIFT_NAME("indexPath(for:)");
- (NSIndexPath * _Nullable)indexPathForSupplementaryView:(UICollectionReusableView * _Nonnull)supplementaryView SWIFT_NAME("indexPath(forSupplementaryView:)");
- (NSIndexPath * _Nullable)indexPathForItemAtPoint:(CGPoint)point SWIFT_NAME("indexPathForItem(at:)");
@property (readonly, nullable) NSArray<NSIndexPath *> * indexPathsForSelectedItems SWIFT_NAME("indexPathsForSelectedItems");
@property (readonly, nonnull) NSArray<NSIndexPath *> * indexPathsForVisibleItems SWIFT_NAME("indexPathsForVisibleItems");
- (NSArray<NSIndexPath *> * _Nonnull)indexPathsForVisibleSupplementaryElementsOfKind:(NSString * _Nonnull)elementKind SWIFT_NAME("indexPathsForVisibleSupplementaryElements(ofKind:)");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame collectionViewLayout:(UICollectionViewLayout * _Nonnull)layout SWIFT_NAME("init(frame:collectionViewLayout:)") DESIGNATED;
- (void)insertItemsAtIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths SWIFT_NAME("insertItems(at:)");
- (void)insertSections:(NSIndexSet * _Nonnull)sections SWIFT_NAME("insertSections(_:)");
@property (getter=isEditing) BOOL editing SWIFT_NAME("isEditing");
@property (getter=isPrefetchingEnabled) BOOL prefetchingEnabled SWIFT_NAME("isPrefetchingEnabled");
- (UICollectionViewLayoutAttributes * _Nullable)layoutAttributesForItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("layoutAttributesForItem(at:)");
- (UICollectionViewLayoutAttributes * _Nullable)layoutAttributesForSupplementaryElementOfKind:(NSString * _Nonnull)kind atIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("layoutAttributesForSupplementaryElement(ofKind:at:)");
- (void)moveItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath toIndexPath:(NSIndexPath * _Nonnull)newIndexPath SWIFT_NAME("moveItem(at:to:)");
- (void)moveSection:(NSInteger)section toSection:(NSInteger)newSection SWIFT_NAME("moveSection(_:toSection:)");
- (NSInteger)numberOfItemsInSection:(NSInteger)section SWIFT_NAME("numberOfItems(inSection:)");
@property (readonly) NSInteger numberOfSections SWIFT_NAME("numberOfSections");
- (void)performBatchUpdates:(void (NOESCAPE ^ _Nullable)(void))updates completion:(void (^ _Nullable)(BOOL))completion SWIFT_NAME("performBatchUpdates(_:completion:)");
- (void)performUsingPresentationValues:(void (NOESCAPE ^ _Nonnull)(void))actionsToTranslate SWIFT_NAME("performUsingPresentationValues(_:)");
@property (weak, nullable) id<UICollectionViewDataSourcePrefetching> prefetchDataSource SWIFT_NAME("prefetchDataSource");
- (NSIndexPath * _Nullable)presentationIndexPathForDataSourceIndexPath:(NSIndexPath * _Nullable)dataSourceIndexPath SWIFT_NAME("presentationIndexPath(forDataSourceIndexPath:)");
- (NSInteger)presentationSectionIndexForDataSourceSectionIndex:(NSInteger)dataSourceSectionIndex SWIFT_NAME("presentationSectionIndex(forDataSourceSectionIndex:)");
- (void)reconfigureItemsAtIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths SWIFT_NAME("reconfigureItems(at:)");
- (void)registerClass:(Class _Nullable)cellClass forCellWithReuseIdentifier:(NSString * _Nonnull)identifier SWIFT_NAME("register(_:forCellWithReuseIdentifier:)");
- (void)registerNib:(UINib * _Nullable)nib forCellWithReuseIdentifier:(NSString * _Nonnull)identifier SWIFT_NAME("register(_:forCellWithReuseIdentifier:)");
- (void)registerNib:(UINib * _Nullable)nib forSupplementaryViewOfKind:(NSString * _Nonnull)kind withReuseIdentifier:(NSString * _Nonnull)identifier SWIFT_NAME("register(_:forSupplementaryViewOfKind:withReuseIdentifier:)");
- (void)registerClass:(Class _Nullable)viewClass forSupplementaryViewOfKind:(NSString * _Nonnull)elementKind withReuseIdentifier:(NSString * _Nonnull)identifier SWIFT_NAME("register(_:forSupplementaryViewOfKind:withReuseIdentifier:)");
- (void)reloadData SWIFT_NAME("reloadData()");
- (void)reloadItemsAtIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths SWIFT_NAME("reloadItems(at:)");
- (void)reloadSections:(NSIndexSet * _Nonnull)sections SWIFT_NAME("reloadSections(_:)");
@property () BOOL remembersLastFocusedIndexPath SWIFT_NAME("remembersLastFocusedIndexPath");
- (void)scrollToItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath atScrollPosition:(UICollectionViewScrollPosition)scrollPosition animated:(BOOL)animated SWIFT_NAME("scrollToItem(at:at:animated:)");
- (void)selectItemAtIndexPath:(NSIndexPath * _Nullable)indexPath animated:(BOOL)animated scrollPosition:(UICollectionViewScrollPosition)scrollPosition SWIFT_NAME("selectItem(at:animated:scrollPosition:)");
@property () BOOL selectionFollowsFocus SWIFT_NAME("selectionFollowsFocus");
@property () UICollectionViewSelfSizingInvalidation selfSizingInvalidation SWIFT_NAME("selfSizingInvalidation");
- (void)setCollectionViewLayout:(UICollectionViewLayout * _Nonnull)layout animated:(BOOL)animated SWIFT_NAME("setCollectionViewLayout(_:animated:)");
- (void)setCollectionViewLayout:(UICollectionViewLayout * _Nonnull)layout animated:(BOOL)animated completion:(void (^ _Nullable)(BOOL))completion SWIFT_NAME("setCollectionViewLayout(_:animated:completion:)");
- (UICollectionViewTransitionLayout * _Nonnull)startInteractiveTransitionToCollectionViewLayout:(UICollectionViewLayout * _Nonnull)layout completion:(UICollectionViewLayoutInteractiveTransitionCompletion _Nullable)completion SWIFT_NAME("startInteractiveTransition(to:completion:)");
- (UICollectionReusableView * _Nullable)supplementaryViewForElementKind:(NSString * _Nonnull)elementKind atIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("supplementaryView(forElementKind:at:)");
- (void)updateInteractiveMovementTargetPosition:(CGPoint)targetPosition SWIFT_NAME("updateInteractiveMovementTargetPosition(_:)");
@property (readonly, nonnull) NSArray<UICollectionViewCell *> * visibleCells SWIFT_NAME("visibleCells");
- (NSArray<UICollectionReusableView *> * _Nonnull)visibleSupplementaryViewsOfKind:(NSString * _Nonnull)elementKind SWIFT_NAME("visibleSupplementaryViews(ofKind:)");
@end
extern NSString * _Nonnull const UICollectionViewElementKindSectionFooter SWIFT_NAME("UICollectionView.elementKindSectionFooter") UI_ACTOR;
extern NSString * _Nonnull const UICollectionViewElementKindSectionHeader SWIFT_NAME("UICollectionView.elementKindSectionHeader") UI_ACTOR;

UI_ACTOR @interface UISearchBar : UIView <UIBarPositioning, UITextInputTraits>
@property () UITextAutocapitalizationType autocapitalizationType SWIFT_NAME("autocapitalizationType");
@property () UITextAutocorrectionType autocorrectionType SWIFT_NAME("autocorrectionType");
@property (readonly) UIBarPosition barPosition SWIFT_NAME("barPosition");
@property (strong, nullable) UIColor * barTintColor SWIFT_NAME("barTintColor");
@property (weak, nullable) id<UISearchBarDelegate> delegate SWIFT_NAME("delegate");
@property () BOOL enablesReturnKeyAutomatically SWIFT_NAME("enablesReturnKeyAutomatically");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame SWIFT_NAME("init(frame:)") DESIGNATED;
@property (getter=isSecureTextEntry) BOOL secureTextEntry SWIFT_NAME("isSecureTextEntry");
@property (getter=isTranslucent) BOOL translucent SWIFT_NAME("isTranslucent");
@property () UIKeyboardAppearance keyboardAppearance SWIFT_NAME("keyboardAppearance");
@property () UIKeyboardType keyboardType SWIFT_NAME("keyboardType");
@property (copy, nullable) NSString * placeholder SWIFT_NAME("placeholder");
@property (copy, nullable) NSString * prompt SWIFT_NAME("prompt");
@property () UIReturnKeyType returnKeyType SWIFT_NAME("returnKeyType");
@property (copy, nullable) NSArray<NSString *> * scopeButtonTitles SWIFT_NAME("scopeButtonTitles");
@property () UISearchBarStyle searchBarStyle SWIFT_NAME("searchBarStyle");
@property (readonly, nonnull) UISearchTextField * searchTextField SWIFT_NAME("searchTextField");
@property () NSInteger selectedScopeButtonIndex SWIFT_NAME("selectedScopeButtonIndex");
- (void)setShowsCancelButton:(BOOL)showsCancelButton animated:(BOOL)animated SWIFT_NAME("setShowsCancelButton(_:animated:)");
@property () BOOL showsBookmarkButton SWIFT_NAME("showsBookmarkButton");
@property () BOOL showsCancelButton SWIFT_NAME("showsCancelButton");
@property () BOOL showsScopeBar SWIFT_NAME("showsScopeBar");
@property () UITextSpellCheckingType spellCheckingType SWIFT_NAME("spellCheckingType");
@property (copy, nullable) NSString * text SWIFT_NAME("text");
@property (strong, null_unspecified) UITextContentType textContentType SWIFT_NAME("textContentType");
@end

UI_ACTOR @interface UISegmentedControl : UIControl
- (UIAction * _Nullable)actionForSegmentAtIndex:(NSInteger)segment SWIFT_NAME("actionForSegment(at:)");
@property () BOOL apportionsSegmentWidthsByContent SWIFT_NAME("apportionsSegmentWidthsByContent");
- (UIImage * _Nullable)imageForSegmentAtIndex:(NSInteger)segment SWIFT_NAME("imageForSegment(at:)");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame SWIFT_NAME("init(frame:)") DESIGNATED;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame actions:(NSArray<UIAction *> * _Nonnull)actions SWIFT_NAME("init(frame:actions:)");
- (instancetype _Nonnull)initWithItems:(NSArray<id> * _Nullable)items SWIFT_NAME("init(items:)") DESIGNATED;
- (void)insertSegmentWithAction:(UIAction * _Nonnull)action atIndex:(NSInteger)segment animated:(BOOL)animated SWIFT_NAME("insertSegment(action:at:animated:)");
- (void)insertSegmentWithImage:(UIImage * _Nullable)image atIndex:(NSInteger)segment animated:(BOOL)animated SWIFT_NAME("insertSegment(with:at:animated:)");
- (void)insertSegmentWithTitle:(NSString * _Nullable)title atIndex:(NSInteger)segment animated:(BOOL)animated SWIFT_NAME("insertSegment(withTitle:at:animated:)");
- (BOOL)isEnabledForSegmentAtIndex:(NSInteger)segment SWIFT_NAME("isEnabledForSegment(at:)");
@property (getter=isMomentary) BOOL momentary SWIFT_NAME("isMomentary");
@property (readonly) NSInteger numberOfSegments SWIFT_NAME("numberOfSegments");
- (void)removeAllSegments SWIFT_NAME("removeAllSegments()");
- (void)removeSegmentAtIndex:(NSInteger)segment animated:(BOOL)animated SWIFT_NAME("removeSegment(at:animated:)");
@property () NSInteger selectedSegmentIndex SWIFT_NAME("selectedSegmentIndex");
@property (strong, nullable) UIColor * selectedSegmentTintColor SWIFT_NAME("selectedSegmentTintColor");
- (void)setEnabled:(BOOL)enabled forSegmentAtIndex:(NSInteger)segment SWIFT_NAME("setEnabled(_:forSegmentAt:)");
- (void)setImage:(UIImage * _Nullable)image forSegmentAtIndex:(NSInteger)segment SWIFT_NAME("setImage(_:forSegmentAt:)");
- (void)setTitle:(NSString * _Nullable)title forSegmentAtIndex:(NSInteger)segment SWIFT_NAME("setTitle(_:forSegmentAt:)");
- (void)setWidth:(CGFloat)width forSegmentAtIndex:(NSInteger)segment SWIFT_NAME("setWidth(_:forSegmentAt:)");
- (NSString * _Nullable)titleForSegmentAtIndex:(NSInteger)segment SWIFT_NAME("titleForSegment(at:)");
- (CGFloat)widthForSegmentAtIndex:(NSInteger)segment SWIFT_NAME("widthForSegment(at:)");
@end
extern NSInteger const UISegmentedControlNoSegment SWIFT_NAME("UISegmentedControl.noSegment") NONISOLATED;

UI_ACTOR @interface UISlider : UIControl
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame SWIFT_NAME("init(frame:)") DESIGNATED;
@property (getter=isContinuous) BOOL continuous SWIFT_NAME("isContinuous");
@property (strong, nullable) UIColor * maximumTrackTintColor SWIFT_NAME("maximumTrackTintColor");
@property () float maximumValue SWIFT_NAME("maximumValue");
@property (strong, nullable) UIColor * minimumTrackTintColor SWIFT_NAME("minimumTrackTintColor");
@property () float minimumValue SWIFT_NAME("minimumValue");
- (void)setValue:(float)value animated:(BOOL)animated SWIFT_NAME("setValue(_:animated:)");
- (CGRect)thumbRectForBounds:(CGRect)bounds trackRect:(CGRect)rect value:(float)value SWIFT_NAME("thumbRect(forBounds:trackRect:value:)");
@property (strong, nullable) UIColor * thumbTintColor SWIFT_NAME("thumbTintColor");
- (CGRect)trackRectForBounds:(CGRect)bounds SWIFT_NAME("trackRect(forBounds:)");
@property () float value SWIFT_NAME("value");
@end

UI_ACTOR @interface UIStackView : UIView
- (void)addArrangedSubview:(UIView * _Nonnull)view SWIFT_NAME("addArrangedSubview(_:)");
@property () UIStackViewAlignment alignment SWIFT_NAME("alignment");
@property (readonly, nonnull) NSArray<UIView *> * arrangedSubviews SWIFT_NAME("arrangedSubviews");
@property () NSLayoutConstraintAxis axis SWIFT_NAME("axis");
- (CGFloat)customSpacingAfterView:(UIView * _Nonnull)arrangedSubview SWIFT_NAME("customSpacing(after:)");
@property () UIStackViewDistribution distribution SWIFT_NAME("distribution");
- (instancetype _Nonnull)initWithArrangedSubviews:(NSArray<UIView *> * _Nonnull)views SWIFT_NAME("init(arrangedSubviews:)");
- (instancetype _Nonnull)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame SWIFT_NAME("init(frame:)") DESIGNATED;
- (void)insertArrangedSubview:(UIView * _Nonnull)view atIndex:(NSInteger)stackIndex SWIFT_NAME("insertArrangedSubview(_:at:)");
@property (getter=isBaselineRelativeArrangement) BOOL baselineRelativeArrangement SWIFT_NAME("isBaselineRelativeArrangement");
@property (getter=isLayoutMarginsRelativeArrangement) BOOL layoutMarginsRelativeArrangement SWIFT_NAME("isLayoutMarginsRelativeArrangement");
- (void)removeArrangedSubview:(UIView * _Nonnull)view SWIFT_NAME("removeArrangedSubview(_:)");
- (void)setCustomSpacing:(CGFloat)spacing afterView:(UIView * _Nonnull)arrangedSubview SWIFT_NAME("setCustomSpacing(_:after:)");
@property () CGFloat spacing SWIFT_NAME("spacing");
@end
extern CGFloat const UIStackViewSpacingUseDefault SWIFT_NAME("UIStackView.spacingUseDefault") UI_ACTOR;
extern CGFloat const UIStackViewSpacingUseSystem SWIFT_NAME("UIStackView.spacingUseSystem") UI_ACTOR;

UI_ACTOR @interface UISwitch : UIControl
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame SWIFT_NAME("init(frame:)") DESIGNATED;
@property (getter=isOn) BOOL on SWIFT_NAME("isOn");
@property (strong, nullable) UIColor * onTintColor SWIFT_NAME("onTintColor");
- (void)setOn:(BOOL)on animated:(BOOL)animated SWIFT_NAME("setOn(_:animated:)");
@property (strong, nullable) UIColor * thumbTintColor SWIFT_NAME("thumbTintColor");
@end

UI_ACTOR @interface UITabBar : UIView
@property (strong, nullable) UIColor * barTintColor SWIFT_NAME("barTintColor");
@property (weak, nullable) id<UITabBarDelegate> delegate SWIFT_NAME("delegate");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame SWIFT_NAME("init(frame:)") DESIGNATED;
@property (getter=isTranslucent) BOOL translucent SWIFT_NAME("isTranslucent");
@property (copy, nullable) NSArray<UITabBarItem *> * items SWIFT_NAME("items");
@property (weak, nullable) UITabBarItem * selectedItem SWIFT_NAME("selectedItem");
- (void)setItems:(NSArray<UITabBarItem *> * _Nullable)items animated:(BOOL)animated SWIFT_NAME("setItems(_:animated:)");
@property (strong, nullable) UIColor * unselectedItemTintColor SWIFT_NAME("unselectedItemTintColor");
@end

UI_ACTOR @interface UITableView : UIScrollView
@property () BOOL allowsMultipleSelection SWIFT_NAME("allowsMultipleSelection");
@property () BOOL allowsMultipleSelectionDuringEditing SWIFT_NAME("allowsMultipleSelectionDuringEditing");
@property () BOOL allowsSelection SWIFT_NAME("allowsSelection");
@property () BOOL allowsSelectionDuringEditing SWIFT_NAME("allowsSelectionDuringEditing");
- (void)beginUpdates SWIFT_NAME("beginUpdates()");
- (UITableViewCell * _Nullable)cellForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("cellForRow(at:)");
@property (weak, nullable) id<UITableViewDataSource> dataSource SWIFT_NAME("dataSource");
@property (strong, nullable) id<UITableViewDelegate> delegate SWIFT_NAME("delegate");
- (void)deleteRowsAtIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths withRowAnimation:(UITableViewRowAnimation)animation SWIFT_NAME("deleteRows(at:with:)");
- (void)deleteSections:(NSIndexSet * _Nonnull)sections withRowAnimation:(UITableViewRowAnimation)animation SWIFT_NAME("deleteSections(_:with:)");
- (UITableViewCell * _Nullable)dequeueReusableCellWithIdentifier:(NSString * _Nonnull)identifier SWIFT_NAME("dequeueReusableCell(withIdentifier:)");
- (UITableViewCell * _Nonnull)dequeueReusableCellWithIdentifier:(NSString * _Nonnull)identifier forIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("dequeueReusableCell(withIdentifier:for:)");
- (UITableViewHeaderFooterView * _Nullable)dequeueReusableHeaderFooterViewWithIdentifier:(NSString * _Nonnull)identifier SWIFT_NAME("dequeueReusableHeaderFooterView(withIdentifier:)");
- (void)deselectRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath animated:(BOOL)animated SWIFT_NAME("deselectRow(at:animated:)");
@property (weak, nullable) id<UITableViewDragDelegate> dragDelegate SWIFT_NAME("dragDelegate");
@property () BOOL dragInteractionEnabled SWIFT_NAME("dragInteractionEnabled");
@property (weak, nullable) id<UITableViewDropDelegate> dropDelegate SWIFT_NAME("dropDelegate");
- (void)endUpdates SWIFT_NAME("endUpdates()");
@property () CGFloat estimatedRowHeight SWIFT_NAME("estimatedRowHeight");
@property () CGFloat estimatedSectionFooterHeight SWIFT_NAME("estimatedSectionFooterHeight");
@property () CGFloat estimatedSectionHeaderHeight SWIFT_NAME("estimatedSectionHeaderHeight");
- (UITableViewHeaderFooterView * _Nullable)footerViewForSection:(NSInteger)section SWIFT_NAME("footerView(forSection:)");
@property (readonly) BOOL hasActiveDrag SWIFT_NAME("hasActiveDrag");
@property (readonly) BOOL hasActiveDrop SWIFT_NAME("hasActiveDrop");
- (UITableViewHeaderFooterView * _Nullable)headerViewForSection:(NSInteger)section SWIFT_NAME("headerView(forSection:)");
- (NSIndexPath * _Nullable)indexPathForCell:(UITableViewCell * _Nonnull)cell SWIFT_NAME("indexPath(for:)");
- (NSIndexPath * _Nullable)indexPathForRowAtPoint:(CGPoint)point SWIFT_NAME("indexPathForRow(at:)");
@property (readonly, nullable) NSIndexPath * indexPathForSelectedRow SWIFT_NAME("indexPathForSelectedRow");
@property (readonly, nullable) NSArray<NSIndexPath *> * indexPathsForSelectedRows SWIFT_NAME("indexPathsForSelectedRows");
@property (readonly, nullable) NSArray<NSIndexPath *> * indexPathsForVisibleRows SWIFT_NAME("indexPathsForVisibleRows");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame SWIFT_NAME("init(frame:)");
- (instancetype _Nonnull)initWithFrame:(CGRect)frame style:(UITableViewStyle)style SWIFT_NAME("init(frame:style:)") DESIGNATED;
- (void)insertRowsAtIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths withRowAnimation:(UITableViewRowAnimation)animation SWIFT_NAME("insertRows(at:with:)");
- (void)insertSections:(NSIndexSet * _Nonnull)sections withRowAnimation:(UITableViewRowAnimation)animation SWIFT_NAME("insertSections(_:with:)");
@property () BOOL insetsContentViewsToSafeArea SWIFT_NAME("insetsContentViewsToSafeArea");
@property (getter=isEditing) BOOL editing SWIFT_NAME("isEditing");
@property (getter=isPrefetchingEnabled) BOOL prefetchingEnabled SWIFT_NAME("isPrefetchingEnabled");
- (void)moveRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath toIndexPath:(NSIndexPath * _Nonnull)newIndexPath SWIFT_NAME("moveRow(at:to:)");
- (void)moveSection:(NSInteger)section toSection:(NSInteger)newSection SWIFT_NAME("moveSection(_:toSection:)");
- (NSInteger)numberOfRowsInSection:(NSInteger)section SWIFT_NAME("numberOfRows(inSection:)");
@property (readonly) NSInteger numberOfSections SWIFT_NAME("numberOfSections");
- (void)performBatchUpdates:(void (NOESCAPE ^ _Nullable)(void))updates completion:(void (^ _Nullable)(BOOL))completion SWIFT_NAME("performBatchUpdates(_:completion:)");
@property (weak, nullable) id<UITableViewDataSourcePrefetching> prefetchDataSource SWIFT_NAME("prefetchDataSource");
- (void)reconfigureRowsAtIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths SWIFT_NAME("reconfigureRows(at:)");
- (CGRect)rectForSection:(NSInteger)section SWIFT_NAME("rect(forSection:)");
- (CGRect)rectForFooterInSection:(NSInteger)section SWIFT_NAME("rectForFooter(inSection:)");
- (CGRect)rectForHeaderInSection:(NSInteger)section SWIFT_NAME("rectForHeader(inSection:)");
- (CGRect)rectForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("rectForRow(at:)");
- (void)registerClass:(Class _Nullable)cellClass forCellReuseIdentifier:(NSString * _Nonnull)identifier SWIFT_NAME("register(_:forCellReuseIdentifier:)");
- (void)registerNib:(UINib * _Nullable)nib forCellReuseIdentifier:(NSString * _Nonnull)identifier SWIFT_NAME("register(_:forCellReuseIdentifier:)");
- (void)registerClass:(Class _Nullable)aClass forHeaderFooterViewReuseIdentifier:(NSString * _Nonnull)identifier SWIFT_NAME("register(_:forHeaderFooterViewReuseIdentifier:)");
- (void)registerNib:(UINib * _Nullable)nib forHeaderFooterViewReuseIdentifier:(NSString * _Nonnull)identifier SWIFT_NAME("register(_:forHeaderFooterViewReuseIdentifier:)");
- (void)reloadData SWIFT_NAME("reloadData()");
- (void)reloadRowsAtIndexPaths:(NSArray<NSIndexPath *> * _Nonnull)indexPaths withRowAnimation:(UITableViewRowAnimation)animation SWIFT_NAME("reloadRows(at:with:)");
- (void)reloadSections:(NSIndexSet * _Nonnull)sections withRowAnimation:(UITableViewRowAnimation)animation SWIFT_NAME("reloadSections(_:with:)");
@property () CGFloat rowHeight SWIFT_NAME("rowHeight");
- (void)scrollToRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath atScrollPosition:(UITableViewScrollPosition)scrollPosition animated:(BOOL)animated SWIFT_NAME("scrollToRow(at:at:animated:)");
@property () CGFloat sectionFooterHeight SWIFT_NAME("sectionFooterHeight");
@property () CGFloat sectionHeaderHeight SWIFT_NAME("sectionHeaderHeight");
@property () CGFloat sectionHeaderTopPadding SWIFT_NAME("sectionHeaderTopPadding");
@property () NSInteger sectionIndexMinimumDisplayRowCount SWIFT_NAME("sectionIndexMinimumDisplayRowCount");
- (void)selectRowAtIndexPath:(NSIndexPath * _Nullable)indexPath animated:(BOOL)animated scrollPosition:(UITableViewScrollPosition)scrollPosition SWIFT_NAME("selectRow(at:animated:scrollPosition:)");
@property (strong, nullable) UIColor * separatorColor SWIFT_NAME("separatorColor");
@property () UIEdgeInsets separatorInset SWIFT_NAME("separatorInset");
@property () UITableViewCellSeparatorStyle separatorStyle SWIFT_NAME("separatorStyle");
- (void)setEditing:(BOOL)editing animated:(BOOL)animated SWIFT_NAME("setEditing(_:animated:)");
@property (readonly) UITableViewStyle style SWIFT_NAME("style");
@property (strong, nullable) UIView * tableFooterView SWIFT_NAME("tableFooterView");
@property (strong, nullable) UIView * tableHeaderView SWIFT_NAME("tableHeaderView");
@property (readonly, nonnull) NSArray<UITableViewCell *> * visibleCells SWIFT_NAME("visibleCells");
@end
extern CGFloat const UITableViewAutomaticDimension SWIFT_NAME("UITableView.automaticDimension") NONISOLATED;

UI_ACTOR @interface UITableViewCell : UIView
@property () UITableViewCellAccessoryType accessoryType SWIFT_NAME("accessoryType");
@property (strong, nullable) UIView * accessoryView SWIFT_NAME("accessoryView");
@property (strong, nullable) UIView * backgroundView SWIFT_NAME("backgroundView");
@property (readonly, nonnull) UIView * contentView SWIFT_NAME("contentView");
- (BridgedUIListContentConfiguration * _Nonnull)defaultContentConfiguration SWIFT_NAME("defaultContentConfiguration()");
@property (readonly, nullable) UILabel * detailTextLabel SWIFT_NAME("detailTextLabel");
- (void)didTransitionToState:(UITableViewCellStateMask)state SWIFT_NAME("didTransition(to:)");
- (void)dragStateDidChange:(UITableViewCellDragState)dragState SWIFT_NAME("dragStateDidChange(_:)");
@property () UITableViewCellAccessoryType editingAccessoryType SWIFT_NAME("editingAccessoryType");
@property (strong, nullable) UIView * editingAccessoryView SWIFT_NAME("editingAccessoryView");
@property (readonly) UITableViewCellEditingStyle editingStyle SWIFT_NAME("editingStyle");
@property (readonly, nullable) UIImageView * imageView SWIFT_NAME("imageView");
@property () NSInteger indentationLevel SWIFT_NAME("indentationLevel");
@property () CGFloat indentationWidth SWIFT_NAME("indentationWidth");
- (instancetype _Nonnull)init SWIFT_NAME("init()");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithStyle:(UITableViewCellCellStyle)style reuseIdentifier:(NSString * _Nullable)reuseIdentifier SWIFT_NAME("init(style:reuseIdentifier:)") DESIGNATED;
@property (getter=isEditing) BOOL editing SWIFT_NAME("isEditing");
@property (getter=isHighlighted) BOOL highlighted SWIFT_NAME("isHighlighted");
@property (getter=isSelected) BOOL selected SWIFT_NAME("isSelected");
- (void)prepareForReuse SWIFT_NAME("prepareForReuse()");
@property (readonly, nullable) NSString * reuseIdentifier SWIFT_NAME("reuseIdentifier");
@property (strong, nullable) UIView * selectedBackgroundView SWIFT_NAME("selectedBackgroundView");
@property () UITableViewCellSelectionStyle selectionStyle SWIFT_NAME("selectionStyle");
@property () UIEdgeInsets separatorInset SWIFT_NAME("separatorInset");
- (void)setEditing:(BOOL)editing animated:(BOOL)animated SWIFT_NAME("setEditing(_:animated:)");
- (void)setHighlighted:(BOOL)highlighted animated:(BOOL)animated SWIFT_NAME("setHighlighted(_:animated:)");
- (void)setSelected:(BOOL)selected animated:(BOOL)animated SWIFT_NAME("setSelected(_:animated:)");
@property () BOOL shouldIndentWhileEditing SWIFT_NAME("shouldIndentWhileEditing");
@property (readonly) BOOL showingDeleteConfirmation SWIFT_NAME("showingDeleteConfirmation");
@property () BOOL showsReorderControl SWIFT_NAME("showsReorderControl");
@property (readonly, nullable) UILabel * textLabel SWIFT_NAME("textLabel");
- (void)willTransitionToState:(UITableViewCellStateMask)state SWIFT_NAME("willTransition(to:)");
@end

UI_ACTOR @interface UITableViewHeaderFooterView : UIView
@property (strong, nullable) UIView * backgroundView SWIFT_NAME("backgroundView");
@property (readonly, nonnull) UIView * contentView SWIFT_NAME("contentView");
- (instancetype _Nonnull)init SWIFT_NAME("init()");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithReuseIdentifier:(NSString * _Nullable)reuseIdentifier SWIFT_NAME("init(reuseIdentifier:)") DESIGNATED;
- (void)prepareForReuse SWIFT_NAME("prepareForReuse()");
@property (readonly, nullable) NSString * reuseIdentifier SWIFT_NAME("reuseIdentifier");
@property (readonly, nullable) UILabel * textLabel SWIFT_NAME("textLabel");
@end

UI_ACTOR @interface UITextField : UIControl <UIContentSizeCategoryAdjusting, UIKeyInput>
@property () BOOL adjustsFontForContentSizeCategory SWIFT_NAME("adjustsFontForContentSizeCategory");
@property () BOOL adjustsFontSizeToFitWidth SWIFT_NAME("adjustsFontSizeToFitWidth");
@property () BOOL allowsEditingTextAttributes SWIFT_NAME("allowsEditingTextAttributes");
@property (strong, nullable) NSAttributedString * attributedPlaceholder SWIFT_NAME("attributedPlaceholder");
@property (strong, nullable) NSAttributedString * attributedText SWIFT_NAME("attributedText");
@property () UITextAutocapitalizationType autocapitalizationType SWIFT_NAME("autocapitalizationType");
@property () UITextAutocorrectionType autocorrectionType SWIFT_NAME("autocorrectionType");
@property (strong, nullable) UIImage * background SWIFT_NAME("background");
- (CGRect)borderRectForBounds:(CGRect)bounds SWIFT_NAME("borderRect(forBounds:)");
@property () UITextFieldBorderStyle borderStyle SWIFT_NAME("borderStyle");
@property () UITextFieldViewMode clearButtonMode SWIFT_NAME("clearButtonMode");
- (CGRect)clearButtonRectForBounds:(CGRect)bounds SWIFT_NAME("clearButtonRect(forBounds:)");
@property () BOOL clearsOnBeginEditing SWIFT_NAME("clearsOnBeginEditing");
@property () BOOL clearsOnInsertion SWIFT_NAME("clearsOnInsertion");
@property (weak, nullable) id<UITextFieldDelegate> delegate SWIFT_NAME("delegate");
- (void)deleteBackward SWIFT_NAME("deleteBackward()");
@property (strong, nullable) UIImage * disabledBackground SWIFT_NAME("disabledBackground");
- (CGRect)editingRectForBounds:(CGRect)bounds SWIFT_NAME("editingRect(forBounds:)");
@property () BOOL enablesReturnKeyAutomatically SWIFT_NAME("enablesReturnKeyAutomatically");
@property (strong, nullable) UIFont * font SWIFT_NAME("font");
@property (readonly) BOOL hasText SWIFT_NAME("hasText");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame SWIFT_NAME("init(frame:)") DESIGNATED;
- (void)insertText:(NSString * _Nonnull)text SWIFT_NAME("insertText(_:)");
@property (readonly, getter=isEditing) BOOL editing SWIFT_NAME("isEditing");
@property (getter=isSecureTextEntry) BOOL secureTextEntry SWIFT_NAME("isSecureTextEntry");
@property () UIKeyboardAppearance keyboardAppearance SWIFT_NAME("keyboardAppearance");
@property () UIKeyboardType keyboardType SWIFT_NAME("keyboardType");
@property (strong, nullable) UIView * leftView SWIFT_NAME("leftView");
@property () UITextFieldViewMode leftViewMode SWIFT_NAME("leftViewMode");
- (CGRect)leftViewRectForBounds:(CGRect)bounds SWIFT_NAME("leftViewRect(forBounds:)");
@property () CGFloat minimumFontSize SWIFT_NAME("minimumFontSize");
@property (copy, nullable) NSString * placeholder SWIFT_NAME("placeholder");
- (CGRect)placeholderRectForBounds:(CGRect)bounds SWIFT_NAME("placeholderRect(forBounds:)");
@property () UIReturnKeyType returnKeyType SWIFT_NAME("returnKeyType");
@property (strong, nullable) UIView * rightView SWIFT_NAME("rightView");
@property () UITextFieldViewMode rightViewMode SWIFT_NAME("rightViewMode");
- (CGRect)rightViewRectForBounds:(CGRect)bounds SWIFT_NAME("rightViewRect(forBounds:)");
@property () UITextSpellCheckingType spellCheckingType SWIFT_NAME("spellCheckingType");
@property (copy, nullable) NSString * text SWIFT_NAME("text");
@property () NSTextAlignment textAlignment SWIFT_NAME("textAlignment");
@property (strong, nullable) UIColor * textColor SWIFT_NAME("textColor");
@property (strong, null_unspecified) UITextContentType textContentType SWIFT_NAME("textContentType");
- (CGRect)textRectForBounds:(CGRect)bounds SWIFT_NAME("textRect(forBounds:)");
@end

UI_ACTOR @interface UISearchTextField : UITextField
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame SWIFT_NAME("init(frame:)") DESIGNATED;
@end

UI_ACTOR @interface UITextView : UIScrollView <UIContentSizeCategoryAdjusting, UIKeyInput>
@property () BOOL adjustsFontForContentSizeCategory SWIFT_NAME("adjustsFontForContentSizeCategory");
@property () BOOL allowsEditingTextAttributes SWIFT_NAME("allowsEditingTextAttributes");
@property (strong, null_unspecified) NSAttributedString * attributedText SWIFT_NAME("attributedText");
@property () UITextAutocapitalizationType autocapitalizationType SWIFT_NAME("autocapitalizationType");
@property () UITextAutocorrectionType autocorrectionType SWIFT_NAME("autocorrectionType");
@property () BOOL clearsOnInsertion SWIFT_NAME("clearsOnInsertion");
@property (strong, nullable) id<UITextViewDelegate> delegate SWIFT_NAME("delegate");
- (void)deleteBackward SWIFT_NAME("deleteBackward()");
@property () BOOL enablesReturnKeyAutomatically SWIFT_NAME("enablesReturnKeyAutomatically");
@property (strong, nullable) UIFont * font SWIFT_NAME("font");
@property (readonly) BOOL hasText SWIFT_NAME("hasText");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame SWIFT_NAME("init(frame:)");
- (instancetype _Nonnull)initWithFrame:(CGRect)frame textContainer:(NSTextContainer * _Nullable)textContainer SWIFT_NAME("init(frame:textContainer:)") DESIGNATED;
- (void)insertText:(NSString * _Nonnull)text SWIFT_NAME("insertText(_:)");
@property (getter=isEditable) BOOL editable SWIFT_NAME("isEditable");
@property (getter=isSecureTextEntry) BOOL secureTextEntry SWIFT_NAME("isSecureTextEntry");
@property (getter=isSelectable) BOOL selectable SWIFT_NAME("isSelectable");
@property () UIKeyboardAppearance keyboardAppearance SWIFT_NAME("keyboardAppearance");
@property () UIKeyboardType keyboardType SWIFT_NAME("keyboardType");
@property () UIReturnKeyType returnKeyType SWIFT_NAME("returnKeyType");
- (void)scrollRangeToVisible:(LinuxRange * _Nonnull)range SWIFT_NAME("scrollRangeToVisible(_:)");
@property (strong, nonnull) LinuxRange * selectedRange SWIFT_NAME("selectedRange");
@property () UITextSpellCheckingType spellCheckingType SWIFT_NAME("spellCheckingType");
@property (copy, null_unspecified) NSString * text SWIFT_NAME("text");
@property () NSTextAlignment textAlignment SWIFT_NAME("textAlignment");
@property (strong, nullable) UIColor * textColor SWIFT_NAME("textColor");
@property (readonly, nonnull) NSTextContainer * textContainer SWIFT_NAME("textContainer");
@property () UIEdgeInsets textContainerInset SWIFT_NAME("textContainerInset");
@property (strong, null_unspecified) UITextContentType textContentType SWIFT_NAME("textContentType");
@property () BOOL usesStandardTextScaling SWIFT_NAME("usesStandardTextScaling");
@end

UI_ACTOR @interface UIViewController : UIResponder <NSCoding, UIContentContainer, UITraitEnvironment>
- (void)addChildViewController:(UIViewController * _Nonnull)childController SWIFT_NAME("addChild(_:)");
@property () UIEdgeInsets additionalSafeAreaInsets SWIFT_NAME("additionalSafeAreaInsets");
- (void)beginAppearanceTransition:(BOOL)isAppearing animated:(BOOL)animated SWIFT_NAME("beginAppearanceTransition(_:animated:)");
@property (readonly, nonnull) id<UILayoutSupport> bottomLayoutGuide SWIFT_NAME("bottomLayoutGuide");
@property (readonly, nonnull) NSArray<UIViewController *> * childViewControllers SWIFT_NAME("children");
- (void)collapseSecondaryViewController:(UIViewController * _Nonnull)secondaryViewController forSplitViewController:(UISplitViewController * _Nonnull)splitViewController SWIFT_NAME("collapseSecondaryViewController(_:for:)");
- (UIScrollView * _Nullable)contentScrollViewForEdge:(NSDirectionalRectEdge)edge SWIFT_NAME("contentScrollView(for:)");
@property () BOOL definesPresentationContext SWIFT_NAME("definesPresentationContext");
- (void)didMoveToParentViewController:(UIViewController * _Nullable)parent SWIFT_NAME("didMove(toParent:)");
- (void)didReceiveMemoryWarning SWIFT_NAME("didReceiveMemoryWarning()");
- (void)dismissViewControllerAnimated:(BOOL)flag completion:(void (^ _Nullable)(void))completion SWIFT_NAME("dismiss(animated:completion:)");
@property () UIRectEdge edgesForExtendedLayout SWIFT_NAME("edgesForExtendedLayout");
@property (readonly, nonnull) UIBarButtonItem * editButtonItem SWIFT_NAME("editButtonItem");
- (void)endAppearanceTransition SWIFT_NAME("endAppearanceTransition()");
@property () BOOL extendedLayoutIncludesOpaqueBars SWIFT_NAME("extendedLayoutIncludesOpaqueBars");
@property () BOOL hidesBottomBarWhenPushed SWIFT_NAME("hidesBottomBarWhenPushed");
- (instancetype _Nonnull)init SWIFT_NAME("init()");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithNibName:(NSString * _Nullable)nibNameOrNil bundle:(NSBundle * _Nullable)nibBundleOrNil SWIFT_NAME("init(nibName:bundle:)") DESIGNATED;
@property (readonly, getter=isBeingDismissed) BOOL beingDismissed SWIFT_NAME("isBeingDismissed");
@property (readonly, getter=isBeingPresented) BOOL beingPresented SWIFT_NAME("isBeingPresented");
@property (getter=isEditing) BOOL editing SWIFT_NAME("isEditing");
@property (getter=isModalInPresentation) BOOL modalInPresentation SWIFT_NAME("isModalInPresentation");
@property (readonly, getter=isViewLoaded) BOOL viewLoaded SWIFT_NAME("isViewLoaded");
- (void)loadView SWIFT_NAME("loadView()");
- (void)loadViewIfNeeded SWIFT_NAME("loadViewIfNeeded()");
@property () BOOL modalPresentationCapturesStatusBarAppearance SWIFT_NAME("modalPresentationCapturesStatusBarAppearance");
@property () UIModalPresentationStyle modalPresentationStyle SWIFT_NAME("modalPresentationStyle");
@property () UIModalTransitionStyle modalTransitionStyle SWIFT_NAME("modalTransitionStyle");
@property (readonly, nullable) UINavigationController * navigationController SWIFT_NAME("navigationController");
@property (readonly, nonnull) UINavigationItem * navigationItem SWIFT_NAME("navigationItem");
@property (readonly, nullable) NSBundle * nibBundle SWIFT_NAME("nibBundle");
@property (readonly, nullable) NSString * nibName SWIFT_NAME("nibName");
@property () UIUserInterfaceStyle overrideUserInterfaceStyle SWIFT_NAME("overrideUserInterfaceStyle");
@property (readonly, weak, nullable) UIViewController * parentViewController SWIFT_NAME("parent");
@property () CGSize preferredContentSize SWIFT_NAME("preferredContentSize");
- (void)preferredContentSizeDidChangeForChildContentContainer:(id<UIContentContainer> _Nonnull)container SWIFT_NAME("preferredContentSizeDidChange(forChildContentContainer:)");
@property (readonly) UIStatusBarStyle preferredStatusBarStyle SWIFT_NAME("preferredStatusBarStyle");
@property (readonly) BOOL prefersStatusBarHidden SWIFT_NAME("prefersStatusBarHidden");
- (void)presentViewController:(UIViewController * _Nonnull)viewControllerToPresent animated:(BOOL)flag completion:(void (^ _Nullable)(void))completion SWIFT_NAME("present(_:animated:completion:)");
@property (readonly, nullable) UIViewController * presentedViewController SWIFT_NAME("presentedViewController");
@property (readonly, nullable) UIViewController * presentingViewController SWIFT_NAME("presentingViewController");
@property () BOOL providesPresentationContextTransitionStyle SWIFT_NAME("providesPresentationContextTransitionStyle");
- (void)removeFromParentViewController SWIFT_NAME("removeFromParent()");
- (UIViewController * _Nullable)separateSecondaryViewControllerForSplitViewController:(UISplitViewController * _Nonnull)splitViewController SWIFT_NAME("separateSecondaryViewController(for:)");
- (void)setContentScrollView:(UIScrollView * _Nullable)scrollView forEdge:(NSDirectionalRectEdge)edge SWIFT_NAME("setContentScrollView(_:for:)");
- (void)setEditing:(BOOL)editing animated:(BOOL)animated SWIFT_NAME("setEditing(_:animated:)");
- (void)setNeedsStatusBarAppearanceUpdate SWIFT_NAME("setNeedsStatusBarAppearanceUpdate()");
@property (readonly) BOOL shouldAutomaticallyForwardAppearanceMethods SWIFT_NAME("shouldAutomaticallyForwardAppearanceMethods");
@property (readonly) BOOL shouldAutorotate SWIFT_NAME("shouldAutorotate");
- (void)showViewController:(UIViewController * _Nonnull)vc sender:(id _Nullable)sender SWIFT_NAME("show(_:sender:)");
- (void)showDetailViewController:(UIViewController * _Nonnull)vc sender:(id _Nullable)sender SWIFT_NAME("showDetailViewController(_:sender:)");
- (CGSize)sizeForChildContentContainer:(id<UIContentContainer> _Nonnull)container withParentContainerSize:(CGSize)parentSize SWIFT_NAME("size(forChildContentContainer:withParentContainerSize:)");
@property (readonly, nullable) UISplitViewController * splitViewController SWIFT_NAME("splitViewController");
@property (readonly) UIInterfaceOrientationMask supportedInterfaceOrientations SWIFT_NAME("supportedInterfaceOrientations");
- (void)systemLayoutFittingSizeDidChangeForChildContentContainer:(id<UIContentContainer> _Nonnull)container SWIFT_NAME("systemLayoutFittingSizeDidChange(forChildContentContainer:)");
@property (readonly) NSDirectionalEdgeInsets systemMinimumLayoutMargins SWIFT_NAME("systemMinimumLayoutMargins");
@property (readonly, nullable) UITabBarController * tabBarController SWIFT_NAME("tabBarController");
@property (strong, null_unspecified) UITabBarItem * tabBarItem SWIFT_NAME("tabBarItem");
@property (copy, nullable) NSString * title SWIFT_NAME("title");
@property (readonly, nonnull) id<UILayoutSupport> topLayoutGuide SWIFT_NAME("topLayoutGuide");
@property (readonly, nonnull) UITraitCollection * traitCollection SWIFT_NAME("traitCollection");
- (void)traitCollectionDidChange:(UITraitCollection * _Nullable)previousTraitCollection SWIFT_NAME("traitCollectionDidChange(_:)");
- (void)unregisterForTraitChanges:(id<UITraitChangeRegistration> _Nonnull)registration SWIFT_NAME("unregisterForTraitChanges(_:)");
@property (strong, null_unspecified) UIView * view SWIFT_NAME("view");
- (void)viewDidAppear:(BOOL)animated SWIFT_NAME("viewDidAppear(_:)");
- (void)viewDidDisappear:(BOOL)animated SWIFT_NAME("viewDidDisappear(_:)");
- (void)viewDidLayoutSubviews SWIFT_NAME("viewDidLayoutSubviews()");
- (void)viewDidLoad SWIFT_NAME("viewDidLoad()");
@property (readonly, nullable) UIView * viewIfLoaded SWIFT_NAME("viewIfLoaded");
- (void)viewIsAppearing:(BOOL)animated SWIFT_NAME("viewIsAppearing(_:)");
- (void)viewLayoutMarginsDidChange SWIFT_NAME("viewLayoutMarginsDidChange()");
- (void)viewSafeAreaInsetsDidChange SWIFT_NAME("viewSafeAreaInsetsDidChange()");
- (void)viewWillAppear:(BOOL)animated SWIFT_NAME("viewWillAppear(_:)");
- (void)viewWillDisappear:(BOOL)animated SWIFT_NAME("viewWillDisappear(_:)");
- (void)viewWillLayoutSubviews SWIFT_NAME("viewWillLayoutSubviews()");
- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator> _Nonnull)coordinator SWIFT_NAME("viewWillTransition(to:with:)");
- (void)willMoveToParentViewController:(UIViewController * _Nullable)parent SWIFT_NAME("willMove(toParent:)");
- (void)willTransitionToTraitCollection:(UITraitCollection * _Nonnull)newCollection withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator> _Nonnull)coordinator SWIFT_NAME("willTransition(to:with:)");
@end

UI_ACTOR @interface UIAlertController : UIViewController
@property (readonly, nonnull) NSArray<UIAlertAction *> * actions SWIFT_NAME("actions");
- (void)addAction:(UIAlertAction * _Nonnull)action SWIFT_NAME("addAction(_:)");
- (void)addTextFieldWithConfigurationHandler:(void (^ _Nullable)(UITextField * _Nonnull))configurationHandler SWIFT_NAME("addTextField(configurationHandler:)");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
+ (instancetype _Nonnull)alertControllerWithTitle:(NSString * _Nullable)title message:(NSString * _Nullable)message preferredStyle:(UIAlertControllerStyle)preferredStyle SWIFT_NAME("init(title:message:preferredStyle:)");
@property (copy, nullable) NSString * message SWIFT_NAME("message");
@property (strong, nullable) UIAlertAction * preferredAction SWIFT_NAME("preferredAction");
@property (readonly) UIAlertControllerStyle preferredStyle SWIFT_NAME("preferredStyle");
@property (readonly, nullable) NSArray<UITextField *> * textFields SWIFT_NAME("textFields");
@end

UI_ACTOR @interface UICollectionViewController : UIViewController <UICollectionViewDataSource, UICollectionViewDelegate>
@property () BOOL clearsSelectionOnViewWillAppear SWIFT_NAME("clearsSelectionOnViewWillAppear");
@property (strong, null_unspecified) UICollectionView * collectionView SWIFT_NAME("collectionView");
- (UICollectionViewCell * _Nonnull)collectionView:(UICollectionView * _Nonnull)collectionView cellForItemAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("collectionView(_:cellForItemAt:)");
- (NSInteger)collectionView:(UICollectionView * _Nonnull)collectionView numberOfItemsInSection:(NSInteger)section SWIFT_NAME("collectionView(_:numberOfItemsInSection:)");
@property (readonly, nonnull) UICollectionViewLayout * collectionViewLayout SWIFT_NAME("collectionViewLayout");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithCollectionViewLayout:(UICollectionViewLayout * _Nonnull)layout SWIFT_NAME("init(collectionViewLayout:)") DESIGNATED;
- (instancetype _Nonnull)initWithNibName:(NSString * _Nullable)nibNameOrNil bundle:(NSBundle * _Nullable)nibBundleOrNil SWIFT_NAME("init(nibName:bundle:)") DESIGNATED;
@property () BOOL installsStandardGestureForInteractiveMovement SWIFT_NAME("installsStandardGestureForInteractiveMovement");
@property () BOOL useLayoutToLayoutNavigationTransitions SWIFT_NAME("useLayoutToLayoutNavigationTransitions");
@end

UI_ACTOR @interface UINavigationController : UIViewController
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)aDecoder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithNibName:(NSString * _Nullable)nibNameOrNil bundle:(NSBundle * _Nullable)nibBundleOrNil SWIFT_NAME("init(nibName:bundle:)") DESIGNATED;
- (instancetype _Nonnull)initWithRootViewController:(UIViewController * _Nonnull)rootViewController SWIFT_NAME("init(rootViewController:)") DESIGNATED;
@property (readonly, nullable) UIGestureRecognizer * interactiveContentPopGestureRecognizer SWIFT_NAME("interactiveContentPopGestureRecognizer");
@property (readonly, nullable) UIGestureRecognizer * interactivePopGestureRecognizer SWIFT_NAME("interactivePopGestureRecognizer");
@property (getter=isNavigationBarHidden) BOOL navigationBarHidden SWIFT_NAME("isNavigationBarHidden");
@property (readonly, nonnull) UINavigationBar * navigationBar SWIFT_NAME("navigationBar");
- (NSArray<UIViewController *> * _Nullable)popToRootViewControllerAnimated:(BOOL)animated SWIFT_NAME("popToRootViewController(animated:)") DISCARDABLE;
- (UIViewController * _Nullable)popViewControllerAnimated:(BOOL)animated SWIFT_NAME("popViewController(animated:)") DISCARDABLE;
- (void)pushViewController:(UIViewController * _Nonnull)viewController animated:(BOOL)animated SWIFT_NAME("pushViewController(_:animated:)");
- (void)setNavigationBarHidden:(BOOL)hidden animated:(BOOL)animated SWIFT_NAME("setNavigationBarHidden(_:animated:)");
- (void)setViewControllers:(NSArray<UIViewController *> * _Nonnull)viewControllers animated:(BOOL)animated SWIFT_NAME("setViewControllers(_:animated:)");
@property (readonly, nullable) UIViewController * topViewController SWIFT_NAME("topViewController");
@property (copy, nonnull) NSArray<UIViewController *> * viewControllers SWIFT_NAME("viewControllers");
@property (readonly, nullable) UIViewController * visibleViewController SWIFT_NAME("visibleViewController");
@end

UI_ACTOR @interface UIPageViewController : UIViewController
@property (weak, nullable) id<UIPageViewControllerDataSource> dataSource SWIFT_NAME("dataSource");
@property (weak, nullable) id<UIPageViewControllerDelegate> delegate SWIFT_NAME("delegate");
@property (readonly, nonnull) NSArray<UIGestureRecognizer *> * gestureRecognizers SWIFT_NAME("gestureRecognizers");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
@property (getter=isDoubleSided) BOOL doubleSided SWIFT_NAME("isDoubleSided");
@property (readonly) UIPageViewControllerNavigationOrientation navigationOrientation SWIFT_NAME("navigationOrientation");
- (void)setViewControllers:(NSArray<UIViewController *> * _Nullable)viewControllers direction:(UIPageViewControllerNavigationDirection)direction animated:(BOOL)animated completion:(void (^ _Nullable)(BOOL))completion SWIFT_NAME("setViewControllers(_:direction:animated:completion:)");
@property (readonly) UIPageViewControllerSpineLocation spineLocation SWIFT_NAME("spineLocation");
@property (readonly) UIPageViewControllerTransitionStyle transitionStyle SWIFT_NAME("transitionStyle");
@property (readonly, nullable) NSArray<UIViewController *> * viewControllers SWIFT_NAME("viewControllers");
@end

UI_ACTOR @interface UISearchController : UIViewController
@property () BOOL automaticallyShowsCancelButton SWIFT_NAME("automaticallyShowsCancelButton");
@property () BOOL automaticallyShowsScopeBar SWIFT_NAME("automaticallyShowsScopeBar");
@property () BOOL automaticallyShowsSearchResultsController SWIFT_NAME("automaticallyShowsSearchResultsController");
@property (weak, nullable) id<UISearchControllerDelegate> delegate SWIFT_NAME("delegate");
@property () BOOL hidesNavigationBarDuringPresentation SWIFT_NAME("hidesNavigationBarDuringPresentation");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithNibName:(NSString * _Nullable)nibNameOrNil bundle:(NSBundle * _Nullable)nibBundleOrNil SWIFT_NAME("init(nibName:bundle:)") DESIGNATED;
- (instancetype _Nonnull)initWithSearchResultsController:(UIViewController * _Nullable)searchResultsController SWIFT_NAME("init(searchResultsController:)") DESIGNATED;
@property (getter=isActive) BOOL active SWIFT_NAME("isActive");
@property () BOOL obscuresBackgroundDuringPresentation SWIFT_NAME("obscuresBackgroundDuringPresentation");
@property (readonly, nonnull) UISearchBar * searchBar SWIFT_NAME("searchBar");
@property (readonly, nullable) UIViewController * searchResultsController SWIFT_NAME("searchResultsController");
@property (weak, nullable) id<UISearchResultsUpdating> searchResultsUpdater SWIFT_NAME("searchResultsUpdater");
@property () BOOL showsSearchResultsController SWIFT_NAME("showsSearchResultsController");
@end

UI_ACTOR @interface UISplitViewController : UIViewController
@property (weak, nullable) id<UISplitViewControllerDelegate> delegate SWIFT_NAME("delegate");
@property (readonly) UISplitViewControllerDisplayMode displayMode SWIFT_NAME("displayMode");
@property (readonly, nonnull) UIBarButtonItem * displayModeButtonItem SWIFT_NAME("displayModeButtonItem");
@property () UISplitViewControllerDisplayModeButtonVisibility displayModeButtonVisibility SWIFT_NAME("displayModeButtonVisibility");
- (void)hideColumn:(UISplitViewControllerColumn)column SWIFT_NAME("hide(_:)");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithNibName:(NSString * _Nullable)nibNameOrNil bundle:(NSBundle * _Nullable)nibBundleOrNil SWIFT_NAME("init(nibName:bundle:)") DESIGNATED;
- (instancetype _Nonnull)initWithStyle:(UISplitViewControllerStyle)style SWIFT_NAME("init(style:)") DESIGNATED;
@property (readonly, getter=isCollapsed) BOOL collapsed SWIFT_NAME("isCollapsed");
@property () CGFloat maximumPrimaryColumnWidth SWIFT_NAME("maximumPrimaryColumnWidth");
@property () CGFloat maximumSupplementaryColumnWidth SWIFT_NAME("maximumSupplementaryColumnWidth");
@property () CGFloat minimumPrimaryColumnWidth SWIFT_NAME("minimumPrimaryColumnWidth");
@property () CGFloat minimumSupplementaryColumnWidth SWIFT_NAME("minimumSupplementaryColumnWidth");
@property () UISplitViewControllerDisplayMode preferredDisplayMode SWIFT_NAME("preferredDisplayMode");
@property () CGFloat preferredPrimaryColumnWidth SWIFT_NAME("preferredPrimaryColumnWidth");
@property () CGFloat preferredPrimaryColumnWidthFraction SWIFT_NAME("preferredPrimaryColumnWidthFraction");
@property () UISplitViewControllerSplitBehavior preferredSplitBehavior SWIFT_NAME("preferredSplitBehavior");
@property () CGFloat preferredSupplementaryColumnWidth SWIFT_NAME("preferredSupplementaryColumnWidth");
@property () CGFloat preferredSupplementaryColumnWidthFraction SWIFT_NAME("preferredSupplementaryColumnWidthFraction");
@property () BOOL presentsWithGesture SWIFT_NAME("presentsWithGesture");
@property () UISplitViewControllerBackgroundStyle primaryBackgroundStyle SWIFT_NAME("primaryBackgroundStyle");
@property (readonly) CGFloat primaryColumnWidth SWIFT_NAME("primaryColumnWidth");
@property () UISplitViewControllerPrimaryEdge primaryEdge SWIFT_NAME("primaryEdge");
- (void)setViewController:(UIViewController * _Nullable)vc forColumn:(UISplitViewControllerColumn)column SWIFT_NAME("setViewController(_:for:)");
- (void)showColumn:(UISplitViewControllerColumn)column SWIFT_NAME("show(_:)");
@property () BOOL showsSecondaryOnlyButton SWIFT_NAME("showsSecondaryOnlyButton");
@property (readonly) UISplitViewControllerSplitBehavior splitBehavior SWIFT_NAME("splitBehavior");
@property (readonly) UISplitViewControllerStyle style SWIFT_NAME("style");
@property (readonly) CGFloat supplementaryColumnWidth SWIFT_NAME("supplementaryColumnWidth");
- (UIViewController * _Nullable)viewControllerForColumn:(UISplitViewControllerColumn)column SWIFT_NAME("viewController(for:)");
@property (copy, nonnull) NSArray<UIViewController *> * viewControllers SWIFT_NAME("viewControllers");
@end
extern CGFloat const UISplitViewControllerAutomaticDimension SWIFT_NAME("UISplitViewController.automaticDimension") NONISOLATED;

UI_ACTOR @interface UITabBarController : UIViewController <UITabBarDelegate>
@property (weak, nullable) id<UITabBarControllerDelegate> delegate SWIFT_NAME("delegate");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithNibName:(NSString * _Nullable)nibNameOrNil bundle:(NSBundle * _Nullable)nibBundleOrNil SWIFT_NAME("init(nibName:bundle:)") DESIGNATED;
@property () NSInteger selectedIndex SWIFT_NAME("selectedIndex");
@property (strong, nullable) UIViewController * selectedViewController SWIFT_NAME("selectedViewController");
- (void)setViewControllers:(NSArray<UIViewController *> * _Nullable)viewControllers animated:(BOOL)animated SWIFT_NAME("setViewControllers(_:animated:)");
@property (readonly, nonnull) UITabBar * tabBar SWIFT_NAME("tabBar");
- (void)tabBar:(UITabBar * _Nonnull)tabBar didSelectItem:(UITabBarItem * _Nonnull)item SWIFT_NAME("tabBar(_:didSelect:)");
@property (copy, nullable) NSArray<UIViewController *> * viewControllers SWIFT_NAME("viewControllers");
@end

UI_ACTOR @interface UITableViewController : UIViewController <UITableViewDataSource, UITableViewDelegate>
@property () BOOL clearsSelectionOnViewWillAppear SWIFT_NAME("clearsSelectionOnViewWillAppear");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithNibName:(NSString * _Nullable)nibNameOrNil bundle:(NSBundle * _Nullable)nibBundleOrNil SWIFT_NAME("init(nibName:bundle:)") DESIGNATED;
- (instancetype _Nonnull)initWithStyle:(UITableViewStyle)style SWIFT_NAME("init(style:)") DESIGNATED;
@property (strong, nullable) UIRefreshControl * refreshControl SWIFT_NAME("refreshControl");
@property (strong, null_unspecified) UITableView * tableView SWIFT_NAME("tableView");
- (UITableViewCell * _Nonnull)tableView:(UITableView * _Nonnull)tableView cellForRowAtIndexPath:(NSIndexPath * _Nonnull)indexPath SWIFT_NAME("tableView(_:cellForRowAt:)");
- (NSInteger)tableView:(UITableView * _Nonnull)tableView numberOfRowsInSection:(NSInteger)section SWIFT_NAME("tableView(_:numberOfRowsInSection:)");
@end

UI_ACTOR @interface UIViewPropertyAnimator : NSObject <UIViewImplicitlyAnimating>
- (void)addAnimations:(void (^ _Nonnull)(void))animation SWIFT_NAME("addAnimations(_:)");
- (void)addAnimations:(void (^ _Nonnull)(void))animation delayFactor:(CGFloat)delayFactor SWIFT_NAME("addAnimations(_:delayFactor:)");
- (void)addCompletion:(void (^ _Nonnull)(UIViewAnimatingPosition))completion SWIFT_NAME("addCompletion(_:)");
- (void)continueAnimationWithTimingParameters:(id<UITimingCurveProvider> _Nullable)parameters durationFactor:(CGFloat)durationFactor SWIFT_NAME("continueAnimation(withTimingParameters:durationFactor:)");
@property (readonly) double delay SWIFT_NAME("delay");
@property (readonly) double duration SWIFT_NAME("duration");
- (void)finishAnimationAtPosition:(UIViewAnimatingPosition)finalPosition SWIFT_NAME("finishAnimation(at:)");
@property () CGFloat fractionComplete SWIFT_NAME("fractionComplete");
- (instancetype _Nonnull)initWithDuration:(double)duration controlPoint1:(CGPoint)point1 controlPoint2:(CGPoint)point2 animations:(void (^ _Nullable)(void))animations SWIFT_NAME("init(duration:controlPoint1:controlPoint2:animations:)");
- (instancetype _Nonnull)initWithDuration:(double)duration curve:(UIViewAnimationCurve)curve animations:(void (^ _Nullable)(void))animations SWIFT_NAME("init(duration:curve:animations:)");
- (instancetype _Nonnull)initWithDuration:(double)duration dampingRatio:(CGFloat)ratio animations:(void (^ _Nullable)(void))animations SWIFT_NAME("init(duration:dampingRatio:animations:)");
- (instancetype _Nonnull)initWithDuration:(double)duration timingParameters:(id<UITimingCurveProvider> _Nonnull)parameters SWIFT_NAME("init(duration:timingParameters:)") DESIGNATED;
@property (getter=isInterruptible) BOOL interruptible SWIFT_NAME("isInterruptible");
@property (getter=isManualHitTestingEnabled) BOOL manualHitTestingEnabled SWIFT_NAME("isManualHitTestingEnabled");
@property (getter=isReversed) BOOL reversed SWIFT_NAME("isReversed");
@property (readonly, getter=isRunning) BOOL running SWIFT_NAME("isRunning");
@property (getter=isUserInteractionEnabled) BOOL userInteractionEnabled SWIFT_NAME("isUserInteractionEnabled");
- (void)pauseAnimation SWIFT_NAME("pauseAnimation()");
@property () BOOL pausesOnCompletion SWIFT_NAME("pausesOnCompletion");
+ (UIViewPropertyAnimator * _Nonnull)runningPropertyAnimatorWithDuration:(double)duration delay:(double)delay options:(UIViewAnimationOptions)options animations:(void (^ _Nonnull)(void))animations completion:(void (^ _Nullable)(UIViewAnimatingPosition))completion SWIFT_NAME("runningPropertyAnimator(withDuration:delay:options:animations:completion:)") DISCARDABLE;
@property () BOOL scrubsLinearly SWIFT_NAME("scrubsLinearly");
- (void)startAnimation SWIFT_NAME("startAnimation()");
- (void)startAnimationAfterDelay:(double)delay SWIFT_NAME("startAnimation(afterDelay:)");
@property (readonly) UIViewAnimatingState state SWIFT_NAME("state");
- (void)stopAnimation:(BOOL)withoutFinishing SWIFT_NAME("stopAnimation(_:)");
@property (readonly, nullable) id<UITimingCurveProvider> timingParameters SWIFT_NAME("timingParameters");
@end

UI_ACTOR @interface UIVisualEffect : NSObject <NSCopying>
@end

UI_ACTOR @interface UIBlurEffect : UIVisualEffect
+ (instancetype _Nonnull)effectWithStyle:(UIBlurEffectStyle)style SWIFT_NAME("init(style:)");
@end

UI_ACTOR @interface UIVibrancyEffect : UIVisualEffect
+ (instancetype _Nonnull)effectForBlurEffect:(UIBlurEffect * _Nonnull)blurEffect SWIFT_NAME("init(blurEffect:)");
+ (instancetype _Nonnull)effectForBlurEffect:(UIBlurEffect * _Nonnull)blurEffect style:(UIVibrancyEffectStyle)style SWIFT_NAME("init(blurEffect:style:)");
@end

UI_ACTOR @interface UIVisualEffectView : UIView
@property (readonly, nonnull) UIView * contentView SWIFT_NAME("contentView");
@property (strong, nullable) UIVisualEffect * effect SWIFT_NAME("effect");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithEffect:(UIVisualEffect * _Nullable)effect SWIFT_NAME("init(effect:)") DESIGNATED;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame SWIFT_NAME("init(frame:)");
@end

UI_ACTOR @interface UIWindow : UIView
- (void)becomeKeyWindow SWIFT_NAME("becomeKey()");
- (instancetype _Nullable)initWithCoder:(NSCoder * _Nonnull)coder SWIFT_NAME("init(coder:)") DESIGNATED;
- (instancetype _Nonnull)initWithFrame:(CGRect)frame SWIFT_NAME("init(frame:)") DESIGNATED;
- (instancetype _Nonnull)initWithWindowScene:(UIWindowScene * _Nonnull)windowScene SWIFT_NAME("init(windowScene:)") DESIGNATED;
@property (readonly, getter=isKeyWindow) BOOL keyWindow SWIFT_NAME("isKeyWindow");
- (void)makeKeyWindow SWIFT_NAME("makeKey()");
- (void)makeKeyAndVisible SWIFT_NAME("makeKeyAndVisible()");
- (void)resignKeyWindow SWIFT_NAME("resignKey()");
@property (strong, nullable) UIViewController * rootViewController SWIFT_NAME("rootViewController");
@property (readonly, nonnull) UIScreen * screen SWIFT_NAME("screen");
@property (weak, nullable) UIWindowScene * windowScene SWIFT_NAME("windowScene");
@end

UI_ACTOR @interface UIWindowScene : UIScene
@property (readonly, nullable) UIFocusSystem * focusSystem SWIFT_NAME("focusSystem");
@property (readonly) UIInterfaceOrientation interfaceOrientation SWIFT_NAME("interfaceOrientation");
@property (readonly, nullable) UIWindow * keyWindow SWIFT_NAME("keyWindow");
@property (readonly, nonnull) UIScreen * screen SWIFT_NAME("screen");
@property (readonly, nullable) UIStatusBarManager * statusBarManager SWIFT_NAME("statusBarManager");
@property (readonly, nonnull) UITraitCollection * traitCollection SWIFT_NAME("traitCollection");
@property (readonly, nonnull) NSArray<UIWindow *> * windows SWIFT_NAME("windows");
@end

@interface NSObject (UIKit)
- (BOOL)accessibilityActivate SWIFT_NAME("accessibilityActivate()") UI_ACTOR;
@property (copy, nullable) NSArray<UIAccessibilityCustomAction *> * accessibilityCustomActions SWIFT_NAME("accessibilityCustomActions") UI_ACTOR;
- (void)accessibilityDecrement SWIFT_NAME("accessibilityDecrement()") UI_ACTOR;
@property (copy, nullable) NSArray<id> * accessibilityElements SWIFT_NAME("accessibilityElements") UI_ACTOR;
@property () BOOL accessibilityElementsHidden SWIFT_NAME("accessibilityElementsHidden") UI_ACTOR;
@property (copy, nullable) NSString * accessibilityHint SWIFT_NAME("accessibilityHint") UI_ACTOR;
- (void)accessibilityIncrement SWIFT_NAME("accessibilityIncrement()") UI_ACTOR;
@property (copy, nullable) NSString * accessibilityLabel SWIFT_NAME("accessibilityLabel") UI_ACTOR;
@property (copy, nullable) NSString * accessibilityLanguage SWIFT_NAME("accessibilityLanguage") UI_ACTOR;
- (BOOL)accessibilityPerformEscape SWIFT_NAME("accessibilityPerformEscape()") UI_ACTOR;
- (BOOL)accessibilityPerformMagicTap SWIFT_NAME("accessibilityPerformMagicTap()") UI_ACTOR;
- (BOOL)accessibilityScroll:(UIAccessibilityScrollDirection)direction SWIFT_NAME("accessibilityScroll(_:)") UI_ACTOR;
@property () UIAccessibilityTraits accessibilityTraits SWIFT_NAME("accessibilityTraits") UI_ACTOR;
@property (copy, null_unspecified) NSArray<NSString *> * accessibilityUserInputLabels SWIFT_NAME("accessibilityUserInputLabels") UI_ACTOR;
@property (copy, nullable) NSString * accessibilityValue SWIFT_NAME("accessibilityValue") UI_ACTOR;
@property () BOOL accessibilityViewIsModal SWIFT_NAME("accessibilityViewIsModal") UI_ACTOR;
- (void)awakeFromNib SWIFT_NAME("awakeFromNib()");
@property (getter=isAccessibilityElement) BOOL accessibilityElement SWIFT_NAME("isAccessibilityElement") UI_ACTOR;
- (void)prepareForInterfaceBuilder SWIFT_NAME("prepareForInterfaceBuilder()");
@property () BOOL shouldGroupAccessibilityChildren SWIFT_NAME("shouldGroupAccessibilityChildren") UI_ACTOR;
@end

#include "Apps.h"
#include "Refined.h"
#include "Newer.h"
