export {
  TransferAccount,
  TransferAccountCopy,
  type TransferAccountProps,
  TransferAccountRoot,
} from './TransferAccount'
export type { TransferAccountData } from './TransferAccount.headless'
