import {
  userLedgerExport,
  userMoneyLog,
  userPointsLog,
  userVoucherLog,
} from '@yaoji/api-client/contract/wallet'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { everySeconds } from '../../wire/timer'
import { expirePoints } from './expire-points'
import { exportLedger, listLedger, MONEY_LEDGER, POINTS_LEDGER, VOUCHER_LEDGER } from './log'

/** How often points whose last day has passed are taken. */
const EXPIRY_SECONDS = 3600

export function walletRoutes(app: FastifyInstance): void {
  bind(app, userMoneyLog, context => listLedger(context, MONEY_LEDGER, context.input))
  bind(app, userPointsLog, context => listLedger(context, POINTS_LEDGER, context.input))
  bind(app, userVoucherLog, context => listLedger(context, VOUCHER_LEDGER, context.input))
  bind(app, userLedgerExport, context => exportLedger(context, context.input))
  everySeconds(app, EXPIRY_SECONDS, () => expirePoints({ db: app.deps.db, now: app.deps.now() }))
}
