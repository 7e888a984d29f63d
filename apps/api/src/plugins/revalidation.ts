import etag from '@fastify/etag'
import fp from 'fastify-plugin'

/**
 * Lets a browser ask whether an answer that it has is still right: an answer that is the same is sent as a 304 without a
 * body. Only what every visitor is answered may be stored; what a buyer is answered is on no disk (see `errors.ts`).
 */
export const revalidationPlugin = fp(
  async app => {
    // Weak: the compressed answer and the plain one have the same tag.
    await app.register(etag, { weak: true })
    app.addHook('preHandler', async ({ viewer, routeOptions, method }, reply) => {
      const endpoint = routeOptions.config?.endpoint
      const isShared =
        method === 'GET' &&
        endpoint?.access === 'anyone' &&
        viewer?.buyer === null &&
        viewer.sessionId === null
      if (isShared) reply.header('Cache-Control', 'private, no-cache')
    })
  },
  { name: 'revalidation' },
)
