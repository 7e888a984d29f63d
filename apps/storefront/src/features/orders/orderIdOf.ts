/** The order that an address names; null when it names none. */
export function orderIdOf(text: string | null | undefined): number | null {
  const id = Number(text ?? '')
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
