import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Shorter texts are not compressed: it would cost more than it saves. */
export const MIN_BYTES = 1024

export const gzipText: (text: string) => Promise<Buffer> = promisify(gzip)

/**
 * Sends a text, compressed for who accepts that: for what the compression of routes does not see, and what has its
 * compressed bytes already (`compressed`).
 */
export async function sendText(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  text: string,
  compressed: () => Promise<Buffer> = () => gzipText(text),
): Promise<FastifyReply> {
  if (text.length < MIN_BYTES) return reply.send(text)
  reply.header('Vary', 'accept-encoding')
  if (negotiate(headers['accept-encoding'] ?? 'identity', ['gzip', 'identity']) !== 'gzip')
    return reply.send(text)
  return reply.header('Content-Encoding', 'gzip').send(await compressed())
}
