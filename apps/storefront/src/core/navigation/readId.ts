/** Largest id of the service. */
const MAX_ID = 2_147_483_647

/** The id in a part of an address; null when it is none. */
export function readId(text: string | null | undefined): number | null {
  const id = Number(text ?? '')
  return Number.isSafeInteger(id) && id > 0 && id <= MAX_ID ? id : null
}
