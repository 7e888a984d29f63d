export * from './ArrivalButton'
