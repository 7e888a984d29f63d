/**
 * A new idempotency key: 128 random bits, as four numbers. `crypto.randomUUID` does not exist on pages over plain
 * http.
 */
export function newIdempotencyKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}
