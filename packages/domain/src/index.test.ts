import { expect, test } from 'vitest'
import * as domain from './index'

// Removing a name from this list breaks the apps that use it: that needs a major version.
const NAMES = `
  AUTO_RECEIVE_DAYS BADGE_MAX BANNER_ID BUY_STATES CART_ADD_DELAY_MS CART_LIST_FILTER DOCUMENTS
  DOCUMENT_FILES_MOST DOCUMENT_TYPES DRAW_CLOSE_MS DRAW_REVEAL_MS ENTERPRISES ENTERPRISE_TYPES
  FILE_TYPES GOODS_ZY LADDER_UP_TO LICENCE_STATES LINE_COMBINATION LINE_SECOND_KILL MAX_FILE_BYTES
  NAV_ITEMS NEW_PASSWORD_MOST NO_MONEY ONLINE_DEADLINE_MINUTES ORDER ORDER_ACTIONS ORDER_STATUSES
  ORDER_TABS PASSWORD_LENGTH PAYMENT_WAYS REQUEST_TIMEOUT_MS SEARCH_DRUG SEARCH_MANUFACTURER
  SIDE_CART_CLOSED_PX SIDE_CART_OPEN_PX STICKY_DELAY_MS STICKY_FROM_PX SUGGEST_CACHE_MS
  SUGGEST_DEBOUNCE_MS TAG_NAMES TOP_CATEGORIES TRANSFER_DEADLINE_MINUTES acceptsTotal adjustQuantity
  amountText bestCoupon bestReduction buyState buyStateCard canAddToCart canMove canMoveLicence
  canPayWith canSeePrice canSelect capBadge chargeShipping coversLine creditCodeCheckDigit
  creditCodeProblem daysBetween documentNames documentProblems documentRequirements documentStatus
  evaluateCoupon evaluateReductions fileProblem floorPrice formatAmount formatPrice freeShippingHint
  isCouponUsable isCreditCode isEmail isEphedrine isFileType isLicenceChecked isMobile isOrderStatus
  isPhone isTagKind judgeQuantity ladderHintText ladderHints ladderPrice lineAmount lineGoods
  mergeCartLines missingToFreeShipping moneyText needsPassword newPasswordProblem nextReduction
  orderActionText orderActions orderStatusText parseAmount parsePrice passwordProblem
  passwordStrength payableOf paymentDeadlineMinutes paymentOffers percentOf priceOrder priceText
  quantityBounds readCartLine readCreditCode readMoney reductionHintText reductionTiers
  scopeDocuments selectionTotals settleSelected shippingZone shipsFree snapQuantity splitByShares
  splitOrder stepDown stepUp sumAmounts sumOrderAmounts welfarePrice welfareReadings
`

test('the public names', () => {
  expect(Object.keys(domain).sort()).toEqual(NAMES.trim().split(/\s+/))
})
