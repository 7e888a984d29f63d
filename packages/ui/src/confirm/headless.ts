export {
  ConfirmContent,
  ConfirmDetail,
  ConfirmRoot,
  ConfirmSafe,
  ConfirmText,
  ConfirmTitle,
  ConfirmYes,
} from './ConfirmDialog.headless'
export {
  type AlertOptions,
  type ConfirmOptions,
  ConfirmProvider,
  type ConfirmProviderProps,
  type ConfirmRequest,
  type ConfirmViewProps,
  useAlert,
  useConfirm,
} from './ConfirmProvider.headless'
