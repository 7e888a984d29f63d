export * from './ArrivalTable'
export * from './FavoritePanel'
export * from './FavoriteTable'
