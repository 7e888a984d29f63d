import { expect, test } from 'vitest'
import * as domain from './index'

// Removing a name from this list breaks the apps that use it: that needs a major version.
const NAMES = `
  AUTO_RECEIVE_DAYS BUY_STATES CART_LIST_FILTER COMBINATION_UNIT DOCUMENTS DOCUMENT_FILES_MOST
  DOCUMENT_REMINDERS DOCUMENT_TYPES ENTERPRISES ENTERPRISE_TYPES EPHEDRINE_NOTICE FEN_PER_POINT FILE_TYPES
  GIFT_CATEGORIES GOODS_ZONES INVOICE_STATES INVOICE_TYPES INVOICE_TYPE_CODES LADDER_UP_TO LICENCE_STATES
  LINE_COMBINATION LINE_SECOND_KILL MAX_FILE_BYTES NAV_ITEMS NEAR_EXPIRY_RETURN NEW_PASSWORD_MOST NO_MONEY
  NO_SCOPE_TEXT ONLINE_DEADLINE_MINUTES OPEN_RETURNS OPEN_WANTED ORDER ORDER_ACTIONS ORDER_STATUSES ORDER_TABS
  PACK_NUMBER_FAULT_TEXT PAID_STATUSES PASSWORD_LENGTH PAYER_RULE_TEXT PAY_TYPES POINTS_DEBT_TEXT POINTS_RULE
  POINTS_USES PURCHASE_COLUMN_TEXT PURCHASE_SKIP_TEXT QUOTE_DAYS RECEIPT_DAYS RECEIPT_FILES_MOST
  RECEIPT_STATES REDEMPTION REDEMPTION_PREFIX REDEMPTION_STATUSES REFUND_STATE_TEXTS REFUND_TARGETS RETURN
  RETURN_FILES_MOST RETURN_KINDS RETURN_KIND_ROWS RETURN_REASONS RETURN_REASON_ROWS RETURN_STATUSES
  RETURN_TIMES SCIENTIFIC_CODE_TEXT SCOPES_PART SEARCH_DRUG SEARCH_MANUFACTURER SEND_DAYS SHIPPING_ZONE_NAMES
  SLIP_FILES_MOST TAG_NAMES TICKET TICKET_FILES_MOST TICKET_KINDS TICKET_KIND_ROWS TICKET_ORDER_STATUSES
  TICKET_REOPEN_DAYS TRANSFER_DEADLINE_MINUTES VOUCHER_USES WALLET_USES WANTED acceptsTotal adjustQuantity
  amountText bestCoupon bestReduction buyState buyStateCard canAddToCart canApplyInvoice canMove
  canMoveLicence canMoveRedemption canMoveReturn canSeePrice canSelect canSendReceipt capBadge
  capitalAmountText cartMergeText cashbackAmount cashbackOf checkQuantity countPurchase createMoney creditCodeCheckDigit
  creditCodeProblem daysBetween defaultAddress deviceClass documentDefaults documentNames
  documentNumberProblem documentProblems documentRequirements documentStatus effectiveSelection emailProblem
  fileProblem floorPrice formatAmount formatPrice freeShippingHint freightTaxRate giftAvailability
  giftCategoryText giftsDue goodsCost goodsText headAt identityCheckDigit invoiceEmailProblem isCouponUsable
  isEmail isEphedrine isGuessablePassword isInZone isLicenceChecked isMobile isOrderStatus isPayerCompany
  isPhone isScientificCode isTagKind isWelfarePrice kilogramPrice ladderHintText ladderHints ladderPrice
  ledgerUseText lineAmount mergeCartLines missingParts moneyText monthsLeft needsPassword newPasswordProblem
  nextCashback nextPointsExpiry nextReduction orderActions orderCost orderStateText orderStatusText otherUnit
  packCountText packNumberFault packsOfLine paidTogether parseAmount parsePrice passwordProblem
  passwordStrength paymentDeadlineMinutes paymentOptions percentOf permissionRequest priceOrder priceText
  proposePurchaseTable purchaseCountText purchaseLineOf purchaseReadingText quantityBounds readCreditCode
  readDigits readDocumentNumber readMoney readNumber readPackNumber readPurchaseSheet readPurchaseText
  receiptState receiptStateText redemptionActions redemptionStatusText reductionHintText refundText
  requirementPart returnFreights returnGoodsProblem returnKinds returnShares returnStatusText returnSteps
  scopeDocuments shippingZone shipsFree skippedRows snapQuantity splitByShares splitOrder splitPaid
  splitRefund splitTax stepDown stepUp sumAmounts sumOrderAmounts sumTaxes takesGiftsBack takesWelfare
  ticketActions ticketStatusText unshippedShares wantedActions wantedAfter wantedStatusText welfareLadder
  welfareTexts yuan zonesOf
`

test('the public names', () => {
  expect(Object.keys(domain).sort()).toEqual(NAMES.trim().split(/\s+/))
})
