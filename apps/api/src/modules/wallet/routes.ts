import { userMoney, userMoneyLog } from '@yaoji/api-client/contract/wallet'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { listMoney, showMoney } from './log'

export function walletRoutes(app: FastifyInstance): void {
  bind(app, userMoneyLog, ({ db, viewer, input }) => listMoney(db, viewer.buyer, input))
  bind(app, userMoney, ({ db, viewer, now }) => showMoney(db, viewer.buyer, now))
}
