export { type Batch, BatchTable, type BatchTableProps } from './BatchTable.headless'
