import path from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failure } from '../wire/envelope'

const A_YEAR = 'public, max-age=31536000, immutable'

/** Serves the built storefront: hashed assets for a year, the page afresh, and no page in place of a missing file. */
export async function storefrontPlugin(app: FastifyInstance): Promise<void> {
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
  const showPage = (reply: FastifyReply) => reply.header('Cache-Control', 'no-cache').sendFile('index.html')
  app.setNotFoundHandler((request, reply) => {
    if (root && wantsPage(request)) return showPage(reply)
    return reply.code(404).send(failure(404, '没有找到您要的内容'))
  })
}

/** Folders of what is no page: what is missing there is missing. */
const NO_PAGES = /^\/(api|pay|pictures|assets)\//

/**
 * Whether the storefront answers this address, with its page or its own /404 (RT-01). A browser says that it opens a
 * page; without one the name decides, so that a missing picture is never answered by a page.
 */
function wantsPage(request: FastifyRequest): boolean {
  const pathname = request.url.split('?')[0] ?? ''
  if (request.method !== 'GET' || NO_PAGES.test(pathname)) return false
  const silent = request.headers['sec-fetch-dest'] === undefined
  return silent ? !/\.\w{2,5}$/.test(pathname) : opensPage(request)
}

/** Whether a browser says that it opens a page with this request. */
export const opensPage = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  headers['sec-fetch-dest'] === 'document'
