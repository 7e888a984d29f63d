export { PaidResult, type PaidResultProps, type UnpaidSibling } from './PaidResult'
