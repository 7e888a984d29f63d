export { DocumentList } from './DocumentList'
export type { DocumentListProps, GoodsDocument } from './DocumentList.headless'
