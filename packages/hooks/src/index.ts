export { type Badge, badgeText } from './badgeText'
export type { CartChoice, CartRow, CartStoreLine, Warehouse } from './cartLine'
export type { CartLineState } from './cartState'
export {
  type CartAnswer,
  type CartBulkAnswer,
  type CartReader,
  type CartStore,
  type CartStoreOptions,
  createCartStore,
} from './cartStore'
export type { CartStoreTotal, CartTotalState, CheckState } from './cartTotals'
export type { FormSchema } from './checkForm'
export { isComposing } from './isComposing'
export { DRAW_CLOSE_TEXT, prizeText } from './prizeText'
export { selectOnFocus } from './selectOnFocus'
export { type AddableGoods, type AddToCart, type UseAddToCartOptions, useAddToCart } from './useAddToCart'
export { type Carousel, type CarouselReason, type UseCarouselOptions, useCarousel } from './useCarousel'
export {
  type UseCartStoreOptions,
  useCartCheck,
  useCartLine,
  useCartRows,
  useCartStore,
  useCartTotal,
} from './useCartStore'
export { type Combobox, type UseComboboxOptions, useCombobox } from './useCombobox'
export { type CompositionGuard, useCompositionGuard } from './useCompositionGuard'
export { type Copy, useCopy } from './useCopy'
export { type DeferredAction, type UseDeferredActionOptions, useDeferredAction } from './useDeferredAction'
export { type Flyouts, type UseFlyoutsOptions, useFlyouts } from './useFlyouts'
export { type Form, type FormFailure, type FormField, type UseFormOptions, useForm } from './useForm'
export {
  type DrawActivity,
  type DrawAnswer,
  type PrizeDraw,
  type PrizeDrawState,
  type UsePrizeDrawOptions,
  usePrizeDraw,
} from './usePrizeDraw'
export { type PurchaseImport, type PurchaseSheet, usePurchaseImport } from './usePurchaseImport'
export { type Quantity, type QuantityChange, type UseQuantityOptions, useQuantity } from './useQuantity'
export {
  type Region,
  type RegionCascade,
  type RegionLevel,
  type UseRegionCascadeOptions,
  useRegionCascade,
} from './useRegionCascade'
export { type ReturnFocus, useReturnFocus } from './useReturnFocus'
export { type UseScrollMemoryOptions, useScrollMemory } from './useScrollMemory'
export { type UseServerClockOptions, useServerClock } from './useServerClock'
export { type UseSettledAnnouncementOptions, useSettledAnnouncement } from './useSettledAnnouncement'
export { type SideCart, type UseSideCartOptions, useSideCart } from './useSideCart'
export { type SingleFlight, type UseSingleFlightOptions, useSingleFlight } from './useSingleFlight'
export { type UseStickyHeaderOptions, useStickyHeader } from './useStickyHeader'
export { type Suggestions, type UseSuggestionsOptions, useSuggestions } from './useSuggestions'
export { type Toast, type ToastContent, type Toasts, useToasts } from './useToasts'
export {
  type SentFile,
  type Upload,
  type UploadContext,
  type UploadItem,
  type UseUploadOptions,
  uploadLabels,
  useUpload,
} from './useUpload'
