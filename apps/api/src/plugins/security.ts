import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import helmet from '@fastify/helmet'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { calledPath } from '../wire/called-path'
import { forbidden } from '../wire/refusal'

/** Calls from other servers. Each checks a signature instead. */
const CALLED_BY_SERVERS: ReadonlySet<string> = new Set(['/api/pay/callback'])

/** GETs that change something: a Lax cookie is sent with them from foreign pages too. */
const CHANGING_GETS: ReadonlySet<string> = new Set(['/api/draw'])

/** The shop needs none of these. A file input takes photos without the camera permission. */
const PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=(), browsing-topics=()'

/** Sets the security headers and refuses calls that a foreign page sends through a buyer's browser. */
export const securityPlugin = fp(
  async app => {
    const { publicUrl, statsUrl, storefrontDir } = app.deps.config
    const own = new URL(publicUrl).host
    await app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...(storefrontDir ? scriptHashes(storefrontDir) : [])],
          styleSrc: ["'self'", "'unsafe-inline'"],
          // `blob:` is the preview of a picture before it is sent.
          imgSrc: ["'self'", 'data:', 'blob:'],
          // Page views may go to the service of STATS_URL (CH-02), and to nobody else.
          connectSrc: ["'self'", ...(statsUrl ? [new URL(statsUrl).origin] : [])],
          fontSrc: ["'self'"],
          frameSrc: ["'self'"],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'self'"],
        },
      },
      crossOriginEmbedderPolicy: false,
      referrerPolicy: { policy: 'same-origin' },
      strictTransportSecurity: publicUrl.startsWith('https:') ? undefined : false,
    })
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('Permissions-Policy', PERMISSIONS)
    })
    app.addHook('onRequest', async request => {
      const path = calledPath(request)
      if (path === null || CALLED_BY_SERVERS.has(path)) return
      const unsafe = request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'OPTIONS'
      if ((unsafe || CHANGING_GETS.has(path)) && isForeign(request, own)) throw forbidden('请求来源不被允许')
      if (unsafe && path.startsWith('/api/') && request.headers['x-requested-with'] === undefined) {
        throw forbidden('请求缺少 X-Requested-With')
      }
    })
  },
  { name: 'security', dependencies: ['errors'], decorators: { fastify: ['deps'] } },
)

/** The scripts that the build has put into the page, as the policy names them. */
function scriptHashes(storefrontDir: string): string[] {
  const page = readFileSync(path.join(storefrontDir, 'index.html'), 'utf8')
  return [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}

function isForeign(request: FastifyRequest, own: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.origin
  if (origin === undefined) return false
  try {
    const host = new URL(origin).host
    return host !== own && host !== request.headers.host
  } catch {
    return true
  }
}
