import type { CallOptions, Client } from '../client'
import type { Endpoint } from '../contract'
import type { Upload, UploadFile } from '../upload'
import type { Answers } from './answers'
import { createAnswerTable, type RecordedCalls } from './answerTable'

export interface FakeClient extends Client, RecordedCalls {
  /** Sends a file to a `multipart` endpoint, in place of the function that `createUpload` returns. */
  readonly upload: Upload
}

/**
 * Creates a client that answers from a table in place of a service and records what was sent, for tests and stories. It
 * compares each payload and each answer with the contract; `expectContractKept()` throws for what differs.
 *
 * @example
 * const client = createFakeClient({ 'goods.list': () => goodsListOf(goodsFor(1)) })
 * render(<ClientProvider client={client}>…</ClientProvider>)
 */
export function createFakeClient(answers: Answers = {}): FakeClient {
  const { reply, ...recorded } = createAnswerTable(answers)
  const send = (endpoint: Endpoint, input: unknown, idempotencyKey?: string, file?: UploadFile) =>
    // The data is compared with the contract; the type of `reply` is not generic.
    reply({ endpoint, name: endpoint.name, input, idempotencyKey, file }) as Promise<never>
  return {
    ...recorded,
    flush() {},
    call: (endpoint, input, { idempotencyKey }: CallOptions = {}) => send(endpoint, input, idempotencyKey),
    upload: (endpoint, input, file) => send(endpoint, input, undefined, file),
  }
}
