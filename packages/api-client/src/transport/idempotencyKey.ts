/**
 * A new key for one intent: 128 random bits, as four numbers. `crypto.randomUUID` is missing where a page comes over
 * plain http.
 */
export function newIdempotencyKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}
