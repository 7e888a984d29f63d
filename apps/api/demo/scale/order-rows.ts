import { countPurchase } from '@yaoji/domain'
import { pictureUrls } from '../../src/modules/pictures/urls'
import { addDays, chinaDate } from '../../src/wire/clock'
import { lineId } from '../catalogue/price-lines'
import { type OrderDraft, payTime } from './order-draft'
import {
  addParcel,
  addPayment,
  eventsOf,
  type NextIds,
  type OrderPlace,
  type OrderRows,
  type SentBatch,
  warehouseName,
} from './order-steps'

export function emptyRows(): OrderRows {
  return {
    orders: [],
    events: [],
    lines: [],
    batches: [],
    payments: [],
    slips: [],
    parcels: [],
    packs: [],
    traces: [],
  }
}

/** Adds the rows of an order, and returns its number. `today` is the day that the offsets of the batches count from. */
export function addOrder(
  rows: OrderRows,
  draft: OrderDraft,
  { ids, today }: { ids: NextIds; today: string },
): string {
  const { buyer, times, way, status, pricing, warehouse } = draft
  const id = ids.order++
  const numbers = [ids.sn++, ids.sn++].map(number => numberOf(number, times.created))
  const [parent = '', sn = ''] = numbers
  rows.orders.push({
    ...pricing.amounts,
    ...countPurchase(draft.lines.map(({ number }) => ({ number }))),
    id,
    sn,
    parent_sn: parent.replace('YJ', 'YJH'),
    user_id: buyer.id,
    ck_id: warehouse,
    warehouse: warehouseName(warehouse),
    status,
    // A transfer is chosen before it is paid.
    pay_type: times.paid || way === 'transfer' ? way : null,
    paid_amount: times.paid ? pricing.amounts.payable_amount : 0,
    address: buyer.address,
    created_at: times.created,
    pay_before: new Date(times.created.getTime() + payTime(way)),
    paid_at: times.paid,
    shipped_at: times.shipped,
    received_at: times.received,
    cancelled_at: times.cancelled,
  })
  const batches = addLines(rows, draft, { ids, order_id: id, today })
  if (times.paid) addPayment(rows, draft, { id, sn, at: times.paid })
  const tracking_no = `SF${sn.slice(-12)}`
  if (times.shipped) addParcel(rows, draft, { ids, order_id: id, at: times.shipped, tracking_no, batches })
  rows.events.push(...eventsOf(draft, { order_id: id, tracking_no }))
  return sn
}

function numberOf(number: number, at: Date): string {
  return `YJ${chinaDate(at).replaceAll('-', '').slice(2)}${String(number).padStart(8, '0')}`
}

function addLines(
  rows: OrderRows,
  { lines, pricing }: OrderDraft,
  { ids, order_id, today }: OrderPlace & { today: string },
): SentBatch[] {
  return lines.map(({ goods, number, price, batch }, at) => {
    const line = ids.line++
    const id = ids.batch++
    const { name, ypgg, sccj, bzdw, approval_no, base_price } = goods
    const goods_price_id = lineId('normal', goods.id)
    rows.lines.push({
      ...pricing.lines[at],
      id: line,
      order_id,
      goods_id: goods.id,
      goods_price_id,
      stock_goods_price_id: goods_price_id,
      type: 0,
      name,
      ypgg,
      sccj,
      bzdw,
      approval_no,
      image: pictureUrls(goods.id)[0]?.list ?? '',
      number,
      price,
      raw_price: base_price,
    })
    const { lot_id, batch_no, produce_day, expiry_day } = batch
    const dates = { produce_date: addDays(today, produce_day), expiry_date: addDays(today, expiry_day) }
    rows.batches.push({ id, order_line_id: line, lot_id, batch_no, ...dates, number })
    return { id, number }
  })
}
