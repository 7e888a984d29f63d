export { DocumentList, type DocumentListProps, type GoodsDocument } from './DocumentList.headless'
