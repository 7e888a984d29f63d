export * from './ConfirmProvider'
export * from './useConfirmedAction'
export * from './useDiscardConfirm'
