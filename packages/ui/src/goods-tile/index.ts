export * from './GoodsTile'
