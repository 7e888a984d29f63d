import { createHash } from 'node:crypto'
import type { Envelope } from '@yaoji/api-client/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { gzipText, sendText } from './send-text'

/** An answer as it is sent: made once for all calls that share it. */
export interface SharedAnswer {
  readonly text: string
  /** Also that of the compressed text, so it is a weak one. */
  readonly etag: string
  gzipped(): Promise<Buffer>
}

export function sharedAnswer(envelope: Envelope): SharedAnswer {
  const text = JSON.stringify(envelope)
  const hash = createHash('sha1').update(text).digest('base64')
  let gzipped: Promise<Buffer> | null = null
  return {
    text,
    etag: `W/"${hash}"`,
    gzipped() {
      gzipped ??= gzipText(text)
      return gzipped
    },
  }
}

export async function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: SharedAnswer,
): Promise<FastifyReply> {
  reply.type('application/json; charset=utf-8').header('ETag', answer.etag)
  return sendText(request, reply, answer.text, answer.gzipped)
}
