import type { OrderDetail } from '@yaoji/api-client/contract/order'
import { acceptanceReason, ORDER, type OrderStatus, sumAmounts } from '@yaoji/domain'
import { chinaTime } from '../../wire/clock'
import { shopSettings } from '../config/shop-settings'
import { statusOf } from './status'
import type { OrderRow } from './tables'

type NextStepOrder = Pick<
  OrderRow,
  | 'sn'
  | 'status'
  | 'pay_type'
  | 'pay_before'
  | 'shipped_at'
  | 'balance_amount'
  | 'payable_amount'
  | 'refunded_amount'
  | 'close_applied'
>

type NextStepParcel = Pick<OrderDetail['parcels'][number], 'accepted_at' | 'short' | 'rejected'>

interface NextStepRow {
  readonly text: string | ((order: NextStepOrder, parcels: readonly NextStepParcel[]) => string)
  /** When the status ends by itself. Default: never. */
  readonly until?: (order: NextStepOrder) => Date | null
}

const DAY_MS = 86_400_000

/** What happens next in each status. */
const NEXT_STEPS: Readonly<Record<OrderStatus, NextStepRow>> = {
  [ORDER.unpaid]: {
    text: ({ pay_type, payable_amount }) => {
      if (payable_amount === 0) return '余额已冻结，请输入登录密码确认付款，超时未确认的订单会自动取消。'
      return pay_type === 'transfer'
        ? '请转账并上传凭证，超时未付款的订单会自动取消。'
        : '请尽快付款，超时未付款的订单会自动取消。'
    },
    until: ({ pay_before }) => pay_before,
  },
  [ORDER.transferSubmitted]: { text: '转账凭证已提交，财务核对到账后进入审核。' },
  [ORDER.paid]: { text: order => closingText(order) ?? '已收到付款，审核通过后安排发货。' },
  [ORDER.toShip]: { text: order => closingText(order) ?? '审核已通过，仓库正在备货。' },
  [ORDER.partlyShipped]: { text: '部分商品已发货，其余商品正在备货。' },
  [ORDER.shipped]: {
    text: (_, parcels) =>
      acceptedText(parcels) ?? '收到后请核对数量、批号和效期，再确认收货；到期未确认的订单会自动确认收货。',
    until: ({ shipped_at }) =>
      shipped_at && new Date(shipped_at.getTime() + shopSettings().auto_receive_days * DAY_MS),
  },
  [ORDER.received]: { text: '已确认收货。商品有问题时，可以申请退换货或售后服务。' },
  [ORDER.completed]: { text: '交易已完成。需要同样的商品时，可以再次购买。' },
  [ORDER.cancelled]: {
    text: ({ refunded_amount, balance_amount }) => {
      if (refunded_amount > 0) return '订单已取消，已付的金额退回账户余额。'
      return balance_amount > 0 ? '订单已取消，冻结的余额已解冻，可以继续使用。' : '订单已取消，没有付款。'
    },
  },
  [ORDER.closed]: { text: '订单已关闭，已付的金额按原付款方式退回，去向见退款记录。' },
}

/** The text of an order that the buyer wants closed; null for every other. */
function closingText({ close_applied }: NextStepOrder): string | null {
  return close_applied ? '已申请取消，我们会尽快处理；同意后，已付的金额按原付款方式退回。' : null
}

/** The text of an order of which every parcel was accepted, with what differs; null for every other. */
function acceptedText(parcels: readonly NextStepParcel[]): string | null {
  if (parcels.length === 0 || parcels.some(({ accepted_at }) => accepted_at === null)) return null
  const differences = acceptanceReason({
    short: sumAmounts(parcels.map(({ short }) => short)),
    rejected: sumAmounts(parcels.map(({ rejected }) => rejected)),
    remark: '',
  })
  return differences === ''
    ? '包裹已验收，没有差异。请确认收货；到期未确认的订单会自动确认收货。'
    : `包裹已验收：${differences}。差异的处理见验收记录；其余商品请确认收货，到期未确认的订单会自动确认收货。`
}

/** What happens next with an order, and until when. */
export function nextStep(
  order: NextStepOrder,
  parcels: readonly NextStepParcel[] = [],
): OrderDetail['next_step'] {
  const { text, until } = NEXT_STEPS[statusOf(order)]
  const end = until?.(order) ?? null
  return { text: typeof text === 'string' ? text : text(order, parcels), until: end && chinaTime(end) }
}
