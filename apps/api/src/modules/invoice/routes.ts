import {
  invoiceChange,
  invoiceCreate,
  invoiceList,
  invoiceOrders,
  invoiceWithdraw,
} from '@yaoji/api-client/contract/invoice'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { bind } from '../../wire/bind'
import type { Deps } from '../../wire/deps'
import { everySeconds } from '../../wire/timer'
import { applyForInvoice, changeType, withdrawInvoice } from './apply'
import { listInvoices, listOrders } from './list'
import { type InvoiceMailContext, mailIssued } from './mail'
import { drawIssued, sendInvoice } from './pdf'
import { issueRedInvoices } from './red'

/** Interval of the search for refunds of invoiced orders. */
const RED_SECONDS = 60
/** Interval of the search for issued invoices that are not drawn or not sent. */
const PDF_SECONDS = 10

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
  app.get<{ Params: { id: string } }>('/api/invoice/:id/pdf', ({ params, viewer, log }, reply) =>
    sendInvoice(pdfContext(deps, log), reply, { id: params.id, userId: viewer.buyer?.id ?? null }),
  )
  everySeconds(app, RED_SECONDS, () => issueRedInvoices({ db: deps.db, now: deps.now() }))
  everySeconds(app, PDF_SECONDS, () => drawIssued(pdfContext(deps, app.log)))
  everySeconds(app, PDF_SECONDS, () => mailIssued(pdfContext(deps, app.log)))
}

function pdfContext({ db, now, ports, config }: Deps, log: FastifyBaseLogger): InvoiceMailContext {
  const logError = (err: unknown, what: string) => log.error({ err }, what)
  return { db, now: now(), ports, demo: config.demo, logError }
}
