export {
  TRANSFER_ROWS,
  TransferAccountCopy,
  type TransferAccountCopyProps,
  type TransferAccountData,
  TransferAccountRoot,
  type TransferAccountRootProps,
  useTransferAccount,
} from './TransferAccount.headless'
