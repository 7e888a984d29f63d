import { authLogin, authSmsCode, authSmsLogin, userLogout } from '@yaoji/api-client/contract/user'
import type { FastifyInstance } from 'fastify'
import { endSession } from '../../session/session'
import { bind } from '../../wire/bind'
import { login, sendSmsCode, smsLogin } from './service'

/** Attempts must stay counted when the call is refused, so these calls open their own transactions. */
const own = { transaction: 'own' } as const

export function authRoutes(app: FastifyInstance): void {
  bind(app, authLogin, login, own)
  bind(app, authSmsLogin, smsLogin, own)
  bind(app, authSmsCode, sendSmsCode, own)
  bind(app, userLogout, async ({ db, viewer, setToken }) => {
    if (viewer.sessionId !== null) await endSession(db, viewer.sessionId)
    setToken(null)
    return {}
  })
}
