export * from './SessionTable'
