export { BatchTable } from './BatchTable'
export type { Batch, BatchTableProps } from './BatchTable.headless'
