import { expect, test } from 'vitest'
import * as domain from './index'

// Removing a name from this list breaks the apps that use it: that needs a major version.
const NAMES = `
  AUTO_RECEIVE_DAYS BUY_STATES CART_LIST_FILTER GOODS_ZY LADDER_UP_TO LICENCE_STATES
  LINE_COMBINATION LINE_SECOND_KILL NAV_ITEMS NO_MONEY ONLINE_DEADLINE_MINUTES ORDER ORDER_ACTIONS
  ORDER_STATUSES ORDER_TABS PASSWORD_LENGTH PAY_TYPES SEARCH_DRUG SEARCH_MANUFACTURER TAG_NAMES
  TRANSFER_DEADLINE_MINUTES acceptsTotal adjustQuantity amountText bestCoupon bestReduction buyState
  buyStateCard canAddToCart canMove canMoveLicence canPayWith canSeePrice canSelect capBadge
  chargeShipping checkQuantity coversLine creditCodeCheckDigit daysBetween documentStatus
  effectiveSelection evaluateCoupon evaluateReductions floorPrice formatAmount formatPrice
  freeShippingHint isCouponUsable isCreditCode isEmail isEphedrine isLicenceChecked isMobile
  isOrderStatus isPhone isTagKind ladderHintText ladderHints ladderPrice lineAmount lineGoods
  mergeCartLines missingToFreeShipping moneyText needsPassword nextReduction orderActionText
  orderActions orderStatusText parseAmount parsePrice passwordProblem payableOf
  paymentDeadlineMinutes paymentOptions percentOf priceOrder priceText quantityBounds readCartLine
  readMoney reductionHintText reductionTiers selectionTotals shippingZone shipsFree snapQuantity
  splitByShares splitOrder stepDown stepUp sumAmounts sumOrderAmounts welfarePrice welfareTexts
`

test('the public names', () => {
  expect(Object.keys(domain).sort()).toEqual(NAMES.trim().split(/\s+/))
})
