/** The naive way: a transaction that others made fail is an error of its call. */
export const withRetry = <D>(db: D): D => db
