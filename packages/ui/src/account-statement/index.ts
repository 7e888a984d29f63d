export * from './AccountStatement'
export * from './accountStatementLabels'
export * from './StatementBar'
export * from './statementTypes'
