/** Whether a part of an address can be the number of a return or a ticket: that of its order, `-`, and its place in it. */
export function isRequestNumber(text: string): boolean {
  return /^[A-Z0-9]{1,30}-[TS]\d{1,6}$/.test(text)
}
