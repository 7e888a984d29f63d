import { ORDER, type OrderStatus } from './order-code'

/** The statuses of a service ticket by name. The numbers are the wire's. */
export const TICKET = {
  /** Nobody of the shop has answered. */
  waiting: 10,
  working: 20,
  /** The shop has finished; the buyer confirms it or goes on. */
  finished: 30,
  closed: 40,
} as const

export type TicketStatus = (typeof TICKET)[keyof typeof TICKET]

const TEXTS: Readonly<Record<TicketStatus, string>> = {
  [TICKET.waiting]: '待受理',
  [TICKET.working]: '处理中',
  [TICKET.finished]: '已完成',
  [TICKET.closed]: '已关闭',
}

/** The text of a ticket's status. */
export function ticketStatusText(status: TicketStatus): string {
  return TEXTS[status]
}

export const TICKET_KINDS = [
  'documents',
  'delivery',
  'inspection_report',
  'goods_documents',
  'company_documents',
] as const
export type TicketKind = (typeof TICKET_KINDS)[number]

/** What a buyer can ask for about a shipped order. */
export const TICKET_KIND_ROWS: Readonly<
  Record<TicketKind, { readonly text: string; readonly about: string }>
> = {
  documents: { text: '单据或发票', about: '随货同行单、出库单、发票缺少或有误。' },
  delivery: { text: '错发或少发', about: '收到的商品、批号或数量与订单不符。' },
  inspection_report: { text: '药检报告', about: '需要某个批号的检验报告。' },
  goods_documents: { text: '商品首营资料', about: '第一次购进的商品需要的批件和质量标准。' },
  company_documents: { text: '企业首营资料', about: '建立供应商档案需要的证照和委托书。' },
}

/** Days after the end in which a closed ticket can be opened again, where the shop sets no others. */
export const TICKET_REOPEN_DAYS = 7
/** Most files of one message of a ticket. */
export const TICKET_FILES_MOST = 5

/** The statuses of an order about which a ticket can be opened. */
export const TICKET_ORDER_STATUSES: readonly OrderStatus[] = [
  ORDER.partlyShipped,
  ORDER.shipped,
  ORDER.received,
  ORDER.completed,
]

export type TicketAction = 'reply' | 'done' | 'reopen'

/** Fields of a ticket and the time that decide its actions. Times in milliseconds. */
export interface TicketInput {
  readonly status: TicketStatus
  /** The buyer has said that it is solved. */
  readonly buyerDone: boolean
  /** null while it is open. */
  readonly closedAt: number | null
  readonly now: number
  /** Days in which a closed one can be opened again; absent means {@link TICKET_REOPEN_DAYS}. */
  readonly reopenDays?: number
}

/** What the buyer can do with a ticket now. */
export function ticketActions({
  status,
  buyerDone,
  closedAt,
  now,
  reopenDays = TICKET_REOPEN_DAYS,
}: TicketInput): TicketAction[] {
  if (status !== TICKET.closed) return buyerDone ? ['reply'] : ['reply', 'done']
  return closedAt !== null && now < closedAt + reopenDays * 86_400_000 ? ['reopen'] : []
}
