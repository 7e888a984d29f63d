import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { calls } from '@yaoji/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { type OpenApi, writeDocument } from './document'

/** The reader's pages style themselves and draw their arrows as data addresses; they run no script but their own. */
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

/** Serves the contract as an OpenAPI document at /api/openapi.json, and for reading at /api/docs. */
export function openApiRoutes(app: FastifyInstance): void {
  const document = writeDocument(calls, app.deps.config.publicUrl)
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').send(document satisfies OpenApi),
  )
  app.register(async docs => {
    await docs.register(swagger, { mode: 'static', specification: { document: document as never } })
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: CSP,
      theme: { title: '药集 API' },
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
