export * from './ReturnPanel'
export * from './SendBackNotice'
