export { ToastAction, ToastClose, ToastItem, ToastProvider, ToastRegion, ToastText } from './Toast'
export { useToast, useToastList } from './Toast.headless'
