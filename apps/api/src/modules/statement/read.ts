import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { statementGet } from '@yaoji/api-client/contract/statement'
import { STATEMENT_RULES } from '@yaoji/domain'
import type { Db } from '../../db/types'
import { chosenStores, type Store, storesOf } from '../../session/stores'
import { addDays, chinaDate, chinaTime } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { invalidField } from '../../wire/refusal'
import { boundsOf, monthBefore, monthOf } from '../cashback/months'
import { supplier } from '../config/company'
import { type StatementParts, statementAnswer } from './answer'
import { countRows, readBalance, readInvoices, readOrders, readRefunds, type StatementScope } from './rows'

/** Most orders, refunds and invoices of one statement together. */
const ROWS_MOST = 5000

/** The account statement of a month, for one store or for all that the buyer can see. */
export async function readStatement(
  { db, viewer, now }: BuyerContext,
  { month = monthOf(now), store_id }: InputOf<typeof statementGet>,
): Promise<DataOf<typeof statementGet>> {
  const thisMonth = monthOf(now)
  if (month > thisMonth) throw invalidField('month', '这个月还没有开始，请选择本月或以前的月份')
  const stores = await storesOf(db, viewer.buyer)
  const chosen = chosenStores(stores, store_id)
  const bounds = boundsOf(month)
  const scope = { ...bounds, stores: new Map(chosen.map(({ id, company }) => [id, company])) }
  const row_count = await countRows(db, scope)
  const statement = row_count > ROWS_MOST ? null : statementAnswer(await readParts(db, scope), scope)
  const one = chosen.length === 1 ? chosen[0] : undefined
  return {
    month,
    begin_date: `${month}-01`,
    end_date: addDays(chinaDate(bounds.end), -1),
    is_running: month === thisMonth ? 1 : 0,
    made_at: chinaTime(now),
    previous_month: month > firstMonth(stores) ? monthBefore(month, 1) : null,
    next_month: month < thisMonth ? monthBefore(month, -1) : null,
    stores: stores.map(({ id, company }) => ({ user_id: id, company })),
    store_id: one?.id ?? null,
    company: one?.company ?? viewer.buyer.company,
    supplier_company: supplier().company,
    rules: [...STATEMENT_RULES],
    row_count,
    max_rows: ROWS_MOST,
    statement,
    pdf_url: statement ? pdfAddress(month, one?.id) : '',
  }
}

/** The month in which the first of the stores registered. */
function firstMonth(stores: readonly Store[]): string {
  return stores.map(({ created_at }) => monthOf(created_at)).sort()[0] ?? ''
}

async function readParts(db: Db, scope: StatementScope): Promise<StatementParts> {
  return {
    orders: await readOrders(db, scope),
    refunds: await readRefunds(db, scope),
    invoices: await readInvoices(db, scope),
    ...(await readBalance(db, scope)),
  }
}

function pdfAddress(month: string, storeId: number | undefined): string {
  return `/api/statement/pdf?month=${month}${storeId === undefined ? '' : `&store_id=${storeId}`}`
}
