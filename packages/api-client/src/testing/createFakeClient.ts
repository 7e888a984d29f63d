import type { CallOptions, Client } from '../client'
import { type Endpoint, endpoints } from '../contract'
import type { Answers, EndpointName, SentCall } from './answers'
import { checkAnswer, checkPayload } from './contractCheck'

export interface FakeClient extends Client {
  /** Every call, in the order in which they were sent. */
  readonly sent: readonly SentCall[]
  /** The calls of one endpoint, by its name. */
  readonly sentTo: (name: EndpointName) => SentCall[]
  /** Other answers from now on; the rest stays as it was. */
  answer(more: Answers): void
}

const NAMES: ReadonlySet<string> = new Set(['*', ...endpoints.map(({ name }) => name)])

/** A name that the contract does not have would never be used. */
function checkNames(answers: Answers): void {
  const unknown = Object.keys(answers).filter(name => !NAMES.has(name))
  if (unknown.length > 0) {
    throw new Error(`api-client/testing: the contract has no endpoint ${unknown.join(', ')}. Correct the name.`)
  }
}

/**
 * Creates a client that answers from a table in place of a service and stores what was sent, for tests and stories. It
 * compares each payload and each answer with the contract; `expectContractKept()` throws for what differs.
 *
 * @example
 * const client = createFakeClient({ 'goods.list': () => goodsListOf(goodsFor(1)) })
 * render(<ClientProvider client={client}>…</ClientProvider>)
 */
export function createFakeClient(answers: Answers = {}): FakeClient {
  checkNames(answers)
  let table = answers
  const sent: SentCall[] = []
  return {
    sent,
    sentTo: name => sent.filter(call => call.name === name),
    answer(more) {
      checkNames(more)
      table = { ...table, ...more }
    },
    flush() {},
    async call(endpoint: Endpoint, input: unknown, { idempotencyKey }: CallOptions = {}) {
      const call = { endpoint, name: endpoint.name, input, idempotencyKey }
      sent.push(call)
      checkPayload(endpoint, input)
      const answer = table[endpoint.name as EndpointName] ?? table['*']
      if (!answer) {
        throw new Error(
          `api-client/testing: no answer for ${endpoint.name}. Add '${endpoint.name}' or '*' to the answers.`,
        )
      }
      const data: unknown = await answer(input as never, call)
      checkAnswer(endpoint, data)
      // It is the endpoint's data by the check.
      return data as never
    },
  }
}
