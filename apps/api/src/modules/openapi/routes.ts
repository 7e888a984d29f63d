import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { type OpenApi, writeDocument } from './document'

/** Policy of the reading page: its own scripts, inline styles, and pictures as data addresses. */
const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The shop's icon, instead of that of the library. */
const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 32" height="32"><rect width="32" height="32" rx="4" fill="#0b6e60"/>' +
    '<path d="M4 16h24M16 4v24" stroke="#fff" stroke-width="1.5"/>' +
    '<text x="42" y="23" font-size="20" font-family="sans-serif" fill="#fff">药集</text></svg>',
)

/** Serves the contract as an OpenAPI document at /api/openapi.json, and as a page at /api/docs. */
export function openApiRoutes(app: FastifyInstance): void {
  const document = writeDocument()
  // Written once: it is large, and the same for everybody.
  const text = JSON.stringify(document satisfies OpenApi)
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').type('application/json; charset=utf-8').send(text),
  )
  app.register(async docs => {
    await docs.register(swagger, { mode: 'static', specification: { document: document as never } })
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: CSP,
      theme: { title: '药集 API' },
      logo: { type: 'image/svg+xml', content: LOGO, href: '/api/docs', target: '_self' },
      uiConfig: {
        docExpansion: 'none',
        defaultModelsExpandDepth: 0,
        tryItOutEnabled: false,
        validatorUrl: null,
      },
      logLevel: 'silent',
    })
  })
}
