import { receiptList, receiptSend } from '@yaoji/api-client/contract/receipt'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { listReceipts, sendReceipt } from './service'

export function receiptRoutes(app: FastifyInstance): void {
  bind(app, receiptList, context => listReceipts(context, context.input))
  bind(app, receiptSend, async context => ({ receipt: await sendReceipt(context, context.input) }))
}
