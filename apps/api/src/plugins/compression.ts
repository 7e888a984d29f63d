import compress from '@fastify/compress'
import fp from 'fastify-plugin'
import { MIN_BYTES } from '../wire/send-text'

/**
 * Compresses responses for browsers that accept it. Files that the storefront's build compressed are sent as they are.
 * Request bodies are never decompressed.
 */
export const compressionPlugin = fp(
  async app => {
    await app.register(compress, {
      encodings: ['gzip', 'identity'],
      threshold: MIN_BYTES,
      globalDecompression: false,
    })
  },
  { name: 'compression' },
)
