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
export { combineQueries, type ViewedQuery } from './combineQueries'
export {
  type FailureTextWords,
  failureText,
  isConflictError,
  isMissingError,
  type ReadFailure,
  readFailure,
} from './failureOfError'
export { focusAround } from './focusAround'
export { keepInstallPrompt, showInstallPrompt } from './installPrompt'
export { isComposing } from './isComposing'
export { createMessageChannel, type MessageChannel } from './messageChannel'
export {
  ORDER_GRID_ROWS,
  type OrderGrid,
  type OrderGridAction,
  type OrderGridAnswer,
  type OrderGridBought,
  type OrderGridCounts,
  type OrderGridDoubt,
  type OrderGridDraft,
  type OrderGridFilter,
  type OrderGridGoods,
  type OrderGridGoodsLine,
  type OrderGridListRef,
  type OrderGridMatch,
  type OrderGridMatches,
  type OrderGridMessage,
  type OrderGridNews,
  type OrderGridNote,
  type OrderGridPrice,
  type OrderGridProduct,
  type OrderGridReadyRow,
  type OrderGridResultRow,
  type OrderGridRow,
  type OrderGridSavedLine,
  type OrderGridStatus,
  orderGridCounts,
  orderGridDraftLines,
  orderGridFields,
  orderGridNote,
  orderGridPrice,
  type UseOrderGridOptions,
  useOrderGrid,
} from './order-grid'
export {
  type OrderPad,
  type OrderPadAnswer,
  type OrderPadCounts,
  type OrderPadGoods,
  type OrderPadItem,
  type OrderPadLine,
  type OrderPadMessage,
  type OrderPadRow,
  orderPadField,
  type UseOrderPadOptions,
  useOrderPad,
} from './order-pad'
export { DRAW_CLOSE_TEXT, prizeText } from './prizeText'
export {
  choiceField,
  dayField,
  integerField,
  keywordsField,
  monthField,
  pageField,
  readDays,
  type SearchField,
  textField,
} from './searchFields'
export { changeSearch, readSearch, type SearchFields, type SearchState } from './searchState'
export { selectOnFocus } from './selectOnFocus'
export { stopFormAt } from './stopFormAt'
export {
  type StoreMatrixAnswer,
  type StoreMatrixCell,
  type StoreMatrixEntry,
  type StoreMatrixGoods,
  type StoreMatrixMessage,
  type StoreMatrixPaste,
  type StoreMatrixResult,
  type StoreMatrixState,
  type StoreMatrixTotal,
  type UseStoreMatrixOptions,
  useStoreMatrix,
} from './store-matrix'
export { unixSeconds } from './unixSeconds'
export {
  type AcceptanceEntry,
  type AcceptanceLine,
  type AcceptancePack,
  useAcceptance,
} from './useAcceptance'
export {
  type AddableGoods,
  type AddToCart,
  addReason,
  type UseAddToCartOptions,
  useAddToCart,
} from './useAddToCart'
export { useArrivalFocus } from './useArrivalFocus'
export { type Carousel, type CarouselReason, type UseCarouselOptions, useCarousel } from './useCarousel'
export { useCartBar } from './useCartBar'
export {
  type UseCartStoreOptions,
  useCartCheck,
  useCartLine,
  useCartRows,
  useCartStore,
  useCartTotal,
} from './useCartStore'
export { type Choice, useChoice } from './useChoice'
export { type Combobox, type UseComboboxOptions, useCombobox } from './useCombobox'
export { type CompositionGuard, useCompositionGuard } from './useCompositionGuard'
export { type Copy, useCopy } from './useCopy'
export { type DailyPromptOptions, useDailyPrompt } from './useDailyPrompt'
export { useDebouncedValue } from './useDebouncedValue'
export { type DeferredAction, type UseDeferredActionOptions, useDeferredAction } from './useDeferredAction'
export { type DraftForm, type UseDraftFormOptions, useDraftForm } from './useDraftForm'
export { type Flyouts, type UseFlyoutsOptions, useFlyouts } from './useFlyouts'
export { useFocusOnMount } from './useFocusOnMount'
export { useFocusWhenLost } from './useFocusWhenLost'
export { type Form, type FormFailure, type FormField, type UseFormOptions, useForm } from './useForm'
export { type FormDraft, useFormDraft } from './useFormDraft'
export { type FormParts, type FormPartsOptions, type MissingFormPart, useFormParts } from './useFormParts'
export { type FoundRows, useFoundRows } from './useFoundRows'
export { useIdle } from './useIdle'
export { type KeysBefore, useKeysBefore } from './useKeysBefore'
export { type UseLoadedOptions, useLoaded } from './useLoaded'
export { useMediaQuery } from './useMediaQuery'
export { type DatedQuery, useNewAnswer } from './useNewAnswer'
export { type Opening, useOpening } from './useOpening'
export {
  type PopupRows,
  type TypedBefore,
  type UsePopupRowsOptions,
  usePopupRows,
} from './usePopupRows'
export {
  type DrawActivity,
  type DrawAnswer,
  type PrizeDraw,
  type PrizeDrawState,
  type UsePrizeDrawOptions,
  usePrizeDraw,
} from './usePrizeDraw'
export {
  type PurchaseFile,
  type PurchaseFileFault,
  type UsePurchaseFileOptions,
  usePurchaseFile,
} from './usePurchaseFile'
export { type PurchaseImport, type PurchaseSheet, usePurchaseImport } from './usePurchaseImport'
export {
  type AdjustedNumber,
  type Quantity,
  type QuantityChange,
  type UseQuantityOptions,
  useQuantity,
} from './useQuantity'
export {
  type Region,
  type RegionCascade,
  type RegionLevel,
  type UseRegionCascadeOptions,
  useRegionCascade,
} from './useRegionCascade'
export { useRequest } from './useRequest'
export { type ReturnFocus, useReturnFocus } from './useReturnFocus'
export {
  type ReturnRequestBatch,
  type ReturnRequestClaim,
  type ReturnRequestKind,
  type ReturnRequestOptions,
  returnPacksField,
  returnRequestTexts,
  useReturnRequest,
} from './useReturnRequest'
export { type UseScrollMemoryOptions, useScrollMemory } from './useScrollMemory'
export { useSecondsLeft } from './useSecondsLeft'
export { type UseServerClockOptions, useServerClock } from './useServerClock'
export { type UseSettledAnnouncementOptions, useSettledAnnouncement } from './useSettledAnnouncement'
export { type SideCart, type UseSideCartOptions, useSideCart } from './useSideCart'
export { type SingleFlight, type UseSingleFlightOptions, useSingleFlight } from './useSingleFlight'
export { type UseStickyHeaderOptions, useStickyHeader } from './useStickyHeader'
export { type StoredChoiceOptions, useStoredChoice } from './useStoredChoice'
export { type Suggestions, type UseSuggestionsOptions, useSuggestions } from './useSuggestions'
export { type Toast, type ToastContent, type Toasts, useToasts } from './useToasts'
export { useTypedTexts } from './useTypedTexts'
export { useUnloadWarning } from './useUnloadWarning'
export {
  type SentFile,
  type Upload,
  type UploadContext,
  type UploadItem,
  type UseUploadOptions,
  uploadLabels,
  useUpload,
} from './useUpload'
