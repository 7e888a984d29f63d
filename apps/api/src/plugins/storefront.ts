import path from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { failure } from '../wire/envelope'

const A_YEAR = 'public, max-age=31536000, immutable'

/** Serves the built storefront: hashed assets for a year, the page afresh, and no page in place of a missing file. */
export async function serveStorefront(app: FastifyInstance): Promise<void> {
  const root = app.deps.config.storefrontDir
  if (root) {
    await app.register(serveStatic, {
      root,
      wildcard: false,
      index: false,
      preCompressed: true,
      setHeaders(response, file) {
        const hashed = file.includes(`${path.sep}assets${path.sep}`)
        response.header('Cache-Control', hashed ? A_YEAR : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const pathname = request.url.split('?')[0] ?? ''
    const page = root !== null && request.method === 'GET' && !/^\/(api|pay|pictures|assets)\//.test(pathname)
    if (page && !/\.\w{2,5}$/.test(pathname))
      return reply.header('Cache-Control', 'no-cache').sendFile('index.html')
    return reply.code(404).send(failure(404, '没有找到您要的内容'))
  })
}
