/** The statuses of a wanted product by name. The numbers are the wire's. */
export const WANTED = {
  waiting: 10,
  /** The last price that the shop offered is not accepted yet. */
  quoted: 20,
  /** The buyer accepted the price; the shop gets the product and lists it. */
  accepted: 25,
  /** The shop sells it now. */
  listed: 30,
  closed: 40,
} as const

export type WantedStatus = (typeof WANTED)[keyof typeof WANTED]

/** Days for which a quoted price holds when the shop names no last day. */
export const QUOTE_DAYS = 7

/** What the buyer can do. */
export type WantedAction = 'accept' | 'close'

/** What changes a request: the buyer's actions, and a reply of the shop with a text only, a price or a product. */
export type WantedStep = WantedAction | 'note' | 'quote' | 'list'

interface WantedRow {
  readonly text: string
  /** The status after each step that is allowed. */
  readonly steps: Readonly<Partial<Record<WantedStep, WantedStatus>>>
}

const ROWS: Readonly<Record<WantedStatus, WantedRow>> = {
  [WANTED.waiting]: { text: '待处理', steps: { note: 10, quote: 20, list: 30, close: 40 } },
  [WANTED.quoted]: { text: '已报价', steps: { note: 20, quote: 20, accept: 25, list: 30, close: 40 } },
  // Another price needs another acceptance.
  [WANTED.accepted]: { text: '已接受报价', steps: { note: 25, quote: 20, list: 30, close: 40 } },
  [WANTED.listed]: { text: '已上架', steps: {} },
  [WANTED.closed]: { text: '已关闭', steps: {} },
}

/** The text of a status. */
export function wantedStatusText(status: WantedStatus): string {
  return ROWS[status].text
}

/** The status after a step; null where the status does not allow it. */
export function wantedAfter(status: WantedStatus, step: WantedStep): WantedStatus | null {
  return ROWS[status].steps[step] ?? null
}

/** The statuses in which the shop still looks for the product. */
export const OPEN_WANTED: readonly WantedStatus[] = [WANTED.waiting, WANTED.quoted, WANTED.accepted]

/** A request and its last price. Days are `YYYY-MM-DD`. */
export interface WantedInput {
  readonly status: WantedStatus
  /** Last day of the last price; null without a price, and for one without a last day. */
  readonly valid_until: string | null
  readonly today: string
}

/** What the buyer can do now. A price whose last day is over cannot be accepted. */
export function wantedActions({ status, valid_until, today }: WantedInput): WantedAction[] {
  const actions = (['accept', 'close'] as const).filter(action => wantedAfter(status, action) !== null)
  const holds = valid_until !== null && valid_until >= today
  return actions.filter(action => action !== 'accept' || holds)
}
