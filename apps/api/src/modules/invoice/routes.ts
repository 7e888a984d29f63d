import {
  invoiceChange,
  invoiceCreate,
  invoiceList,
  invoiceOrders,
  invoiceWithdraw,
} from '@yaoji/api-client/contract/invoice'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import { everySeconds } from '../../wire/timer'
import { applyForInvoice, changeType, withdrawInvoice } from './apply'
import { listInvoices, listOrders } from './list'
import { sendInvoice } from './pdf'
import { issueRedInvoices } from './red'

/** Interval of the search for refunds of invoiced orders. */
const RED_SECONDS = 60

export function invoiceRoutes(app: FastifyInstance): void {
  const { deps } = app
  bind(app, invoiceOrders, context => listOrders(context, context.input))
  bind(app, invoiceList, context => listInvoices(context, context.input))
  bind(app, invoiceCreate, async context => ({ invoice: await applyForInvoice(context, context.input) }))
  bind(app, invoiceChange, async context => ({ invoice: await changeType(context, context.input) }))
  bind(app, invoiceWithdraw, async context => {
    await withdrawInvoice(context, context.input.id)
    return {}
  })
  app.get<{ Params: { id: string } }>('/api/invoice/:id/pdf', ({ params, viewer }, reply) =>
    sendInvoice(deps.db, reply, { id: params.id, userId: viewer.buyer?.id ?? null }),
  )
  everySeconds(app, RED_SECONDS, () => issueRedInvoices({ db: deps.db, now: deps.now() }))
}
