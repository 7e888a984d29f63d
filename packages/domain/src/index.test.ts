import { expect, test } from 'vitest'
import * as domain from './index'

// Removing a name from this list breaks the apps that use it: that needs a major version.
const NAMES = `
  AUTO_RECEIVE_DAYS BUY_STATES CART_LIST_FILTER COMBINATION_UNIT DOCUMENTS DOCUMENT_FILES_MOST
  DOCUMENT_REMINDERS DOCUMENT_TYPES ENTERPRISES ENTERPRISE_TYPES EPHEDRINE_NOTICE FEN_PER_POINT FILE_TYPES
  GIFT_CATEGORIES GOODS_ZONES INVOICE_STATES INVOICE_TYPES INVOICE_TYPE_CODES LADDER_UP_TO LICENCE_STATES
  LINE_COMBINATION LINE_SECOND_KILL MATRIX_GOODS MATRIX_STORES MAX_FILE_BYTES NAV_ITEMS NEAR_EXPIRY_RETURN NEW_PASSWORD_MOST NO_MONEY
  NO_SCOPE_TEXT ONLINE_DEADLINE_MINUTES OPEN_RETURNS OPEN_WANTED ORDER ORDER_ACTIONS ORDER_STATUSES
  ORDER_TABS PACK_NUMBER_FAULT_TEXT PAID_STATUSES PASSWORD_LENGTH PAY_TYPES
  POINTS_DEBT_TEXT POINTS_PAYMENT POINTS_RULE POINTS_USES PURCHASE_CODE_LETTERS PURCHASE_COLUMN_TEXT
  PURCHASE_SKIP_TEXT QUOTE_DAYS RECEIPT_DAYS RECEIPT_FILES_MOST RECEIPT_STATES REDEMPTION REDEMPTION_PREFIX
  REDEMPTION_STATUSES REFUND_STATE_TEXTS REFUND_TARGETS RETURN RETURN_FILES_MOST RETURN_KINDS
  RETURN_KIND_ROWS RETURN_REASONS RETURN_REASON_ROWS RETURN_STATUSES RETURN_TIMES SCIENTIFIC_CODE_TEXT
  SCOPES_PART SEARCH_DRUG SEARCH_MANUFACTURER SEND_DAYS SHIPPING_ZONE_NAMES SHORT_EXPIRY_MONTHS
  SLIP_FILES_MOST STATEMENT_RULES TAG_NAMES TICKET TICKET_FILES_MOST TICKET_KINDS TICKET_KIND_ROWS
  TICKET_ORDER_STATUSES TICKET_REOPEN_DAYS TRANSFER_DEADLINE_MINUTES VOUCHER_USES WALLET_USES WANTED
  acceptanceClaims acceptanceOf acceptanceProblem acceptanceReason acceptsTotal adjustQuantity amountText
  bestCoupon bestReduction buyState buyStateCard canAddToCart canApplyInvoice canMove canMoveLicence
  canMoveRedemption canMoveReturn canPlaceOrders canSeePrice canSelect canSendReceipt capBadge capitalAmountText
  cartMergeText cashbackAmount cashbackOf checkQuantity compareRestock contentMatch countPurchase
  createMoney creditCodeCheckDigit creditCodeProblem daysBetween defaultAddress deviceClass
  documentDefaults documentNames documentNumberProblem documentProblems documentRequirements documentStatus
  effectiveSelection emailProblem expiresWithin fewestPoints fileProblem findableText floorPrice
  formatAmount formatPrice freeShippingHint freightTaxRate giftAvailability giftCategoryText giftPacksDue giftsDue
  goodsAlerts goodsCost goodsFinder goodsText headAt identityCheckDigit invoiceEmailProblem isClaimOf
  isCouponUsable isEmail isEphedrine isGoodsInStock isGuessablePassword isInZone isLicenceChecked isMobile
  isOrderStatus isOwnCode isPhone isScientificCode isShortExpiry isTagKind isTransferPayer isWelfarePrice
  kilogramPrice ladderHintText ladderHints ladderPrice ledgerUseText lineAmount mergeCartLines missingParts
  moneyText monthsLeft needsPassword newPasswordProblem nextCashback nextPointsExpiry nextReduction
  offerPoints orderActions orderCost orderStateText orderStatusText otherUnit packContent packCountText
  packNumberFault packsOfLine paidTogether parseAmount parsePrice passwordProblem passwordStrength payerRuleText
  paymentDeadlineMinutes paymentOptions percentOf permissionRequest piecePrice pointsExpiries
  pointsPaymentText pointsWorth priceOrder priceSinceLast priceText proposePurchaseTable purchaseCountText purchaseLineOf
  purchaseReadingText purchaseTextKey quantityBounds readCreditCode readDigits readDocumentNumber readMoney
  readNumber readPackNumber readPastedCells readPastedTable readPurchaseSheet readPurchaseText receiptState
  receiptStateText redemptionActions redemptionStatusText reductionHintText refundText requirementPart
  restockOf returnFreights returnGoodsProblem returnKinds returnShares returnStatusText returnSteps
  scopeDocuments shippingZone shipsFree skippedRows snapQuantity splitByShares splitOrder splitPaid
  splitPoints splitRefund splitTax statementBuyer statementTotals stepDown stepUp sumAcceptance sumAmounts
  sumOrderAmounts sumTaxes takesGiftsBack takesWelfare ticketActions ticketStatusText transferPayers transferShares
  transferredTogether unshippedShares wantedActions wantedAfter wantedStatusText welfareLadder welfareTexts
  yuan zonesOf
`

test('the public names', () => {
  expect(Object.keys(domain).sort()).toEqual(NAMES.trim().split(/\s+/))
})
