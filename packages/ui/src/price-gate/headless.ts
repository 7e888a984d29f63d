export * from './PriceGate'
