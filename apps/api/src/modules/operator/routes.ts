import { formatAmount, parseAmount } from '@yaoji/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { chinaTime } from '../../wire/clock'
import { success } from '../../wire/envelope'
import { forbidden, invalidField, notFound } from '../../wire/refusal'
import { reviewRegistration } from '../licence/review'
import { reviewTransfer, type TransferFinding, waitingTransfers } from '../payment/review-transfer'
import { opensWith } from './key'
import { listRegistrations, readReview, readUserId } from './registrations'

/** Longest reason that a buyer sees. */
const REASON_LENGTH = 200

/**
 * Calls for the shop’s own staff, from a program on the same machine or network: no page calls them, no browser has
 * the key, and without a key in the settings they do not exist.
 */
export function operatorRoutes(app: FastifyInstance): void {
  const { operatorKey } = app.deps.config
  if (operatorKey === null) return
  const onRequest = async (request: FastifyRequest) => {
    if (!opensWith(operatorKey, request.headers.authorization)) throw forbidden('操作员密钥不正确')
  }
  app.get('/operator/transfers', { onRequest }, async () => success({ list: await listTransfers(app) }))
  app.post<{ Params: { sn: string } }>('/operator/transfers/:sn', { onRequest }, async request => {
    const { sn } = request.params
    if (!/^\w+$/.test(sn)) throw notFound('订单')
    const finding = readFinding(request.body)
    const { db, now } = app.deps
    const outcome = await db.transaction(tx => reviewTransfer({ db: tx, now: now() }, sn, finding))
    return success({ sn, outcome })
  })
  app.get('/operator/registrations', { onRequest }, async () => {
    return success({ list: await listRegistrations(app.deps.db) })
  })
  app.post<{ Params: { user_id: string } }>(
    '/operator/registrations/:user_id',
    { onRequest },
    async request => {
      const userId = readUserId(request.params.user_id)
      const finding = readReview(request.body)
      const { db, now } = app.deps
      const licence_state = await db.transaction(tx =>
        reviewRegistration({ db: tx, now: now() }, userId, finding),
      )
      return success({ user_id: userId, licence_state })
    },
  )
}

async function listTransfers(app: FastifyInstance) {
  const rows = await waitingTransfers(app.deps.db)
  return rows.map(({ order, slip, company }) => ({
    sn: order.sn,
    company,
    payable_amount: formatAmount(order.payable_amount),
    payer: slip.payer,
    bank_serial: slip.bank_serial,
    paid_date: slip.paid_date,
    remark: slip.remark,
    sent_at: chinaTime(slip.at),
  }))
}

/** Fields `result` (confirm, refuse), `received` in decimal yuan, and with a refusal `reason`. */
function readFinding(body: unknown): TransferFinding {
  const fields = typeof body === 'object' && body !== null ? body : {}
  const text = (name: string) => {
    const value = name in fields ? Object.entries(fields).find(([key]) => key === name)?.[1] : ''
    return typeof value === 'string' ? value.trim() : ''
  }
  const result = text('result')
  if (result === 'confirm') return { kind: 'confirm', received: readReceived(text('received')) }
  if (result !== 'refuse') throw invalidField('result', '结果只能是 confirm 或 refuse')
  const reason = text('reason')
  if (reason === '' || reason.length > REASON_LENGTH || reason.includes('\0'))
    throw invalidField('reason', `请填写驳回原因，不超过 ${REASON_LENGTH} 字`)
  return { kind: 'refuse', reason, received: readReceived(text('received') || '0') }
}

function readReceived(decimal: string): number {
  try {
    const fen = parseAmount(decimal)
    if (fen >= 0) return fen
  } catch {
    // Refused below, like an amount below zero.
  }
  throw invalidField('received', '到账金额格式不正确，例如 612.00')
}
