/** A notice of the database, of either kind of it. */
interface Notice {
  readonly code?: string
  readonly message?: string
}

/** SQLSTATE of a warning that a migration or a function raises. Those of the server itself have codes of their own. */
const RAISED = '01000'

/** Prints a warning that a migration raises, like a row that does not fit. */
export function printWarning({ code, message }: Notice): void {
  if (code === RAISED) process.emitWarning(message ?? '', 'DatabaseWarning')
}
