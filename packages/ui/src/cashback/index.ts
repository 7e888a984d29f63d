export * from './CashbackPlan'
export * from './CashbackProgress'
export * from './CashbackTables'
export * from './cashbackTypes'
