import { differences } from '../conformance/differences'
import { callOf, type Endpoint } from '../contract'

/** What tests sent or answered that the contract does not allow, since it was last read. */
const mismatches = new Set<string>()

/**
 * Ends a test whose fake service was not the real one: every payload and every answer is compared with the contract. It
 * is not thrown by the call, which a page would show or repeat like any failure of the service.
 */
export function expectContractKept(): void {
  const found = [...mismatches]
  mismatches.clear()
  if (found.length > 0) throw new Error(`test: outside the contract.\n${found.join('\n')}`)
}

/** Notes what is wrong with the payload of a call. Beside that of a file is its name (fakeShop.tsx of the storefront). */
export function checkPayload(endpoint: Endpoint, input: unknown): void {
  const payload = endpoint.multipart ? { ...(input as object), name: undefined } : input
  note(endpoint, 'payload', callOf(endpoint).payload, payload)
}

/** Notes what is wrong with an answer to it. */
export function checkAnswer(endpoint: Endpoint, answer: unknown): void {
  note(endpoint, 'data', endpoint.data, answer)
}

function note({ name }: Endpoint, at: string, schema: Endpoint['data'], value: unknown): void {
  for (const what of differences(schema, value, at)) mismatches.add(`${name} ${what}`)
}
