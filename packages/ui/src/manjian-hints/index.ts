export * from './ManjianHints'
export * from './manjianText'
