export * from './PaperSheet'
export * from './PaperTable'
