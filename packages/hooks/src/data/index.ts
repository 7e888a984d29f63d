export {
  type AddressInput,
  useRegionLoader,
  useRemoveAddress,
  useSaveAddress,
  useSetDefaultAddress,
} from './address'
export { useArticleVote } from './article'
export { useCart, useCartAdd, useCartDelete, useCartEditor } from './cart'
export { useCartChanges } from './cartChanges'
export { cartQuery } from './cartQuery'
export { useChatAddress } from './chat'
export { type CheckoutInput, checkoutQuery, freshCheckout } from './checkoutQuery'
export { ClientProvider, type ClientProviderProps, useClient } from './client'
export { commonConfigQuery } from './commonConfigQuery'
export { useDrawCalls } from './draw'
export { useFavoriteAdd, useFavoriteCancel } from './favorite'
export { useFileRemove, useFileUpload } from './file'
export { type GoodsPagesInput, goodsListQuery } from './goodsListQuery'
export { type PlacedOrder, type PlaceInput, useCheckout, usePlaceOrder, useReplaceCheckout } from './order'
export { useCancelOrder, useReceiveOrder, useReorder } from './orderActions'
export { useOrderCounts } from './orderCounts'
export { usePay, usePayment, usePayTogether, useSendSlip } from './payment'
export { paymentQuery } from './paymentQuery'
export { type EndpointQuery, type QueryKeyOf, queryKeyOf, queryOf, refresh, retryQuery } from './query'
export { useRegisterAccount, useRegistration, useSaveRegistration } from './register'
export { type Session, useLogin, useLogout, useSession } from './session'
export { shownBuyer } from './shownBuyer'
export { type UseCallOptions, useCall } from './useCall'
export { useCommonConfig } from './useCommonConfig'
export { useGoodsList } from './useGoodsList'
