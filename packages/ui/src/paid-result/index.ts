export {
  PaidResult,
  PaidResultFact,
  PaidResultFacts,
  type PaidResultProps,
  PaidResultRoot,
  PaidResultTitle,
  PaidResultUnpaid,
  PaidResultUnpaidNumber,
  PaidResultUnpaidPay,
} from './PaidResult'
export type { UnpaidSibling } from './PaidResult.headless'
