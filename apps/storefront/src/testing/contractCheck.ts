import { callOf, type Endpoint } from '@yaoji/api-client/contract'

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

/** Notes what is wrong with the payload of a call. Beside that of a file is its name (fakeShop.tsx). */
export function checkPayload(endpoint: Endpoint, input: unknown): void {
  const payload = endpoint.multipart ? { ...(input as object), name: undefined } : input
  note(endpoint, 'payload', callOf(endpoint).payload, payload)
}

/** Notes what is wrong with an answer to it. */
export function checkAnswer(endpoint: Endpoint, answer: unknown): void {
  note(endpoint, 'data', endpoint.data, answer)
}

function note({ name }: Endpoint, at: string, schema: Endpoint['data'], value: unknown): void {
  const read = schema.safeParse(value)
  const wrong = read.success
    ? unknownFields(value, read.data, at)
    : read.error.issues.map(issue => `${[at, ...issue.path].join('.')}: ${issue.message || issue.code}`)
  for (const what of wrong) mismatches.add(`${name} ${what}`)
}

/** The fields that a schema dropped. */
function unknownFields(given: unknown, known: unknown, at: string): string[] {
  if (typeof given !== 'object' || given === null) return []
  return Object.entries(given).flatMap(([name, value]) => {
    if (value === undefined) return []
    // A schema keeps the form of what it accepts, so `known` is an object where `given` is one.
    const other = (known as Record<string, unknown> | null | undefined)?.[name]
    return other === undefined ? [`${at}.${name}: unknown`] : unknownFields(value, other, `${at}.${name}`)
  })
}
