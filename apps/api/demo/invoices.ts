import { ORDER, type OrderStatus } from '@yaoji/domain'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../src/db/types'
import { applyForInvoice } from '../src/modules/invoice/apply'
import { decideInvoice, type InvoiceFinding } from '../src/modules/invoice/issue'
import { reviewProfile } from '../src/modules/invoice-profile/review'
import { saveProfile } from '../src/modules/invoice-profile/service'
import { orders } from '../src/modules/order/tables'
import { users } from '../src/session/tables'
import type { BuyerViewer } from '../src/wire/context'

const DAY_MS = 86_400_000

const PROFILE = {
  address: '湖北省武汉市洪山区珞喻路 726 号 1 层',
  phone: '027-87650119',
  bank: '中国银行武汉洪山支行',
  account: '5601200100008812',
}

/** The invoice of the demo order in each status, and what became of it; null waits. */
const INVOICES: readonly {
  status: OrderStatus
  type: 'digital' | 'special'
  finding: InvoiceFinding | null
}[] = [
  { status: ORDER.completed, type: 'special', finding: { kind: 'issue' } },
  { status: ORDER.received, type: 'digital', finding: null },
  {
    status: ORDER.shipped,
    type: 'special',
    finding: { kind: 'reject', reason: '开户行账号与备案的不一致，请更正开票信息后重新申请' },
  },
]

/** Gives a demo buyer a reviewed invoice profile, and an invoice in each state. */
export async function seedInvoices(db: Db, userId: number, now: Date): Promise<void> {
  const [buyer] = await db.select().from(users).where(eq(users.id, userId))
  if (!buyer) return
  const viewer: BuyerViewer = { sessionId: null, buyer }
  const registered = new Date(now.getTime() - 60 * DAY_MS)
  const profileId = await saveProfile({ db, viewer, now: registered }, PROFILE)
  await reviewProfile({ db, now: registered }, profileId, { kind: 'pass' })
  for (const { status, type, finding } of INVOICES) {
    const [order] = await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.user_id, userId), eq(orders.status, status)))
      .limit(1)
    if (!order) continue
    const invoice = await applyForInvoice({ db, viewer, now }, { order_ids: [order.id], type })
    if (finding) await decideInvoice({ db, now }, invoice.id, finding)
  }
}
