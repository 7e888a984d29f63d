export * from './AddedLinesDialog'
export * from './addedLines'
