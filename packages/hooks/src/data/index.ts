export { useCreateAcceptance } from './acceptance'
export {
  useCartDistribute,
  useChangePassword,
  useCopyCart,
  useEndOtherSessions,
  useEndSession,
  useSwitchStore,
  useUpdateDocument,
  useUpdateInfo,
} from './account'
export {
  type AddressInput,
  useRegionLoader,
  useRemoveAddress,
  useSaveAddress,
  useSetDefaultAddress,
} from './address'
export { useAlertSave } from './alert'
export { useArrivalAdd, useArrivalCancel } from './arrival'
export { useArticleVote } from './article'
export {
  useCart,
  useCartAdd,
  useCartDelete,
  useCartNumbers,
  useCartQuickAdd,
  useCartRestore,
} from './cart'
export { useCartChanges } from './cartChanges'
export { cartQuery } from './cartQuery'
export { useChatAddress } from './chat'
export { type CheckoutInput, checkoutQuery, freshCheckout } from './checkoutQuery'
export { ClientProvider, type ClientProviderProps, useClient } from './client'
export { commonConfigQuery } from './commonConfigQuery'
export { useCouponClaim } from './coupon'
export { useDrawCalls } from './draw'
export { useFavoriteAdd, useFavoriteCancel } from './favorite'
export { useSendFeedback } from './feedback'
export { useFileRemove, useFileUpload } from './file'
export { type GoodsPagesInput, goodsListQuery } from './goodsListQuery'
export {
  useApplyInvoice,
  useChangeInvoice,
  useSaveInvoiceProfile,
  useWithdrawInvoice,
} from './invoice'
export { useReadMessages } from './message'
export { type PlacedOrder, type PlaceInput, useCheckout, usePlaceOrder, useReplaceCheckout } from './order'
export { useCancelOrder, useCloseOrder, useReceiveOrder, useReorder } from './orderActions'
export { useOrderCounts } from './orderCounts'
export { useCreateReturn, useSendReturn, useWithdrawReturn } from './orderReturn'
export { usePay, usePayment, usePayTogether, useSendSlip } from './payment'
export { paymentQuery } from './paymentQuery'
export { usePurchaseCodeRemove, usePurchaseCodeRestore, usePurchaseCodeSave } from './purchaseCode'
export {
  listInTheWay,
  usePurchaseListRemove,
  usePurchaseListRename,
  usePurchaseListRestore,
  usePurchaseListSave,
} from './purchaseList'
export { type EndpointQuery, type QueryKeyOf, queryKeyOf, queryOf, refresh, retryQuery } from './query'
export { useQuickBuyMatch } from './quickBuy'
export { useSendReceipt } from './receipt'
export { useCancelRedemption, useReceiveRedemption, useRedeem } from './redemption'
export {
  useRegisterAccount,
  useRegistration,
  useSaveRegistration,
  useWithdrawRegistration,
} from './register'
export { useCreateTicket, useReplyTicket, useTicketState } from './serviceTicket'
export { type Session, useLogin, useLogout, useSession } from './session'
export { shownBuyer } from './shownBuyer'
export { useSmsLogin } from './smsLogin'
export { useSignContract } from './supplyContract'
export { type AddGoodsOptions, type GoodsToAdd, useAddGoods } from './useAddGoods'
export { type UseCallOptions, useCall } from './useCall'
export { type CartEditorOptions, useCartEditor } from './useCartEditor'
export { useCartNumberChange } from './useCartNumberChange'
export { type CheckoutChoice, hasInvoice } from './useCheckoutChoice'
export { type CheckoutPartsOptions, type ShownCheckoutPart, useCheckoutParts } from './useCheckoutParts'
export { useCommonConfig } from './useCommonConfig'
export { type FormFilesOptions, formFilesLabels, useFormFiles } from './useFormFiles'
export { useGoodsList } from './useGoodsList'
export { useGoodsSuggest } from './useGoodsSuggest'
export { type OrderDraftOptions, orderDraftLabels, type PlaceFailure, useOrderDraft } from './useOrderDraft'
export { useOrderGridOfCart } from './useOrderGridOfCart'
export { useOrderPadOfCart } from './useOrderPadOfCart'
export { type SelectedLinesOptions, useSelectedLines } from './useSelectedLines'
export { useSuggestedGoods } from './useSuggestedGoods'
export { useWrite, type WriteOptions } from './useWrite'
export { useWantedAccept, useWantedClose, useWantedCreate } from './wanted'
export { useBindWechat, useEnterByWechat, useStartBinding, useStartWechat, useUnbindWechat } from './wechat'
