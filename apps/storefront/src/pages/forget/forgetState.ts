/** The code that proves a phone: step 1 has checked it, step 2 uses it. */
export interface ResetProof {
  readonly phone: string
  readonly code: string
}

/**
 * What one step gives to the next: the state of the history entry. It is in this tab alone, is there after a reload, and
 * is never part of an address. The code can be used once, within minutes, by this browser.
 */
export function proofOf(state: unknown): ResetProof | null {
  const { phone, code } = fieldsOf(state)
  return phone && code ? { phone, code } : null
}

/** The phone of the account whose password was reset; null when it was not. */
export function resetPhoneOf(state: unknown): string | null {
  const { phone, done } = fieldsOf(state)
  return phone && done ? phone : null
}

/** The state of step 3. */
export const resetDone = (phone: string) => ({ phone, done: '1' })

function fieldsOf(state: unknown): Readonly<Record<string, string | undefined>> {
  // An entry of another page has another state.
  return typeof state === 'object' && state !== null ? (state as Record<string, string | undefined>) : {}
}
