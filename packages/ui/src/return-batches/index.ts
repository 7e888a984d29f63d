export * from './ReturnBatches'
export * from './returnBatchesLabels'
