export * from './ConfirmProvider'
export * from './useDiscardConfirm'
