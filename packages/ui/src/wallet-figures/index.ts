export * from './BalanceFigures'
export * from './WalletFigures'
