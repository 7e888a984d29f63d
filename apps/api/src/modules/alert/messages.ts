import type { Goods } from '@yaoji/api-client/contract/goods'
import { formatPrice, type GoodsAlertKind, SHORT_EXPIRY_MONTHS } from '@yaoji/domain'
import type { NewMessage } from '../message/send'

/** A product with its alerts. */
export interface AlertedGoods {
  readonly goods: Goods
  readonly kinds: readonly GoodsAlertKind[]
  /** The price that the one now is compared with, in 1/10000 yuan. */
  readonly price_before: number | null
  readonly is_favorite: boolean
}

/** Products that a message names; the others are counted. */
const NAMED = 10

interface KindTexts {
  readonly kind: NewMessage['kind']
  /** What happened. */
  readonly title: string
  /** What is said of one product. */
  text(alert: AlertedGoods): string
}

const KINDS: Readonly<Record<GoodsAlertKind, KindTexts>> = {
  price_fell: {
    kind: 'goods',
    title: '降价',
    text: ({ goods, price_before }) =>
      price_before === null ? `现价 ¥${goods.price}` : `¥${formatPrice(price_before)} → ¥${goods.price}`,
  },
  back_in_stock: {
    kind: 'arrival',
    title: '到货',
    text: ({ goods }) => `现有库存 ${goods.number} ${goods.bzdw}`,
  },
  short_expiry: {
    kind: 'goods',
    title: `效期不足 ${SHORT_EXPIRY_MONTHS} 个月`,
    text: ({ goods }) => `效期至 ${goods.expiry_date}`,
  },
}

/** The message of a kind about these products, at least one: a line for each. It leads to the product, or to the list that has most of them. */
export function alertMessage(
  kind: GoodsAlertKind,
  alerts: readonly AlertedGoods[],
): Omit<NewMessage, 'user_id'> {
  const texts = KINDS[kind]
  const named = alerts.slice(0, NAMED)
  const lines = named.map(alert => `${alert.goods.name}（${alert.goods.ypgg}）${texts.text(alert)}`)
  if (alerts.length > NAMED) lines.push(`另有 ${alerts.length - NAMED} 种`)
  const [first] = alerts
  const single = alerts.length === 1 && first
  return {
    kind: texts.kind,
    title: single ? `${first.goods.name} ${texts.title}` : `${alerts.length} 种商品${texts.title}`,
    content: lines.join('\n'),
    goods_ids: named.map(({ goods }) => goods.id),
    url: single ? `/list/info/${first.goods.id}` : listOf(alerts),
  }
}

function listOf(alerts: readonly AlertedGoods[]): string {
  return alerts.some(({ is_favorite }) => is_favorite) ? '/star' : '/zzfw/kjcg'
}
