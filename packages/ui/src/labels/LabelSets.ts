import type { acceptanceFormLabels } from '../acceptance-form/acceptanceFormLabels'
import type { orderAcceptanceLabels } from '../acceptance-form/orderAcceptanceLabels'
import type { acceptanceTableLabels } from '../acceptance-table/AcceptanceTable'
import type { accountStatementLabels } from '../account-statement/accountStatementLabels'
import type { statementBarLabels } from '../account-statement/StatementBar'
import type { accountSummaryLabels } from '../account-summary/AccountSummary'
import type { enterprisePanelLabels } from '../account-summary/EnterprisePanel'
import type { actionBarLabels } from '../action-bar/ActionBar'
import type { actionDialogLabels } from '../action-dialog/ActionDialog'
import type { addToCartLabels } from '../add-to-cart/orderedGoods'
import type { addedLinesDialogLabels } from '../added-lines-dialog/AddedLinesDialog'
import type { addressBookLabels } from '../address-book/AddressBook'
import type { addressActionsLabels } from '../address-book/useAddressBook'
import type { addressCardLabels } from '../address-card/AddressCard'
import type { addressFieldsLabels } from '../address-form/AddressFields'
import type { addressPickerLabels } from '../address-picker/AddressPicker'
import type { appQrLabels } from '../app-qr/AppQr'
import type { arrivalButtonLabels } from '../arrival-button/ArrivalButton'
import type { articleLabels } from '../article/Article'
import type { articleGroupsLabels } from '../article-links/ArticleGroups'
import type { articlePageLabels } from '../article-page/ArticlePage'
import type { articlePageSkeletonLabels } from '../article-page/ArticlePageSkeleton'
import type { usefulVoteLabels } from '../article-page/UsefulVote'
import type { authorisationLinksLabels } from '../authorisation-sheet/AuthorisationLinks'
import type { authorisationSheetLabels } from '../authorisation-sheet/AuthorisationSheet'
import type { bannerCarouselLabels } from '../banner-carousel/BannerCarousel'
import type { batchTableLabels } from '../batch-table/BatchTable'
import type { brandGridLabels } from '../brand-grid/BrandGrid'
import type { brandSummaryLabels } from '../brand-grid/BrandSummary'
import type { breadcrumbLabels } from '../breadcrumb/Breadcrumb'
import type { buyBoxLabels } from '../buy-box/BuyBox'
import type { buyerBoxLabels } from '../buyer-box/BuyerBox'
import type { failureCalloutLabels } from '../callout/FailureCallout'
import type { cartStepBarLabels } from '../cart-step-bar/CartStepBar'
import type { cartTableLabels } from '../cart-table/cartTableLabels'
import type { cartDeletionLabels } from '../cart-table/useCartDeletion'
import type { cartTotalsLabels } from '../cart-totals/cartTotalsLabels'
import type { cashbackPlanLabels } from '../cashback/CashbackPlan'
import type { cashbackProgressLabels } from '../cashback/CashbackProgress'
import type { cashbackMonthTableLabels, cashbackOrderTableLabels } from '../cashback/CashbackTables'
import type { categoryMenuLabels } from '../category-menu/CategoryMenu'
import type { chatLinkLabels } from '../chat-link/chatLinkLabels'
import type { checkoutBarLabels } from '../checkout-bar/CheckoutBar'
import type { checkoutChangesLabels } from '../checkout-changes/CheckoutChanges'
import type { checkoutRemarkLabels } from '../checkout-remark/CheckoutRemark'
import type { closableAdLabels } from '../closable-ad/ClosableAd'
import type { codeFieldLabels } from '../code-field/CodeField'
import type { combinationCardLabels } from '../combination-card/CombinationCard'
import type { confirmLabels } from '../confirm/ConfirmProvider'
import type { discardConfirmLabels } from '../confirm/useDiscardConfirm'
import type { contractSheetLabels } from '../contract-sheet/ContractSheet'
import type { contractEvidenceLabels } from '../contract-table/ContractEvidence'
import type { contractTableLabels } from '../contract-table/ContractTable'
import type { copyButtonLabels } from '../copy-button/CopyButton'
import type { countdownLabels } from '../countdown/Countdown'
import type { claimCardLabels } from '../coupon-card/ClaimCard'
import type { couponCardLabels } from '../coupon-card/CouponCard'
import type { ownCouponsLabels } from '../coupon-card/OwnCoupons'
import type { balanceChoiceLabels } from '../coupon-choice/BalanceChoice'
import type { couponChoiceLabels } from '../coupon-choice/CouponChoice'
import type { pointsChoiceLabels } from '../coupon-choice/PointsChoice'
import type { dateRangeLabels } from '../date-range/DateRange'
import type { dialogLabels } from '../dialog/DialogParts'
import type { documentFieldsLabels, documentTypeFieldLabels } from '../document-fields/DocumentFields'
import type { documentListLabels } from '../document-list/DocumentList'
import type { documentPanelLabels } from '../document-panel/DocumentPanel'
import type { documentSummaryLabels } from '../document-panel/DocumentSummary'
import type { documentsMissingLabels } from '../document-panel/DocumentsMissing'
import type { documentsNoticeLabels } from '../document-panel/DocumentsNotice'
import type { drawPopupLabels } from '../draw-popup/DrawPopup'
import type { drawActivityLabels } from '../draw-zone/DrawActivity'
import type { drawPicturesLabels } from '../draw-zone/DrawPictures'
import type { enterpriseFieldsLabels } from '../enterprise-form/EnterpriseFields'
import type { enterpriseSummaryLabels } from '../enterprise-form/EnterpriseSummary'
import type { enterpriseTypeFieldLabels } from '../enterprise-form/EnterpriseTypeField'
import type { invoiceFieldsLabels } from '../enterprise-form/InvoiceFields'
import type { errorStateLabels } from '../error-state/ErrorState'
import type { exportButtonLabels } from '../export-button/ExportButton'
import type { arrivalTableLabels } from '../favorite-table/ArrivalTable'
import type { favoritePanelLabels } from '../favorite-table/FavoritePanel'
import type { favoriteTableLabels } from '../favorite-table/FavoriteTable'
import type { feedbackListLabels } from '../feedback-list/FeedbackList'
import type { filterPanelLabels } from '../filter-panel/filterPanelLabels'
import type { formLabels } from '../form/Form'
import type { formDialogLabels } from '../form-dialog/FormDialog'
import type { giftCardLabels } from '../gift-card/GiftCard'
import type { pointsBarLabels } from '../gift-card/PointsBar'
import type { pointsPriceLabels } from '../gift-card/PointsPrice'
import type { redeemDialogLabels } from '../gift-card/RedeemDialog'
import type { redeemedSummaryLabels, redeemFieldsLabels } from '../gift-card/RedeemFields'
import type { goodsCardLabels } from '../goods-card/GoodsCard'
import type { goodsAttributesLabels } from '../goods-card/goodsAttributesOf'
import type { goodsDeliveryLabels } from '../goods-detail/GoodsDelivery'
import type { goodsDetailSkeletonLabels } from '../goods-detail/GoodsDetailSkeleton'
import type { goodsLastPurchaseLabels } from '../goods-detail/GoodsLastPurchase'
import type { offerLimitsLabels } from '../goods-detail/OfferLimits'
import type { otherPricesLabels } from '../goods-detail/OtherPrices'
import type { goodsGalleryLabels } from '../goods-gallery/GoodsGallery'
import type { goodsListLabels } from '../goods-list/GoodsList'
import type { goodsTableLabels } from '../goods-table/goodsTableLabels'
import type { goodsTagsLabels } from '../goods-tag/GoodsTag'
import type { goodsTileLabels } from '../goods-tile/GoodsTile'
import type { invoiceChoiceLabels } from '../invoice-profile/InvoiceChoice'
import type { invoiceEmailFieldLabels } from '../invoice-profile/InvoiceEmailField'
import type { invoiceProfileLabels } from '../invoice-profile/InvoiceProfile'
import type { invoiceProfileFieldsLabels } from '../invoice-profile/InvoiceProfileFields'
import type { invoiceTypeDialogLabels } from '../invoice-profile/InvoiceTypeDialog'
import type { invoiceTypeFieldLabels } from '../invoice-profile/InvoiceTypeField'
import type { invoiceOrderTableLabels } from '../invoice-table/InvoiceOrderTable'
import type { invoiceTableLabels } from '../invoice-table/InvoiceTable'
import type { noInvoicesLabels } from '../invoice-table/NoInvoices'
import type { withdrawInvoiceDialogLabels } from '../invoice-table/WithdrawInvoiceDialog'
import type { keywordFilterLabels } from '../keyword-filter/KeywordFilter'
import type { ladderHintsLabels } from '../ladder-hints/LadderHints'
import type { ledgerTableLabels } from '../ledger-table/LedgerTable'
import type { ledgerPanelLabels } from '../ledger-table/ledgerPanelLabels'
import type { licenceBannerLabels } from '../licence-banner/LicenceBanner'
import type { licenceScopesLabels } from '../licence-table/LicenceScopes'
import type { licenceVersionsLabels } from '../licence-table/LicenceVersions'
import type { licenceTableLabels } from '../licence-table/licenceTableLabels'
import type { scopeNoticeLabels } from '../licence-table/ScopeNotice'
import type { listEmptyLabels } from '../list-panel/ListEmpty'
import type { listPanelLabels } from '../list-panel/ListPanel'
import type { moreFiltersLabels } from '../list-panel/MoreFilters'
import type { loadingBarLabels } from '../loading-bar/LoadingBar'
import type { loginHeaderLabels } from '../login-header/LoginHeader'
import type { loginPanelLabels } from '../login-panel/LoginPanel'
import type { logoLabels } from '../logo/Logo'
import type { manjianHintsLabels } from '../manjian-hints/manjianText'
import type { messageListLabels } from '../message-list/MessageList'
import type { navBarLabels } from '../nav-bar/NavBar'
import type { notificationFiltersLabels } from '../notification-list/NotificationFilters'
import type { notificationListLabels } from '../notification-list/NotificationList'
import type { notificationListSkeletonLabels } from '../notification-list/NotificationListSkeleton'
import type { numberFieldLabels } from '../number-field/NumberField'
import type { orderAmountsLabels } from '../order-amounts/OrderAmounts'
import type { orderCostLabels } from '../order-cost/OrderCost'
import type { orderDialogsLabels } from '../order-dialogs/OrderDialogs'
import type { earlierOrdersLabels } from '../order-grid/EarlierOrders'
import type { orderGridLabels } from '../order-grid/orderGridLabels'
import type { orderLinesLabels } from '../order-lines/orderLinesLabels'
import type { orderLinksLabels } from '../order-links/OrderLinks'
import type { orderPadEmptyLabels } from '../order-pad/OrderPadEmpty'
import type { orderPadNoteLabels } from '../order-pad/OrderPadNote'
import type { orderPadLabels } from '../order-pad/orderPadLabels'
import type { orderLinesPanelLabels } from '../order-payment/OrderLinesPanel'
import type { balanceConfirmationLabels, payBarLabels } from '../order-payment/PayBar'
import type { paymentScopeLabels } from '../order-payment/PaymentScope'
import type { payPasswordLabels } from '../order-payment/passwordReason'
import type { refusedSlipLabels } from '../order-payment/RefusedSlip'
import type { orderDetailLabels } from '../order-records/OrderDetail'
import type { orderDetailSkeletonLabels } from '../order-records/OrderDetailSkeleton'
import type { orderRecordsLabels } from '../order-records/OrderRecords'
import type { orderSummaryLabels } from '../order-records/OrderSummary'
import type { orderRequestsLabels } from '../order-requests/orderRequestsLabels'
import type { returnFieldsLabels } from '../order-requests/ReturnFields'
import type { ticketFieldsLabels } from '../order-requests/TicketFields'
import type { deliverySheetsLabels } from '../order-sheets/DeliverySheets'
import type { receiptSheetLabels } from '../order-sheets/ReceiptSheet'
import type { returnSheetLabels } from '../order-sheets/ReturnSheet'
import type { orderStatusLabels } from '../order-status/OrderStatus'
import type { orderTableLabels } from '../order-table/orderTableLabels'
import type { packListLabels } from '../pack-list/PackList'
import type { keyPaginationLabels } from '../pagination/KeyPagination'
import type { loadMoreLabels } from '../pagination/LoadMore'
import type { paginationLabels } from '../pagination/Pagination'
import type { paidResultLabels } from '../paid-result/PaidResult'
import type { paperSheetLabels } from '../paper-sheet/PaperSheet'
import type { parcelListLabels } from '../parcel-list/ParcelList'
import type { parcelTableLabels } from '../parcel-table/ParcelTable'
import type { newPasswordFieldLabels } from '../password-strength/NewPasswordField'
import type { passwordStrengthLabels } from '../password-strength/PasswordStrength'
import type { payMethodsLabels } from '../pay-methods/PayMethods'
import type { orderPaymentStatusLabels } from '../payment-status/OrderPaymentStatus'
import type { paymentStatusLabels } from '../payment-status/PaymentStatus'
import type { permissionRequestDialogLabels } from '../permission-request/PermissionRequestDialog'
import type { priceGateLabels } from '../price-gate/PriceGate'
import type { pricePanelLabels } from '../price-panel/PricePanel'
import type { promoCardLabels } from '../promo-card/PromoCard'
import type { promotionListLabels } from '../promotion-list/PromotionList'
import type { purchaseCodeTableLabels } from '../purchase-code-table/PurchaseCodeTable'
import type { purchaseImportDialogLabels } from '../purchase-import/PurchaseImportDialog'
import type { purchasePasteDialogLabels } from '../purchase-import/PurchasePasteDialog'
import type { purchaseTableDialogLabels } from '../purchase-import/PurchaseTableDialog'
import type { purchaseImportLabels } from '../purchase-import/purchaseImportLabels'
import type { purchaseListMenuLabels } from '../purchase-list-menu/purchaseListMenuLabels'
import type { qualityInspectionLabels } from '../quality-inspection/QualityInspection'
import type { quantityStepperLabels } from '../quantity-stepper/QuantityStepper'
import type { receiptRowLabels } from '../receipt-row/ReceiptRow'
import type { recordsTableLabels } from '../records-table/RecordsTable'
import type { redemptionRowLabels } from '../redemption-row/RedemptionRow'
import type { redemptionRowsSkeletonLabels } from '../redemption-row/RedemptionRowsSkeleton'
import type { regionSelectLabels } from '../region-select/RegionSelect'
import type { restockTableLabels } from '../restock-table/restockTableLabels'
import type { returnBatchesLabels } from '../return-batches/returnBatchesLabels'
import type { returnPanelLabels } from '../return-panel/ReturnPanel'
import type { sendBackNoticeLabels } from '../return-panel/SendBackNotice'
import type { scopeChoiceLabels } from '../scope-choice/ScopeChoice'
import type { searchBoxLabels } from '../search-box/SearchBoxRoot'
import type { searchFormLabels } from '../search-form/SearchForm'
import type { searchNoticeLabels } from '../search-notice/SearchNotice'
import type { searchRowsLabels } from '../search-rows/searchRowsLabels'
import type { sectionHeadingLabels } from '../section-heading/SectionHeadingMore'
import type { sessionTableLabels } from '../session-table/SessionTable'
import type { endSessionsLabels } from '../session-table/useEndSessions'
import type { shippingHintLabels } from '../shipping-hint/ShippingHint'
import type { zoneShippingLabels } from '../shipping-hint/ZoneShipping'
import type { shortcutDialogLabels } from '../shortcut-list/ShortcutDialog'
import type { sideCartLabels } from '../side-cart/SideCartRoot'
import type { sideNavLabels } from '../side-nav/SideNav'
import type { sideTreeLabels } from '../side-tree/SideTree'
import type { similarGoodsLabels } from '../similar-goods/similarGoodsLabels'
import type { siteFooterLabels } from '../site-footer/SiteFooter'
import type { siteHeaderLabels } from '../site-header/SiteHeader'
import type { skeletonLabels } from '../skeleton/Skeleton'
import type { sortBarLabels } from '../sort-bar/SortBar'
import type { spikeBlockLabels } from '../spike-block/SpikeBlock'
import type { stepBarLabels } from '../step-bar/StepBar'
import type { storeCopyLabels } from '../store-copy/storeCopyLabels'
import type { storeDistributionLabels } from '../store-matrix/StoreDistribution'
import type { storeMatrixLabels } from '../store-matrix/storeMatrixLabels'
import type { storeMenuLabels } from '../store-menu/StoreMenu'
import type { storeSelectLabels } from '../store-select/StoreSelect'
import type { storeTableLabels } from '../store-table/StoreTable'
import type { textFieldLabels } from '../text-field/TextField'
import type { ticketPanelLabels } from '../ticket-panel/TicketPanel'
import type { tierProgressLabels } from '../tier-progress/TierProgress'
import type { timelineLabels } from '../timeline/Timeline'
import type { timelineSkeletonLabels } from '../timeline/TimelineSkeleton'
import type { toastLabels } from '../toast/Toast'
import type { addedToastLabels } from '../toast/useAddedToast'
import type { todoListLabels } from '../todo-list/TodoList'
import type { topBarLabels } from '../top-bar/TopBar'
import type { transferAccountLabels } from '../transfer-account/TransferAccount'
import type { filesFieldLabels } from '../upload/FilesField'
import type { uploadLabels } from '../upload/uploadLabels'
import type { balanceFiguresLabels } from '../wallet-figures/BalanceFigures'
import type { walletFiguresLabels } from '../wallet-figures/WalletFigures'
import type { wantedActionsLabels } from '../wanted-table/WantedActions'
import type { wantedDetailLabels } from '../wanted-table/WantedDetail'
import type { wantedReplyLabels } from '../wanted-table/WantedReply'
import type { wantedTableLabels } from '../wanted-table/WantedTable'
import type { wechatPanelLabels } from '../wechat-panel/WechatPanel'
import type { wechatQuestionLabels } from '../wechat-panel/WechatQuestion'
import type { zonePicturesLabels } from '../zone-strip/ZonePictures'

/** The words of all components, by the name of their set: `quantityStepper` replaces those of `quantityStepperLabels`. */
export interface LabelSets {
  readonly accountStatement: Partial<typeof accountStatementLabels>
  readonly statementBar: Partial<typeof statementBarLabels>
  readonly acceptanceForm: Partial<typeof acceptanceFormLabels>
  readonly acceptanceTable: Partial<typeof acceptanceTableLabels>
  readonly addedToast: Partial<typeof addedToastLabels>
  readonly articlePageSkeleton: Partial<typeof articlePageSkeletonLabels>
  readonly brandSummary: Partial<typeof brandSummaryLabels>
  readonly checkoutRemark: Partial<typeof checkoutRemarkLabels>
  readonly notificationFilters: Partial<typeof notificationFiltersLabels>
  readonly contractEvidence: Partial<typeof contractEvidenceLabels>
  readonly contractTable: Partial<typeof contractTableLabels>
  readonly parcelTable: Partial<typeof parcelTableLabels>
  readonly purchaseListMenu: Partial<typeof purchaseListMenuLabels>
  readonly restockTable: Partial<typeof restockTableLabels>
  readonly purchaseCodeTable: Partial<typeof purchaseCodeTableLabels>
  readonly searchRows: Partial<typeof searchRowsLabels>
  readonly shortcutDialog: Partial<typeof shortcutDialogLabels>
  readonly searchNotice: Partial<typeof searchNoticeLabels>
  readonly goodsLastPurchase: Partial<typeof goodsLastPurchaseLabels>
  readonly similarGoods: Partial<typeof similarGoodsLabels>
  readonly storeCopy: Partial<typeof storeCopyLabels>
  readonly loginPanel: Partial<typeof loginPanelLabels>
  readonly searchForm: Partial<typeof searchFormLabels>
  readonly enterprisePanel: Partial<typeof enterprisePanelLabels>
  readonly accountSummary: Partial<typeof accountSummaryLabels>
  readonly storeMatrix: Partial<typeof storeMatrixLabels>
  readonly storeSelect: Partial<typeof storeSelectLabels>
  readonly usefulVote: Partial<typeof usefulVoteLabels>
  readonly articlePage: Partial<typeof articlePageLabels>
  readonly scopeChoice: Partial<typeof scopeChoiceLabels>
  readonly authorisationLinks: Partial<typeof authorisationLinksLabels>
  readonly authorisationSheet: Partial<typeof authorisationSheetLabels>
  readonly documentPanel: Partial<typeof documentPanelLabels>
  readonly documentSummary: Partial<typeof documentSummaryLabels>
  readonly documentsMissing: Partial<typeof documentsMissingLabels>
  readonly documentsNotice: Partial<typeof documentsNoticeLabels>
  readonly documentTypeField: Partial<typeof documentTypeFieldLabels>
  readonly documentFields: Partial<typeof documentFieldsLabels>
  readonly newPasswordField: Partial<typeof newPasswordFieldLabels>
  readonly endSessions: Partial<typeof endSessionsLabels>
  readonly addressActions: Partial<typeof addressActionsLabels>
  readonly addressBook: Partial<typeof addressBookLabels>
  readonly invoiceChoice: Partial<typeof invoiceChoiceLabels>
  readonly invoiceTypeField: Partial<typeof invoiceTypeFieldLabels>
  readonly invoiceEmailField: Partial<typeof invoiceEmailFieldLabels>
  readonly invoiceProfileFields: Partial<typeof invoiceProfileFieldsLabels>
  readonly invoiceProfile: Partial<typeof invoiceProfileLabels>
  readonly formDialog: Partial<typeof formDialogLabels>
  readonly form: Partial<typeof formLabels>
  readonly actionDialog: Partial<typeof actionDialogLabels>
  readonly actionBar: Partial<typeof actionBarLabels>
  readonly addressFields: Partial<typeof addressFieldsLabels>
  readonly addressPicker: Partial<typeof addressPickerLabels>
  readonly addToCart: Partial<typeof addToCartLabels>
  readonly addedLinesDialog: Partial<typeof addedLinesDialogLabels>
  readonly addressCard: Partial<typeof addressCardLabels>
  readonly appQr: Partial<typeof appQrLabels>
  readonly arrivalButton: Partial<typeof arrivalButtonLabels>
  readonly arrivalTable: Partial<typeof arrivalTableLabels>
  readonly article: Partial<typeof articleLabels>
  readonly articleGroups: Partial<typeof articleGroupsLabels>
  readonly balanceChoice: Partial<typeof balanceChoiceLabels>
  readonly bannerCarousel: Partial<typeof bannerCarouselLabels>
  readonly batchTable: Partial<typeof batchTableLabels>
  readonly brandGrid: Partial<typeof brandGridLabels>
  readonly breadcrumb: Partial<typeof breadcrumbLabels>
  readonly buyBox: Partial<typeof buyBoxLabels>
  readonly buyerBox: Partial<typeof buyerBoxLabels>
  readonly cartStepBar: Partial<typeof cartStepBarLabels>
  readonly cartDeletion: Partial<typeof cartDeletionLabels>
  readonly cartTable: Partial<typeof cartTableLabels>
  readonly cartTotals: Partial<typeof cartTotalsLabels>
  readonly categoryMenu: Partial<typeof categoryMenuLabels>
  readonly chatLink: Partial<typeof chatLinkLabels>
  readonly checkoutBar: Partial<typeof checkoutBarLabels>
  readonly checkoutChanges: Partial<typeof checkoutChangesLabels>
  readonly closableAd: Partial<typeof closableAdLabels>
  readonly codeField: Partial<typeof codeFieldLabels>
  readonly combinationCard: Partial<typeof combinationCardLabels>
  readonly confirm: Partial<typeof confirmLabels>
  readonly contractSheet: Partial<typeof contractSheetLabels>
  readonly copyButton: Partial<typeof copyButtonLabels>
  readonly countdown: Partial<typeof countdownLabels>
  readonly couponCard: Partial<typeof couponCardLabels>
  readonly couponChoice: Partial<typeof couponChoiceLabels>
  readonly dateRange: Partial<typeof dateRangeLabels>
  readonly dialog: Partial<typeof dialogLabels>
  readonly discardConfirm: Partial<typeof discardConfirmLabels>
  readonly documentList: Partial<typeof documentListLabels>
  readonly drawPopup: Partial<typeof drawPopupLabels>
  readonly enterpriseFields: Partial<typeof enterpriseFieldsLabels>
  readonly enterpriseSummary: Partial<typeof enterpriseSummaryLabels>
  readonly enterpriseTypeField: Partial<typeof enterpriseTypeFieldLabels>
  readonly errorState: Partial<typeof errorStateLabels>
  readonly exportButton: Partial<typeof exportButtonLabels>
  readonly failureCallout: Partial<typeof failureCalloutLabels>
  readonly favoritePanel: Partial<typeof favoritePanelLabels>
  readonly favoriteTable: Partial<typeof favoriteTableLabels>
  readonly filesField: Partial<typeof filesFieldLabels>
  readonly filterPanel: Partial<typeof filterPanelLabels>
  readonly giftCard: Partial<typeof giftCardLabels>
  readonly goodsCard: Partial<typeof goodsCardLabels>
  readonly goodsDelivery: Partial<typeof goodsDeliveryLabels>
  readonly goodsDetailSkeleton: Partial<typeof goodsDetailSkeletonLabels>
  readonly goodsGallery: Partial<typeof goodsGalleryLabels>
  readonly goodsList: Partial<typeof goodsListLabels>
  readonly goodsTable: Partial<typeof goodsTableLabels>
  readonly goodsTags: Partial<typeof goodsTagsLabels>
  readonly goodsTile: Partial<typeof goodsTileLabels>
  readonly invoiceOrderTable: Partial<typeof invoiceOrderTableLabels>
  readonly invoiceTable: Partial<typeof invoiceTableLabels>
  readonly invoiceFields: Partial<typeof invoiceFieldsLabels>
  readonly keyPagination: Partial<typeof keyPaginationLabels>
  readonly keywordFilter: Partial<typeof keywordFilterLabels>
  readonly ladderHints: Partial<typeof ladderHintsLabels>
  readonly ledgerTable: Partial<typeof ledgerTableLabels>
  readonly licenceBanner: Partial<typeof licenceBannerLabels>
  readonly licenceScopes: Partial<typeof licenceScopesLabels>
  readonly licenceTable: Partial<typeof licenceTableLabels>
  readonly licenceVersions: Partial<typeof licenceVersionsLabels>
  readonly listEmpty: Partial<typeof listEmptyLabels>
  readonly listPanel: Partial<typeof listPanelLabels>
  readonly loadingBar: Partial<typeof loadingBarLabels>
  readonly loadMore: Partial<typeof loadMoreLabels>
  readonly loginHeader: Partial<typeof loginHeaderLabels>
  readonly logo: Partial<typeof logoLabels>
  readonly manjianHints: Partial<typeof manjianHintsLabels>
  readonly messageList: Partial<typeof messageListLabels>
  readonly moreFilters: Partial<typeof moreFiltersLabels>
  readonly navBar: Partial<typeof navBarLabels>
  readonly notificationList: Partial<typeof notificationListLabels>
  readonly notificationListSkeleton: Partial<typeof notificationListSkeletonLabels>
  readonly numberField: Partial<typeof numberFieldLabels>
  readonly offerLimits: Partial<typeof offerLimitsLabels>
  readonly orderAmounts: Partial<typeof orderAmountsLabels>
  readonly orderGrid: Partial<typeof orderGridLabels>
  readonly orderCost: Partial<typeof orderCostLabels>
  readonly orderLines: Partial<typeof orderLinesLabels>
  readonly orderLinks: Partial<typeof orderLinksLabels>
  readonly orderPad: Partial<typeof orderPadLabels>
  readonly orderPadEmpty: Partial<typeof orderPadEmptyLabels>
  readonly orderPadNote: Partial<typeof orderPadNoteLabels>
  readonly orderStatus: Partial<typeof orderStatusLabels>
  readonly orderTable: Partial<typeof orderTableLabels>
  readonly packList: Partial<typeof packListLabels>
  readonly otherPrices: Partial<typeof otherPricesLabels>
  readonly pagination: Partial<typeof paginationLabels>
  readonly paidResult: Partial<typeof paidResultLabels>
  readonly passwordStrength: Partial<typeof passwordStrengthLabels>
  readonly paperSheet: Partial<typeof paperSheetLabels>
  readonly parcelList: Partial<typeof parcelListLabels>
  readonly payMethods: Partial<typeof payMethodsLabels>
  readonly paymentStatus: Partial<typeof paymentStatusLabels>
  readonly pointsChoice: Partial<typeof pointsChoiceLabels>
  readonly pointsPrice: Partial<typeof pointsPriceLabels>
  readonly priceGate: Partial<typeof priceGateLabels>
  readonly pricePanel: Partial<typeof pricePanelLabels>
  readonly promoCard: Partial<typeof promoCardLabels>
  readonly promotionList: Partial<typeof promotionListLabels>
  readonly purchaseImport: Partial<typeof purchaseImportLabels>
  readonly purchaseImportDialog: Partial<typeof purchaseImportDialogLabels>
  readonly purchasePasteDialog: Partial<typeof purchasePasteDialogLabels>
  readonly purchaseTableDialog: Partial<typeof purchaseTableDialogLabels>
  readonly qualityInspection: Partial<typeof qualityInspectionLabels>
  readonly quantityStepper: Partial<typeof quantityStepperLabels>
  readonly recordsTable: Partial<typeof recordsTableLabels>
  readonly redemptionRow: Partial<typeof redemptionRowLabels>
  readonly regionSelect: Partial<typeof regionSelectLabels>
  readonly returnBatches: Partial<typeof returnBatchesLabels>
  readonly searchBox: Partial<typeof searchBoxLabels>
  readonly sectionHeading: Partial<typeof sectionHeadingLabels>
  readonly sessionTable: Partial<typeof sessionTableLabels>
  readonly shippingHint: Partial<typeof shippingHintLabels>
  readonly sideCart: Partial<typeof sideCartLabels>
  readonly sideNav: Partial<typeof sideNavLabels>
  readonly sideTree: Partial<typeof sideTreeLabels>
  readonly siteFooter: Partial<typeof siteFooterLabels>
  readonly siteHeader: Partial<typeof siteHeaderLabels>
  readonly skeleton: Partial<typeof skeletonLabels>
  readonly sortBar: Partial<typeof sortBarLabels>
  readonly spikeBlock: Partial<typeof spikeBlockLabels>
  readonly stepBar: Partial<typeof stepBarLabels>
  readonly storeMenu: Partial<typeof storeMenuLabels>
  readonly storeTable: Partial<typeof storeTableLabels>
  readonly textField: Partial<typeof textFieldLabels>
  readonly tierProgress: Partial<typeof tierProgressLabels>
  readonly timeline: Partial<typeof timelineLabels>
  readonly timelineSkeleton: Partial<typeof timelineSkeletonLabels>
  readonly toast: Partial<typeof toastLabels>
  readonly todoList: Partial<typeof todoListLabels>
  readonly topBar: Partial<typeof topBarLabels>
  readonly transferAccount: Partial<typeof transferAccountLabels>
  readonly upload: Partial<typeof uploadLabels>
  readonly walletFigures: Partial<typeof walletFiguresLabels>
  readonly balanceFigures: Partial<typeof balanceFiguresLabels>
  readonly ledgerPanel: Partial<typeof ledgerPanelLabels>
  readonly deliverySheets: Partial<typeof deliverySheetsLabels>
  readonly receiptSheet: Partial<typeof receiptSheetLabels>
  readonly returnSheet: Partial<typeof returnSheetLabels>
  readonly orderRecords: Partial<typeof orderRecordsLabels>
  readonly orderSummary: Partial<typeof orderSummaryLabels>
  readonly orderDetailSkeleton: Partial<typeof orderDetailSkeletonLabels>
  readonly returnPanel: Partial<typeof returnPanelLabels>
  readonly sendBackNotice: Partial<typeof sendBackNoticeLabels>
  readonly ticketPanel: Partial<typeof ticketPanelLabels>
  readonly paymentScope: Partial<typeof paymentScopeLabels>
  readonly payBar: Partial<typeof payBarLabels>
  readonly balanceConfirmation: Partial<typeof balanceConfirmationLabels>
  readonly payPassword: Partial<typeof payPasswordLabels>
  readonly refusedSlip: Partial<typeof refusedSlipLabels>
  readonly orderLinesPanel: Partial<typeof orderLinesPanelLabels>
  readonly goodsAttributes: Partial<typeof goodsAttributesLabels>
  readonly zoneShipping: Partial<typeof zoneShippingLabels>
  readonly zonePictures: Partial<typeof zonePicturesLabels>
  readonly scopeNotice: Partial<typeof scopeNoticeLabels>
  readonly cashbackProgress: Partial<typeof cashbackProgressLabels>
  readonly cashbackMonthTable: Partial<typeof cashbackMonthTableLabels>
  readonly cashbackOrderTable: Partial<typeof cashbackOrderTableLabels>
  readonly drawPictures: Partial<typeof drawPicturesLabels>
  readonly drawActivity: Partial<typeof drawActivityLabels>
  readonly wantedTable: Partial<typeof wantedTableLabels>
  readonly wantedDetail: Partial<typeof wantedDetailLabels>
  readonly wantedReply: Partial<typeof wantedReplyLabels>
  readonly pointsBar: Partial<typeof pointsBarLabels>
  readonly redeemFields: Partial<typeof redeemFieldsLabels>
  readonly redeemedSummary: Partial<typeof redeemedSummaryLabels>
  readonly claimCard: Partial<typeof claimCardLabels>
  readonly feedbackList: Partial<typeof feedbackListLabels>
  readonly receiptRow: Partial<typeof receiptRowLabels>
  readonly redemptionRowsSkeleton: Partial<typeof redemptionRowsSkeletonLabels>
  readonly earlierOrders: Partial<typeof earlierOrdersLabels>
  readonly orderDialogs: Partial<typeof orderDialogsLabels>
  readonly ownCoupons: Partial<typeof ownCouponsLabels>
  readonly orderDetail: Partial<typeof orderDetailLabels>
  readonly storeDistribution: Partial<typeof storeDistributionLabels>
  readonly wantedActions: Partial<typeof wantedActionsLabels>
  readonly redeemDialog: Partial<typeof redeemDialogLabels>
  readonly orderAcceptance: Partial<typeof orderAcceptanceLabels>
  readonly orderRequests: Partial<typeof orderRequestsLabels>
  readonly returnFields: Partial<typeof returnFieldsLabels>
  readonly ticketFields: Partial<typeof ticketFieldsLabels>
  readonly noInvoices: Partial<typeof noInvoicesLabels>
  readonly withdrawInvoiceDialog: Partial<typeof withdrawInvoiceDialogLabels>
  readonly invoiceTypeDialog: Partial<typeof invoiceTypeDialogLabels>
  readonly wechatPanel: Partial<typeof wechatPanelLabels>
  readonly wechatQuestion: Partial<typeof wechatQuestionLabels>
  readonly orderPaymentStatus: Partial<typeof orderPaymentStatusLabels>
  readonly cashbackPlan: Partial<typeof cashbackPlanLabels>
  readonly permissionRequestDialog: Partial<typeof permissionRequestDialogLabels>
}
