export {
  ToastAction,
  ToastClose,
  ToastItem,
  ToastProvider,
  ToastRegion,
  ToastText,
  useToast,
  useToastList,
} from './Toast.headless'
