import cookie from '@fastify/cookie'
import fp from 'fastify-plugin'
import { isSecure, sessionCookie } from '../session/cookie'
import { SESSION_DAYS } from '../session/days'
import { hashToken, newToken, readViewer } from '../session/session'
import type { Viewer } from '../session/viewer'
import { hasViewer } from '../wire/called-path'
import { usedBy } from '../wire/caller'

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer
  }
  interface FastifyReply {
    setToken(token: string | null): void
    browser(): string
  }
}

/** Days for which a browser keeps its id after it was used. */
const BROWSER_DAYS = 365

/**
 * Reads the caller from the session cookie. Behind TLS the cookie is `__Host-` and Secure. It comes after `security` and
 * `load`: no session is read for a call that is refused there.
 */
export const sessionPlugin = fp(
  async app => {
    const { config } = app.deps
    const secure = isSecure(config)
    const name = sessionCookie(config)
    const browserName = `${name}-browser`
    const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const

    await app.register(cookie)
    app.decorateRequest('viewer')
    app.decorateReply('setToken', function setToken(this, token) {
      if (token === null) this.clearCookie(name, attributes)
      else this.setCookie(name, token, { ...attributes, maxAge: SESSION_DAYS * 86_400 })
    })
    app.decorateReply('browser', function browser(this) {
      const { cookies } = this.request
      const token = cookies[browserName] ?? newToken()
      // Also for a second call of this function while the request lasts.
      cookies[browserName] = token
      this.setCookie(browserName, token, { ...attributes, maxAge: BROWSER_DAYS * 86_400 })
      return hashToken(token)
    })
    app.addHook('onRequest', async request => {
      if (!hasViewer(request)) return
      const { db, now } = app.deps
      request.viewer = await readViewer({ db, now: now() }, request.cookies[name], usedBy(request, config))
    })
  },
  { name: 'session', dependencies: ['security', 'load'], decorators: { fastify: ['deps'] } },
)
