export * from './FormatsProvider'
export * from './times'
