export {
  type AcceptanceClaim,
  type AcceptanceNumbers,
  type AcceptanceProblem,
  type AcceptanceResult,
  type AcceptedBatch,
  acceptanceClaims,
  acceptanceOf,
  acceptanceProblem,
  acceptanceReason,
  type ClaimedPacks,
  type ClaimReason,
  isClaimOf,
  sumAcceptance,
} from './acceptance'
export { capBadge } from './badge'
export {
  type CartLineInput,
  type CartMerge,
  type CartMergeCounts,
  type CountedLine,
  canSelect,
  cartMergeText,
  countPurchase,
  effectiveSelection,
  goodsText,
  type MergeLimit,
  type MergeLine,
  type MergeReport,
  mergeCartLines,
  type PurchaseCount,
  packCountText,
  packsOfLine,
  purchaseCountText,
} from './cart'
export {
  type CashbackState,
  type CashbackTier,
  cashbackAmount,
  cashbackOf,
  type NextCashback,
  nextCashback,
} from './cashback'
export {
  CART_LIST_FILTER,
  COMBINATION_UNIT,
  LADDER_UP_TO,
  LINE_COMBINATION,
  LINE_SECOND_KILL,
  NAV_ITEMS,
  SEARCH_DRUG,
  SEARCH_MANUFACTURER,
} from './constants'
export { emailProblem, invoiceEmailProblem, isEmail, isMobile, isPhone, readDigits } from './contact'
export {
  bestCoupon,
  type Coupon,
  type CouponEvaluation,
  type CouponKind,
  type CouponLine,
  type CouponReason,
  type CouponScope,
  type CouponStatus,
  type Moment,
} from './coupon'
export { creditCodeCheckDigit, creditCodeProblem, readCreditCode } from './creditCode'
export type { Currency } from './currency'
export { type DefaultAddress, type DefaultCandidate, defaultAddress } from './default-address'
export {
  DOCUMENT_FILES_MOST,
  DOCUMENT_TYPES,
  DOCUMENTS,
  type DocumentContext,
  type DocumentEntry,
  type DocumentProblems,
  type DocumentRequirement,
  type DocumentType,
  documentDefaults,
  documentNames,
  documentNumberProblem,
  documentProblems,
  documentRequirements,
  ENTERPRISE_TYPES,
  ENTERPRISES,
  type EnterpriseType,
  readDocumentNumber,
  scopeDocuments,
} from './enterprise'
export { FILE_TYPES, type FileType, fileProblem, MAX_FILE_BYTES } from './file'
export { type FindableGoods, findableText, goodsFinder } from './find-goods'
export {
  BUY_STATES,
  type BuyAction,
  type BuyerInput,
  type BuyState,
  buyState,
  buyStateCard,
  canAddToCart,
  canSeePrice,
  type Flag,
  type GoodsInput,
  isTagKind,
  permissionRequest,
  TAG_NAMES,
  type TagKind,
} from './goods'
export {
  type GoodsAlertInput,
  type GoodsAlertKind,
  type GoodsNow,
  goodsAlerts,
  isGoodsInStock,
  isShortExpiry,
  SHORT_EXPIRY_MONTHS,
  type WatchedGoods,
} from './goods-alert'
export { isGuessablePassword } from './guessable-password'
export { identityCheckDigit } from './identityNumber'
export {
  canApplyInvoice,
  capitalAmountText,
  freightTaxRate,
  INVOICE_STATES,
  INVOICE_TYPE_CODES,
  INVOICE_TYPES,
  type InvoiceState,
  type InvoiceType,
  splitTax,
  sumTaxes,
  type TaxedAmount,
  type TaxGroup,
} from './invoice'
export { type LadderHint, ladderHints, ladderHintText, ladderPrice, type Tier } from './ladder'
export {
  canMoveLicence,
  DOCUMENT_REMINDERS,
  type DocumentInput,
  type DocumentReminders,
  type DocumentState,
  type DocumentStatus,
  daysBetween,
  documentStatus,
  isLicenceChecked,
  LICENCE_STATES,
  type LicenceState,
} from './licence'
export {
  floorPrice,
  formatAmount,
  formatPrice,
  lineAmount,
  parseAmount,
  parsePrice,
  percentOf,
  splitByShares,
  sumAmounts,
} from './money'
export {
  amountText,
  createMoney,
  type Money,
  type MoneyParts,
  moneyText,
  NO_MONEY,
  priceText,
  readMoney,
  yuan,
} from './moneyText'
export { type NumberLimits, type NumberProblem, type NumberReading, readNumber } from './number-text'
export {
  canMove,
  isOrderStatus,
  ORDER_ACTIONS,
  ORDER_STATUSES,
  ORDER_TABS,
  type OrderAction,
  type OrderInput,
  type OrderTabKey,
  orderActions,
  orderStateText,
  orderStatusText,
  PAID_STATUSES,
  paidTogether,
  transferredTogether,
} from './order'
export { ORDER, type OrderStatus } from './order-code'
export { orderCost } from './order-cost'
export {
  acceptsTotal,
  type CouponUse,
  type OrderAmounts,
  type OrderPricing,
  type OrderPricingInput,
  type OrderPricingLine,
  priceOrder,
  sumOrderAmounts,
} from './order-pricing'
export { type OrderPart, splitOrder } from './order-split'
export { type ContentMatch, contentMatch, type PackContent, packContent, piecePrice } from './pack-content'
export {
  type CostRow,
  goodsCost,
  type PaidRow,
  type PaidShare,
  type SplitPaidInput,
  splitPaid,
} from './paid-lines'
export {
  NEW_PASSWORD_MOST,
  newPasswordProblem,
  PASSWORD_LENGTH,
  type PasswordStrength,
  passwordProblem,
  passwordStrength,
} from './password'
export {
  AUTO_RECEIVE_DAYS,
  EPHEDRINE_NOTICE,
  isEphedrine,
  isTransferPayer,
  needsPassword,
  ONLINE_DEADLINE_MINUTES,
  PAY_TYPES,
  type PaymentInput,
  type PaymentOption,
  type PaymentTimes,
  type PayType,
  payerRuleText,
  paymentDeadlineMinutes,
  paymentOptions,
  RECEIPT_DAYS,
  RECEIPT_FILES_MOST,
  SLIP_FILES_MOST,
  TRANSFER_DEADLINE_MINUTES,
  type TransferBuyer,
  transferPayers,
  transferShares,
} from './payment'
export {
  FEN_PER_POINT,
  nextPointsExpiry,
  POINTS_DEBT_TEXT,
  POINTS_RULE,
  type PointsExpiry,
  type PointsMove,
  pointsExpiries,
} from './points'
export {
  fewestPoints,
  offerPoints,
  POINTS_PAYMENT,
  type PointsOffer,
  type PointsOfferInput,
  type PointsPayment,
  pointsPaymentText,
  pointsWorth,
  splitPoints,
} from './points-payment'
export {
  bestReduction,
  isCouponUsable,
  nextReduction,
  type Reduction,
  type ReductionState,
  type ReductionTier,
  type ReductionTierState,
  reductionHintText,
  type WelfareTexts,
  welfareTexts,
} from './promotion'
export {
  isScientificCode,
  PACK_NUMBER_FAULT_TEXT,
  type PackNumberFault,
  packNumberFault,
  readPackNumber,
  SCIENTIFIC_CODE_TEXT,
} from './purchase-cells'
export { isOwnCode, PURCHASE_CODE_LETTERS, purchaseTextKey } from './purchase-code'
export { PURCHASE_COLUMN_TEXT, type PurchaseColumnKind } from './purchase-columns'
export { headAt, type PurchaseHead, type PurchaseRows } from './purchase-head'
export { readPurchaseText } from './purchase-lines'
export { readPastedTable } from './purchase-pasted'
export {
  PURCHASE_SKIP_TEXT,
  type PurchaseLine,
  type PurchaseReading,
  type PurchaseSkip,
  type PurchaseSkipReason,
  purchaseReadingText,
  skippedRows,
} from './purchase-reading'
export {
  type PurchaseTableChoice,
  type PurchaseTableColumn,
  type PurchaseTableLine,
  type PurchaseTableProposal,
  proposePurchaseTable,
  purchaseLineOf,
  readPurchaseSheet,
} from './purchase-table'
export {
  adjustQuantity,
  checkQuantity,
  type QuantityAdjustment,
  type QuantityBounds,
  type QuantityReason,
  type QuantityResult,
  type QuantityRule,
  quantityBounds,
  snapQuantity,
  stepDown,
  stepUp,
} from './quantity'
export {
  canSendReceipt,
  RECEIPT_STATES,
  type ReceiptInput,
  type ReceiptState,
  receiptState,
  receiptStateText,
} from './receipt'
export {
  canMoveRedemption,
  GIFT_CATEGORIES,
  type GiftBuyer,
  type GiftCategory,
  type GiftOffer,
  type GiftState,
  giftAvailability,
  giftCategoryText,
  REDEMPTION,
  REDEMPTION_PREFIX,
  REDEMPTION_STATUSES,
  type RedemptionAction,
  type RedemptionStatus,
  redemptionActions,
  redemptionStatusText,
} from './redemption'
export {
  REFUND_STATE_TEXTS,
  REFUND_TARGETS,
  type RefundInput,
  type RefundPart,
  type RefundState,
  refundText,
  splitRefund,
} from './refund'
export {
  type MissingPart,
  missingParts,
  NO_SCOPE_TEXT,
  type RegistrationParts,
  requirementPart,
  SCOPES_PART,
} from './registration'
export {
  compareRestock,
  type PriceSinceLast,
  type PurchaseDay,
  priceSinceLast,
  type Restock,
  type RestockState,
  restockOf,
} from './restock'
export {
  canMoveReturn,
  giftPacksDue,
  giftsDue,
  NEAR_EXPIRY_RETURN,
  OPEN_RETURNS,
  RETURN,
  RETURN_FILES_MOST,
  RETURN_KIND_ROWS,
  RETURN_KINDS,
  RETURN_REASON_ROWS,
  RETURN_REASONS,
  RETURN_STATUSES,
  RETURN_TIMES,
  type ReturnBatch,
  type ReturnGift,
  type ReturnGiftBatch,
  type ReturnGoods,
  type ReturnInput,
  type ReturnKind,
  type ReturnReason,
  type ReturnShare,
  type ReturnStatus,
  type ReturnTimes,
  returnGoodsProblem,
  returnKinds,
  returnShares,
  returnStatusText,
  returnSteps,
  SEND_DAYS,
  takesGiftsBack,
  type UnshippedBatch,
  unshippedShares,
} from './return'
export {
  type FreightLine,
  type FreightReturn,
  type ParcelFreightInput,
  type ParcelPacks,
  returnFreights,
} from './return-freight'
export {
  TICKET,
  TICKET_FILES_MOST,
  TICKET_KIND_ROWS,
  TICKET_KINDS,
  TICKET_ORDER_STATUSES,
  TICKET_REOPEN_DAYS,
  type TicketAction,
  type TicketInput,
  type TicketKind,
  type TicketStatus,
  ticketActions,
  ticketStatusText,
} from './serviceTicket'
export {
  freeShippingHint,
  SHIPPING_ZONE_NAMES,
  type ShippingLine,
  type ShippingRule,
  type ShippingRules,
  type ShippingZone,
  shippingZone,
  shipsFree,
  type ZoneShipping,
} from './shipping'
export {
  STATEMENT_RULES,
  type StatementChange,
  type StatementPayment,
  type StatementRows,
  type StatementTotals,
  statementBuyer,
  statementTotals,
} from './statement'
export { canPlaceOrders, MATRIX_GOODS, MATRIX_STORES, readPastedCells } from './store-matrix'
export { type LedgerUse, ledgerUseText, POINTS_USES, VOUCHER_USES, WALLET_USES } from './wallet'
export {
  OPEN_WANTED,
  QUOTE_DAYS,
  WANTED,
  type WantedAction,
  type WantedInput,
  type WantedStatus,
  type WantedStep,
  wantedActions,
  wantedAfter,
  wantedStatusText,
} from './wanted'
export { isWelfarePrice, type LadderPrices, takesWelfare, type WelfareLine, welfareLadder } from './welfare'
export { type OtherUnit, otherUnit } from './written-unit'
export { GOODS_ZONES, type GoodsZone, isInZone, type ZoneGoods, zonesOf } from './zone'
export { type DeviceClass, deviceClass, expiresWithin, kilogramPrice, monthsLeft } from './zone-attributes'
