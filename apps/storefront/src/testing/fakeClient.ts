import type { CallOptions, Client, Endpoint } from '@yaoji/api-client'
import { MarketError, type MarketErrorKind } from '@yaoji/api-client'
import { endpoints } from '@yaoji/api-client/contract'
import { checkAnswer, checkPayload } from '../../../../packages/api-client/src/testing/contractCheck'

/** One call as it reached the client. */
export interface Asked {
  readonly name: string
  readonly input: unknown
  readonly key: string | undefined
}

/** Answers by endpoint name; `*` answers every other call. A function may throw, or answer later. */
export type Answers = Record<string, (input: never, asked: Asked) => unknown>

export interface FakeClient extends Client {
  readonly asked: Asked[]
  readonly askedOf: (name: string) => Asked[]
  /** Other answers from now on. */
  answer(more: Answers): void
}

/** Names of the calls that a test can answer. */
const NAMES = new Set(['*', ...endpoints.map(({ name }) => name)])

/** Throws for an answer to a call that the contract does not have: nobody would ask for it. */
function checkNames(answers: Answers): void {
  const unknown = Object.keys(answers).filter(name => !NAMES.has(name))
  if (unknown.length > 0) throw new Error(`test: the contract has no call ${unknown.join(', ')}.`)
}

/** A client that answers from a table in place of the network, and keeps what it was asked. */
export function fakeClient(answers: Answers): FakeClient {
  checkNames(answers)
  let table = answers
  const asked: Asked[] = []
  return {
    asked,
    askedOf: name => asked.filter(each => each.name === name),
    answer(more) {
      checkNames(more)
      table = { ...table, ...more }
    },
    flush() {},
    // The table's answers are the endpoint's own by the test that wrote them.
    async call(endpoint: Endpoint, input: unknown, { idempotencyKey }: CallOptions = {}) {
      const call = { name: endpoint.name, input, key: idempotencyKey }
      asked.push(call)
      checkPayload(endpoint, input)
      const answer = table[endpoint.name] ?? table['*']
      if (!answer) throw new Error(`test: nobody answers ${endpoint.name}.`)
      const data = await answer(input as never, call)
      checkAnswer(endpoint, data)
      return data as never
    },
  }
}

/** What the client throws for a refused or broken call. */
export function failWith(
  kind: MarketErrorKind,
  details: { message?: string; code?: number; data?: unknown; fields?: Record<string, string[]> } = {},
): never {
  const endpoint = { name: 'test', method: 'POST', path: '/', summary: '', access: 'buyer' }
  // Only the endpoint's name and its `silent` are read of an error's endpoint.
  throw new MarketError({ kind, endpoint: endpoint as never, message: '', ...details })
}

/** An answer of a service whose clock goes on: another one from a second after now. */
export function changingInASecond<Answer>(before: () => Answer, after: () => Answer): () => Answer {
  const change = Date.now() + 1000
  return () => (Date.now() < change ? before() : after())
}
