export {
  PaymentStatus,
  type PaymentStatusProps,
  PaymentStatusRoot,
  PaymentStatusText,
  PaymentStatusTime,
  PaymentStatusTitle,
} from './PaymentStatus'
export type { PaymentState, PaymentStatusPayment } from './PaymentStatus.headless'
