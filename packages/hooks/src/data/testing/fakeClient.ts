import type { CallOptions, Client, Endpoint } from '@yaoji/api-client'
import { checkAnswer, checkPayload } from '../../../../api-client/src/testing/contractCheck'
import { sampleOf } from '../../../../api-client/src/testing/sample'

/** One call as it reached the client. */
export interface Sent {
  readonly name: string
  readonly input: unknown
  readonly idempotencyKey: string | undefined
}

/** Answers a call; an error is a failed call. */
export type Answer = (endpoint: Endpoint, input: unknown) => unknown

const answerWithSample: Answer = ({ data }) => sampleOf(data)

/**
 * A client that answers with `answer` in place of the network, and keeps what was sent. Without `answer` it answers every
 * call with a sample of the contract.
 */
export function fakeClient(answer: Answer = answerWithSample): {
  readonly client: Client
  readonly sent: Sent[]
} {
  const sent: Sent[] = []
  const client: Client = {
    flush() {},
    async call(endpoint: Endpoint, input: unknown, { idempotencyKey }: CallOptions = {}) {
      sent.push({ name: endpoint.name, input, idempotencyKey })
      checkPayload(endpoint, input)
      const data = await answer(endpoint, input)
      checkAnswer(endpoint, data)
      // It is the endpoint's own answer by the check.
      return data as never
    },
  }
  return { client, sent }
}
