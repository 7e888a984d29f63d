export { ConfirmProvider } from './ConfirmProvider'
export { type AlertOptions, type ConfirmOptions, useAlert, useConfirm } from './ConfirmProvider.headless'
