import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { Envelope } from '@yaoji/api-client/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An answer as it is sent: made once for all calls that share it. */
export interface SharedAnswer {
  readonly text: string
  /** Also that of the compressed text, so it is a weak one. */
  readonly etag: string
  gzipped(): Promise<Buffer>
}

/** Shorter answers are not compressed: it would cost more than it saves. */
export const MIN_BYTES = 1024

const compress = promisify(gzip)

export function sharedAnswer(envelope: Envelope): SharedAnswer {
  const text = JSON.stringify(envelope)
  const hash = createHash('sha1').update(text).digest('base64')
  let gzipped: Promise<Buffer> | null = null
  return {
    text,
    etag: `W/"${hash}"`,
    gzipped() {
      gzipped ??= compress(text)
      return gzipped
    },
  }
}

export async function sendShared(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  answer: SharedAnswer,
): Promise<FastifyReply> {
  reply.type('application/json; charset=utf-8').header('ETag', answer.etag)
  const accepted = headers['accept-encoding'] ?? 'identity'
  const isCompressed = answer.text.length >= MIN_BYTES && negotiate(accepted, ['gzip', 'identity']) === 'gzip'
  if (!isCompressed) return reply.send(answer.text)
  reply.header('Content-Encoding', 'gzip').header('Vary', 'accept-encoding')
  return reply.send(await answer.gzipped())
}
