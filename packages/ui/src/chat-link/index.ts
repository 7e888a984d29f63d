export * from './ChatLink'
export * from './chatLinkLabels'
