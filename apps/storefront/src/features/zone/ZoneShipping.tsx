import type { DataOf } from '@yaoji/api-client'
import type { focusYx } from '@yaoji/api-client/contract/zone'
import { moneyText, parseAmount, type ShippingZone } from '@yaoji/domain'
import { useCart } from '@yaoji/hooks/data'
import { Link } from '@yaoji/ui/link'
import { href } from '../../routes'
import * as css from './ZoneShipping.css'

export interface ZoneShippingProps {
  /** The zone's rule; undefined while it loads. */
  shipping: DataOf<typeof focusYx>['shipping'] | undefined
  zone: ShippingZone
}

/** The zone's shipping rule, and how far the cart is from free shipping. */
export function ZoneShipping({ shipping, zone }: ZoneShippingProps) {
  const { data } = useCart()
  const own = data?.total.shipping_data.zones.find(each => each.zone === zone)
  if (!shipping) return <p className={css.root}>正在加载运费规则…</p>
  const { fee, free_from } = shipping
  const free = own !== undefined && parseAmount(own.shipping_amount) === 0
  return (
    <section aria-label="包邮进度" className={css.root}>
      <p className={css.rule}>
        {free_from === null
          ? `本专区运费 ${moneyText(fee)}`
          : `本专区满 ${moneyText(free_from)} 免运费，不满收 ${moneyText(fee)}`}
      </p>
      {free_from !== null && own && (
        <progress
          className={css.progress}
          aria-label="包邮进度"
          max={parseAmount(free_from)}
          value={free ? parseAmount(free_from) : parseAmount(own.goods_amount)}
        />
      )}
      <p className={css.cart} data-free={free ? '' : undefined}>
        {own ? cartText(own.goods_amount, own.no_trans_order_amount, free) : '购物车里还没有选中本专区的商品'}
      </p>
      {own && (
        <Link href={href('cart')} className={css.link}>
          去购物车
        </Link>
      )}
    </section>
  )
}

function cartText(amount: string, missing: string, free: boolean): string {
  const has = `购物车已有 ${moneyText(amount)}`
  if (free) return `${has}，已免运费`
  return parseAmount(missing) > 0 ? `${has}，还差 ${moneyText(missing)} 免运费` : has
}
