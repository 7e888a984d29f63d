import { userMoneyLog } from '@yaoji/api-client/contract/wallet'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { listMoney } from './log'

export function walletRoutes(app: FastifyInstance): void {
  bind(app, userMoneyLog, context => listMoney(context, context.input))
}
