/** Tells developers about a value that cannot be shown; says nothing in production, and never throws. */
export function developerError(message: string): void {
  // biome-ignore lint/suspicious/noConsole: developers read it; buyers get a page that still renders
  if (process.env.NODE_ENV !== 'production') console.error(`ui: ${message}`)
}
