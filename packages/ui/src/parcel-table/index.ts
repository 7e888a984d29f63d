export * from './ParcelTable'
