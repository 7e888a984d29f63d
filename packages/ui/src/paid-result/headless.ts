export {
  PaidResultFact,
  type PaidResultFactProps,
  PaidResultFacts,
  PaidResultRoot,
  PaidResultTitle,
  PaidResultUnpaid,
  PaidResultUnpaidNumber,
  PaidResultUnpaidPay,
  type PaidResultUnpaidPayProps,
  type PaidResultUnpaidProps,
  type UnpaidSibling,
  usePaidResultUnpaid,
} from './PaidResult.headless'
