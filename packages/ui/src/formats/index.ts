export * from './FormatsProvider'
export * from './times'
export { useMoney } from './useMoney'
export { useTimes } from './useTimes'
