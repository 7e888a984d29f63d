export * from './TransactionList'
