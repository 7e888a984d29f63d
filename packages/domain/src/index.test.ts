import { expect, test } from 'vitest'
import * as domain from './index'

// Removing a name from this list breaks the apps that use it: that needs a major version.
const NAMES = `
  AUTO_RECEIVE_DAYS BUY_STATES CART_LIST_FILTER DOCUMENTS DOCUMENT_FILES_MOST DOCUMENT_TYPES
  ENTERPRISES ENTERPRISE_TYPES FILE_TYPES GOODS_ZY LADDER_UP_TO LICENCE_STATES LINE_COMBINATION
  LINE_SECOND_KILL MAX_FILE_BYTES NAV_ITEMS NEW_PASSWORD_MOST NO_MONEY ONLINE_DEADLINE_MINUTES
  ORDER ORDER_ACTIONS ORDER_STATUSES ORDER_TABS PASSWORD_LENGTH PAY_TYPES SEARCH_DRUG
  SEARCH_MANUFACTURER TAG_NAMES TRANSFER_DEADLINE_MINUTES acceptsTotal adjustQuantity amountText
  bestCoupon bestReduction buyState buyStateCard canAddToCart canMove canMoveLicence canPayWith
  canSeePrice canSelect capBadge chargeShipping checkQuantity coversLine creditCodeCheckDigit
  creditCodeProblem daysBetween documentNames documentProblems documentRequirements documentStatus
  effectiveSelection evaluateCoupon evaluateReductions fileProblem floorPrice formatAmount
  formatPrice freeShippingHint isCouponUsable isCreditCode isEmail isEphedrine isFileType
  isLicenceChecked isMobile isOrderStatus isPhone isTagKind ladderHintText ladderHints ladderPrice
  lineAmount lineGoods mergeCartLines missingToFreeShipping moneyText needsPassword
  newPasswordProblem nextReduction orderActionText orderActions orderStatusText paidTogether
  parseAmount parsePrice passwordProblem passwordStrength payableOf paymentDeadlineMinutes
  paymentOptions percentOf priceOrder priceText quantityBounds readCartLine readCreditCode
  readDigits readMoney reductionHintText reductionTiers scopeDocuments selectionTotals
  shippingZone shipsFree snapQuantity splitByShares splitOrder stepDown stepUp sumAmounts
  sumOrderAmounts welfarePrice welfareTexts
`

test('the public names', () => {
  expect(Object.keys(domain).sort()).toEqual(NAMES.trim().split(/\s+/))
})
