export * from './YaojiProvider'
