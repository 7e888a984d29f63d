/**
 * A new key for one intent: 128 random bits as 32 hexadecimal digits. `crypto.randomUUID` is missing where a page comes
 * over plain http.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
