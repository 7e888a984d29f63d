import { differences } from '../conformance/differences'
import { callOf, type Endpoint } from '../contract'

/** What tests sent or answered that the contract does not allow, since it was last read. */
const mismatches = new Set<string>()

/**
 * Throws if a fake client or a fake fetch was used outside the contract since the last time. Call it after each test. The
 * call itself does not throw for this: a page would show or repeat it like any failure of the service.
 */
export function expectContractKept(): void {
  const found = [...mismatches]
  mismatches.clear()
  if (found.length > 0) throw new Error(`api-client/testing: outside the contract.\n${found.join('\n')}`)
}

/** Notes what is wrong with the payload of a call. */
export function checkPayload(endpoint: Endpoint, input: unknown): void {
  note(endpoint, 'payload', callOf(endpoint).payload, input)
}

/** Notes what is wrong with an answer to it. */
export function checkAnswer(endpoint: Endpoint, answer: unknown): void {
  note(endpoint, 'data', endpoint.data, answer)
}

function note({ name }: Endpoint, at: string, schema: Endpoint['data'], value: unknown): void {
  for (const what of differences(schema, value, at)) mismatches.add(`${name} ${what}`)
}
