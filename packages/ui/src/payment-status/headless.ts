export {
  PAYMENT_STATES,
  type PaymentState,
  type PaymentStatusPayment,
  PaymentStatusRoot,
  type PaymentStatusRootProps,
  PaymentStatusText,
  PaymentStatusTime,
  PaymentStatusTitle,
  usePaymentStatus,
} from './PaymentStatus.headless'
