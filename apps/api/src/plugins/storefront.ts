import path from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { ReadAsVisitor } from '../ports/pages'
import { sessionCookie } from '../session/cookie'
import { failure } from '../wire/envelope'
import { sendText } from '../wire/send-text'

const A_YEAR = 'public, max-age=31536000, immutable'

/** Serves the built storefront: hashed assets are cached for a year, the page is not, and a missing file is a 404. */
export const storefrontPlugin = fp(
  async app => {
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
    const { config, ports } = app.deps
    const readAsVisitor: ReadAsVisitor = async url => {
      const { statusCode, body } = await app.inject({ url })
      return { status: statusCode, body }
    }
    /** The page with its content, for a visitor. Nobody has bought anything in a browser without a session. */
    const pageFor = async ({ url, headers }: FastifyRequest) =>
      headers.cookie?.includes(`${sessionCookie(config)}=`) ? null : ports.pages?.page(url, readAsVisitor)
    // The first visitor finds the thread started.
    app.addHook('onListen', async () => void ports.pages?.page('/', readAsVisitor))
    app.setNotFoundHandler(async (request, reply) => {
      if (!root || !wantsPage(request)) return reply.code(404).send(failure(404, '没有找到您要的内容'))
      const page = await pageFor(request)
      if (!page) return reply.header('Cache-Control', 'no-cache').sendFile('index.html')
      // After a login, going back must not show what the visitor saw.
      reply.header('Cache-Control', 'no-store').type('text/html; charset=utf-8')
      // No route answers here, so the compression of routes does not either.
      return sendText(request, reply, page)
    })
  },
  { name: 'storefront', dependencies: ['security', 'compression'], decorators: { fastify: ['deps'] } },
)

/** Folders without pages: a missing file there is a 404. */
const NO_PAGES = /^\/(api|pay|pictures|assets)\//

/**
 * Whether the storefront serves this address, with a page or its /404 (RT-01). Browsers send a header when they open a
 * page; without the header the file name decides, so that a missing picture never gets a page.
 */
function wantsPage(request: FastifyRequest): boolean {
  const pathname = request.url.split('?')[0] ?? ''
  if (request.method !== 'GET' || NO_PAGES.test(pathname)) return false
  const silent = request.headers['sec-fetch-dest'] === undefined
  return silent ? !/\.\w{2,5}$/.test(pathname) : opensPage(request)
}

/** Whether a browser opens a page with this request. */
export const opensPage = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  headers['sec-fetch-dest'] === 'document'
