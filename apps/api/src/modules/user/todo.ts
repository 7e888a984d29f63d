import type { DataOf } from '@yaoji/api-client/contract'
import type { Todo, userTodo } from '@yaoji/api-client/contract/todo'
import { daysBetween, isLicenceChecked, LICENCE_STATES, ORDER, ORDER_TABS } from '@yaoji/domain'
import { and, asc, count, eq, inArray, min } from 'drizzle-orm'
import { users } from '../../session/tables'
import { chinaDate, chinaTime } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { shopSettings } from '../config/shop-settings'
import { countCoupons } from '../coupon/list'
import { readLicence } from '../licence/documents'
import { licenceMessage } from '../licence/service'
import { countUnread } from '../message/service'
import { orders } from '../order/tables'
import { periodToSign } from '../supply-contract/period'
import { supplyContracts } from '../supply-contract/tables'
import { pointsExpiryOf } from '../wallet/expire-points'

type Find = (context: BuyerContext) => Promise<Todo[]>

/** Documents of these states wait for the buyer. */
const DOCUMENT_URGENCY: Readonly<Record<string, Todo['urgency']>> = {
  expired: 'late',
  rejected: 'late',
  missing: 'late',
  expiring: 'soon',
}

/** What can wait for a buyer, in the order in which equally urgent ones are listed. */
const FINDERS: readonly Find[] = [
  findLicence,
  findContract,
  findReceipts,
  findUnpaid,
  findUnpaidOfStores,
  findShipped,
  findCoupons,
  findPoints,
  findMessages,
]

const URGENCIES = ['late', 'soon', 'info'] as const satisfies readonly Todo['urgency'][]

/** What waits for the buyer, the most urgent first. RT-21. */
export async function listTodo(context: BuyerContext): Promise<DataOf<typeof userTodo>> {
  const found: Todo[] = []
  for (const find of FINDERS) found.push(...(await find(context)))
  return { list: URGENCIES.flatMap(urgency => found.filter(todo => todo.urgency === urgency)) }
}

/** The review of a licence that has not passed one; after it the documents that need the buyer. */
async function findLicence(context: BuyerContext): Promise<Todo[]> {
  const { buyer } = context.viewer
  if (!isLicenceChecked(buyer.licence_state)) {
    const urgency = buyer.licence_state === 'submitted' ? 'info' : 'late'
    const title = `资质${LICENCE_STATES[buyer.licence_state].text}`
    return [{ kind: 'licence', urgency, title, text: await licenceMessage(context, buyer), count: 1 }]
  }
  const { documents } = await readLicence(context.db, buyer.id, chinaDate(context.now))
  return documents.flatMap(({ name, state, state_text, is_required, reason }) => {
    const urgency = DOCUMENT_URGENCY[state]
    if (!urgency || (state === 'missing' && is_required === 0)) return []
    return [{ kind: 'document', urgency, title: `《${name}》`, text: reason || state_text, count: 1 }]
  })
}

async function findContract({ db, viewer, now }: BuyerContext): Promise<Todo[]> {
  const { id, licence_state } = viewer.buyer
  if (!isLicenceChecked(licence_state)) return []
  const today = chinaDate(now)
  const signed = await db
    .select({ begin_date: supplyContracts.begin_date, end_date: supplyContracts.end_date })
    .from(supplyContracts)
    .where(eq(supplyContracts.user_id, id))
  const period = periodToSign(signed, today)
  if (!period) return []
  const renews = period.begin_date > today
  return [
    {
      kind: 'contract',
      urgency: renews ? 'soon' : 'late',
      title: renews ? '供货合同即将到期' : '供货合同待签订',
      text: renews ? `请在 ${period.begin_date} 前签订下一年度的合同` : '签订本年度的合同后才能下单',
      count: 1,
    },
  ]
}

/** Ephedrine-type orders whose signed receipt the buyer has to send. */
async function findReceipts({ db, viewer }: BuyerContext): Promise<Todo[]> {
  const rows = await db
    .select({ receipt: orders.receipt, number: count() })
    .from(orders)
    .where(and(eq(orders.user_id, viewer.buyer.id), inArray(orders.receipt, ['due', 'rejected', 'overdue'])))
    .groupBy(orders.receipt)
  const number = rows.reduce((sum, row) => sum + row.number, 0)
  if (number === 0) return []
  const late = rows.some(({ receipt }) => receipt !== 'due')
  return [
    {
      kind: 'receipt',
      urgency: late ? 'late' : 'soon',
      title: `${number} 个含麻订单待上传回执`,
      text: late
        ? '有回执被驳回或已逾期，处理后才能再次购买含麻商品'
        : `请在收货后 ${shopSettings().receipt_days} 天内上传签章的回执`,
      count: number,
    },
  ]
}

const TO_PAY = ORDER_TABS.find(({ tab }) => tab === 'unpaid')?.statuses ?? []

/** The orders of the tab 待付款, with the same count: those to pay, and those whose transfer the shop confirms. */
async function findUnpaid({ db, viewer }: BuyerContext): Promise<Todo[]> {
  const rows = await db
    .select({ status: orders.status, number: count(), first: min(orders.pay_before) })
    .from(orders)
    .where(and(eq(orders.user_id, viewer.buyer.id), inArray(orders.status, [...TO_PAY])))
    .groupBy(orders.status)
  const unpaid = rows.find(({ status }) => status === ORDER.unpaid)
  const sent = rows.find(({ status }) => status === ORDER.transferSubmitted)?.number ?? 0
  const sentText = '已提交转账凭证，财务核对到账后进入审核，不用再付'
  if (!unpaid)
    return sent === 0
      ? []
      : [
          {
            kind: 'transfer',
            urgency: 'info',
            title: `${sent} 个订单待确认收款`,
            text: sentText,
            count: sent,
          },
        ]
  const until = unpaid.first && chinaTime(unpaid.first).slice(0, 16)
  const payText = until ? `最早一个请在 ${until} 前付款，逾期自动取消` : '付款后安排发货'
  const number = unpaid.number + sent
  return [
    {
      kind: 'pay',
      urgency: 'soon',
      title: `${number} 个订单待付款`,
      text: sent === 0 ? payText : `${unpaid.number} 个等您付款，${payText}；${sent} 个${sentText}`,
      count: number,
    },
  ]
}

/** Stores that are listed on their own; the others have one entry together. */
const STORES_LISTED = 5

/** The orders that wait for payment in the stores of a head office, the first deadline first. */
async function findUnpaidOfStores({ db, viewer }: BuyerContext): Promise<Todo[]> {
  const first = min(orders.pay_before)
  const rows = await db
    .select({ id: users.id, company: users.company, number: count(), first })
    .from(users)
    .innerJoin(orders, eq(orders.user_id, users.id))
    .where(and(eq(users.head_id, viewer.buyer.id), eq(orders.status, ORDER.unpaid)))
    .groupBy(users.id)
    .orderBy(asc(first), asc(users.id))
  const common = { kind: 'store_pay', urgency: 'soon' } as const
  const listed = rows.length > STORES_LISTED + 1 ? rows.slice(0, STORES_LISTED) : rows
  const others = rows.slice(listed.length)
  const left = others.reduce((sum, { number }) => sum + number, 0)
  return [
    ...listed.map(({ id, company, number, first: until }) => ({
      ...common,
      title: `${company}：${number} 个订单待付款`,
      text: until
        ? `由门店付款，最早一个请在 ${chinaTime(until).slice(0, 16)} 前付款，逾期自动取消`
        : '由门店付款',
      count: number,
      store_id: id,
    })),
    ...(others.length === 0
      ? []
      : [
          {
            ...common,
            title: `另有 ${others.length} 家门店：${left} 个订单待付款`,
            text: '由门店付款，逾期自动取消',
            count: left,
          },
        ]),
  ]
}

const TO_RECEIVE = ORDER_TABS.find(({ tab }) => tab === 'to_receive')?.statuses ?? []

async function findShipped({ db, viewer }: BuyerContext): Promise<Todo[]> {
  const [row] = await db
    .select({ number: count() })
    .from(orders)
    .where(and(eq(orders.user_id, viewer.buyer.id), inArray(orders.status, [...TO_RECEIVE])))
  const number = row?.number ?? 0
  const text = `核对批号和数量后确认收货，发货 ${shopSettings().auto_receive_days} 天后自动确认`
  return number === 0
    ? []
    : [{ kind: 'receive', urgency: 'info', title: `${number} 个订单待收货`, text, count: number }]
}

async function findCoupons(context: BuyerContext): Promise<Todo[]> {
  const { ending_soon: number } = await countCoupons(context, context.viewer.buyer.id)
  const title = `${number} 张优惠券或现金券即将到期`
  const text = `${shopSettings().coupon_ending_days} 天内到期，到期后不能使用`
  return number === 0 ? [] : [{ kind: 'coupon', urgency: 'soon', title, text, count: number }]
}

async function findPoints({ db, viewer, now }: BuyerContext): Promise<Todo[]> {
  const expiry = await pointsExpiryOf(db, viewer.buyer.id)
  if (!expiry || daysBetween(chinaDate(now), expiry.day) > shopSettings().points_ending_days) return []
  const { points, day } = expiry
  return [
    {
      kind: 'points',
      urgency: 'soon',
      title: `${points} 积分即将过期`,
      text: `${day} 之后作废`,
      count: points,
    },
  ]
}

async function findMessages({ db, viewer }: BuyerContext): Promise<Todo[]> {
  const number = await countUnread(db, viewer.buyer.id)
  const text = '订单、资质、到货和活动的通知'
  return number === 0
    ? []
    : [{ kind: 'message', urgency: 'info', title: `${number} 条未读消息`, text, count: number }]
}
