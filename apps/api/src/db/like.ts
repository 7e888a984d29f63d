/** A typed text for a pattern of `like` or `ilike`: its letters as they are, none of them a wildcard. */
export function likeText(typed: string): string {
  return typed.replace(/[\\%_]/g, match => `\\${match}`)
}
