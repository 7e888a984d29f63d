export * from './ConfirmProvider'
export * from './confirmTypes'
export * from './useConfirmedAction'
export * from './useDiscardConfirm'
