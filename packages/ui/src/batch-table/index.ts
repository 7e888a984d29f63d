export * from './BatchTable'
