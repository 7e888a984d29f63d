export * from './ConfirmProvider'
