export { type AddressInput, useRegionLoader, useSaveAddress } from './address'
export { useCart, useCartAdd, useCartDelete, useCartSheet, useCartSummary } from './cart'
export { useCartChanges } from './cartChanges'
export { useChatAddress } from './chat'
export { ClientProvider, useClient } from './client'
export { useCommonConfig } from './config'
export { useDrawCalls, useDrawOffer } from './draw'
export { useFavoriteAdd, useFavoriteCancel } from './favorite'
export {
  useBottomAd,
  useHomeBanner,
  useLoginAds,
  useSideLinks,
  useSpike,
  useTopAd,
  useZoneStrips,
} from './focus'
export { useGoodsActivities, useGoodsDetail, useHotGoods } from './goods'
export { useGoodsList } from './goodsList'
export {
  type CheckoutInput,
  freshCheckout,
  type PlacedOrder,
  type PlaceInput,
  useCheckout,
  useLearnCheckout,
  useOrder,
  useOrders,
  usePlaceOrder,
} from './order'
export { useOrderCounts } from './orderCounts'
export { usePay, usePayment, useSendSlip } from './payment'
export { retryQuery } from './query'
export { type Session, shownBuyer, useLogin, useLogout, useSession } from './session'
