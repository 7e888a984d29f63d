export type {
  StoreMatrixAnswer,
  StoreMatrixCell,
  StoreMatrixEntry,
  StoreMatrixGoods,
  StoreMatrixMessage,
  StoreMatrixResult,
  StoreMatrixTotal,
} from './storeMatrixTypes'
export {
  type StoreMatrixPaste,
  type StoreMatrixState,
  type UseStoreMatrixOptions,
  useStoreMatrix,
} from './useStoreMatrix'
