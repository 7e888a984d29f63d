/** Joins class names and leaves out what is missing. */
export function joinClass(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
