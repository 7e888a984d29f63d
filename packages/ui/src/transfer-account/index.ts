export * from './TransferAccount'
