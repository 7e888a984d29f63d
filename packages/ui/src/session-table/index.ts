export * from './SessionTable'
export * from './useEndSessions'
