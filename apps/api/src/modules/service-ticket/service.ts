import type { InputOf } from '@yaoji/api-client/contract'
import type {
  ServiceTicket,
  ServiceTickets,
  TicketDetail,
  ticketCreate,
  ticketReply,
} from '@yaoji/api-client/contract/service-ticket'
import {
  TICKET,
  TICKET_KIND_ROWS,
  TICKET_KINDS,
  TICKET_ORDER_STATUSES,
  type TicketAction,
  ticketActions,
  ticketStatusText,
} from '@yaoji/domain'
import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { countDaily, type DailyLimit } from '../../session/attempts'
import type { BuyerContext, Context } from '../../wire/context'
import { conflict, notFound } from '../../wire/refusal'
import { shopSettings } from '../config/shop-settings'
import { claimFiles, claimFilesOf, type FileRow } from '../file/claim'
import { filesOf } from '../file/file-info'
import { sendMessage } from '../message/send'
import { linesOf } from '../order/lines'
import { ownOrder } from '../order/list'
import { statusOf } from '../order/status'
import type { OrderRow } from '../order/tables'
import { lockAccount } from '../wallet/account'
import { type TicketRow, toTickets } from './answer'
import { serviceTicketMessages, serviceTickets } from './tables'

const TICKET_LIMIT: DailyLimit = {
  what: 'ticket',
  most: 20,
  message: '24 小时内最多申请 20 次售后服务，请在已有的申请中回复，紧急问题请拨打客服热线',
}

const REPLY_LIMIT: DailyLimit = {
  what: 'ticket-reply',
  most: 100,
  message: '24 小时内最多回复 100 次，紧急问题请拨打客服热线',
}

/** One of the buyer's tickets, by its number. */
export async function readTicket(context: BuyerContext, sn: string): Promise<TicketDetail> {
  const { db, viewer } = context
  const own = and(eq(serviceTickets.sn, sn), eq(serviceTickets.user_id, viewer.buyer.id))
  const rows = await db.select().from(serviceTickets).where(own)
  const [ticket] = await toTickets(context, rows)
  const [row] = rows
  if (!row || !ticket) throw notFound('售后服务')
  const order = await ownOrder(db, viewer.buyer.id, row.order_id)
  return { order_id: order.id, order_sn: order.sn, ticket }
}

/** The tickets of a buyer's order, and what can be asked for. */
export async function listTickets(context: BuyerContext, id: number): Promise<ServiceTickets> {
  const { db, viewer } = context
  const order = await ownOrder(db, viewer.buyer.id, id)
  const rows = await db
    .select()
    .from(serviceTickets)
    .where(eq(serviceTickets.order_id, id))
    .orderBy(desc(serviceTickets.id))
  const lines = await linesOf(db, [id])
  const open = canAsk(order)
  return {
    order_id: order.id,
    order_sn: order.sn,
    list: await toTickets(context, rows),
    lines: lines.map(({ id: line_id, is_gift, name, ypgg }) => ({ line_id, is_gift, name, ypgg })),
    kinds: open
      ? TICKET_KINDS.map(kind => {
          const { text, about } = TICKET_KIND_ROWS[kind]
          return { kind, name: text, text: about }
        })
      : [],
    blocked: open ? '' : '商品发货后，才能就这个订单申请售后服务。',
  }
}

function canAsk(order: OrderRow): boolean {
  return TICKET_ORDER_STATUSES.includes(statusOf(order))
}

/** Opens a ticket about a shipped order. */
export async function createTicket(
  context: BuyerContext,
  { id, kind, text, line_ids = [], file_ids = [] }: InputOf<typeof ticketCreate>,
): Promise<ServiceTicket> {
  const { db, now, viewer } = context
  await countDaily(context, TICKET_LIMIT)
  await lockAccount(db, viewer.buyer.id)
  const order = await ownOrder(db, viewer.buyer.id, id)
  if (!canAsk(order)) throw conflict('商品发货后，才能就这个订单申请售后服务')
  const known = new Set((await linesOf(db, [id])).map(line => line.id))
  if (line_ids.some(line => !known.has(line))) throw notFound('订单商品')
  const [earlier] = await db
    .select({ number: count() })
    .from(serviceTickets)
    .where(eq(serviceTickets.order_id, id))
  const [row] = await db
    .insert(serviceTickets)
    .values({
      sn: `${order.sn}-S${(earlier?.number ?? 0) + 1}`,
      order_id: id,
      user_id: order.user_id,
      kind,
      status: TICKET.waiting,
      line_ids: [...new Set(line_ids)],
      created_at: now,
    })
    .returning()
  const ticket = row as TicketRow
  await addMessage(context, ticket, { text, file_ids })
  return answer(context, ticket)
}

/** A message of a conversation. */
interface TicketMessage {
  readonly text: string
  readonly file_ids: readonly number[]
}

async function addMessage(
  context: BuyerContext,
  ticket: TicketRow,
  { text, file_ids }: TicketMessage,
): Promise<void> {
  const ids = [...new Set(file_ids)]
  await claimFiles(context, { ids, purpose: 'ticket', field: 'file_ids' })
  await context.db
    .insert(serviceTicketMessages)
    .values({ ticket_id: ticket.id, at: context.now, author: 'buyer', text, file_ids: ids })
}

/** Adds the buyer's message; a finished ticket goes on. */
export async function replyTicket(
  context: BuyerContext,
  { id, text, file_ids = [] }: InputOf<typeof ticketReply>,
): Promise<ServiceTicket> {
  await countDaily(context, REPLY_LIMIT)
  const ticket = await lockOwn(context, id, 'reply')
  await addMessage(context, ticket, { text, file_ids })
  const status = ticket.status === TICKET.finished ? TICKET.working : ticket.status
  return answer(context, await update(context.db, ticket, { status, buyer_done: false }))
}

/** The buyer says that it is solved: a ticket that the shop has finished is closed. */
export async function finishByBuyer(context: BuyerContext, id: number): Promise<ServiceTicket> {
  const ticket = await lockOwn(context, id, 'done')
  const closed = ticket.status === TICKET.finished ? { status: TICKET.closed, closed_at: context.now } : {}
  return answer(context, await update(context.db, ticket, { ...closed, buyer_done: true }))
}

/** Opens a closed ticket again. */
export async function reopenTicket(context: BuyerContext, id: number): Promise<ServiceTicket> {
  const ticket = await lockOwn(context, id, 'reopen')
  return answer(
    context,
    await update(context.db, ticket, { status: TICKET.working, buyer_done: false, closed_at: null }),
  )
}

/** The files of a ticket's messages. */
export async function ticketFiles(db: Db, id: number): Promise<FileRow[]> {
  const messages = await db
    .select({ user_id: serviceTickets.user_id, file_ids: serviceTicketMessages.file_ids })
    .from(serviceTicketMessages)
    .innerJoin(serviceTickets, eq(serviceTickets.id, serviceTicketMessages.ticket_id))
    .where(eq(serviceTickets.id, id))
    .orderBy(asc(serviceTicketMessages.id))
  const [first] = messages
  if (!first) return []
  return filesOf(db, { user_id: first.user_id, ids: messages.flatMap(({ file_ids }) => file_ids) })
}

/** The shop answers, with files that the buyer can read. */
export async function answerTicket(
  context: Context,
  ticket: TicketRow,
  message: TicketMessage,
): Promise<TicketRow> {
  if (ticket.status === TICKET.closed) throw conflict('工单已关闭')
  await writeToBuyer(context, ticket, message)
  return update(context.db, ticket, { status: TICKET.working })
}

/** The shop finishes: a ticket that the buyer calls solved is closed. */
export async function finishByShop(context: Context, ticket: TicketRow, text: string): Promise<TicketRow> {
  if (ticket.status === TICKET.closed || ticket.status === TICKET.finished)
    throw conflict(`工单${ticketStatusText(ticket.status)}`)
  await writeToBuyer(context, ticket, { text, file_ids: [] })
  const { buyer_done } = ticket
  return update(
    context.db,
    ticket,
    buyer_done ? { status: TICKET.closed, closed_at: context.now } : { status: TICKET.finished },
  )
}

async function writeToBuyer(
  context: Context,
  ticket: TicketRow,
  { text, file_ids }: TicketMessage,
): Promise<void> {
  const { db, now } = context
  const { user_id } = ticket
  await claimFilesOf(context, { user_id, ids: file_ids, purpose: 'ticket', field: 'files' })
  await db
    .insert(serviceTicketMessages)
    .values({ ticket_id: ticket.id, at: now, author: 'shop', text, file_ids: [...file_ids] })
  await sendMessage(context, {
    user_id,
    kind: 'order',
    title: '售后服务有新回复',
    content: `${TICKET_KIND_ROWS[ticket.kind].text} ${ticket.sn}：${text}`,
    url: `/order/afterSalesInfo/${ticket.sn}`,
  })
}

/** A ticket. Throws a 404 without one. */
export async function findTicket(db: Db, id: number): Promise<TicketRow> {
  const [found] = await db.select().from(serviceTickets).where(eq(serviceTickets.id, id))
  if (!found) throw notFound('售后服务')
  return found
}

/** A ticket, locked until the transaction ends. The buyer's account is locked first. */
export async function lockTicket(db: Db, id: number, userId?: number): Promise<TicketRow> {
  const found = await findTicket(db, id)
  if (userId !== undefined && found.user_id !== userId) throw notFound('售后服务')
  await lockAccount(db, found.user_id)
  const [row] = await db.select().from(serviceTickets).where(eq(serviceTickets.id, id)).for('update')
  if (!row) throw notFound('售后服务')
  return row
}

/** The buyer's own ticket, when it has this action now. */
async function lockOwn(context: BuyerContext, id: number, action: TicketAction): Promise<TicketRow> {
  const { db, now, viewer } = context
  const ticket = await lockTicket(db, id, viewer.buyer.id)
  const actions = ticketActions({
    status: ticket.status,
    buyerDone: ticket.buyer_done,
    closedAt: ticket.closed_at?.getTime() ?? null,
    now: now.getTime(),
    reopenDays: shopSettings().ticket_reopen_days,
  })
  if (!actions.includes(action)) throw conflict(`工单${ticketStatusText(ticket.status)}，不能进行此操作`)
  return ticket
}

async function update(db: Db, { id }: TicketRow, change: Partial<TicketRow>): Promise<TicketRow> {
  const [row] = await db.update(serviceTickets).set(change).where(eq(serviceTickets.id, id)).returning()
  return row as TicketRow
}

async function answer(context: BuyerContext, row: TicketRow): Promise<ServiceTicket> {
  const [ticket] = await toTickets(context, [row])
  return ticket as ServiceTicket
}
