import type { Goods } from '@yaoji/api-client/contract/goods'
import { Link } from '@yaoji/ui/link'
import { Price } from '@yaoji/ui/price'
import { href } from '../../routes'
import * as css from './GoodsView.css'

/** Other lines of the same product, such as near-expiry stock: each is sold on its own. */
export function OtherPrices({ list }: { list: readonly Goods[] }) {
  if (list.length === 0) return null
  return (
    <dl className={css.lines}>
      <div className={css.line}>
        <dt className={css.lineName}>其他价格</dt>
        <dd className={css.others}>
          {list.map(goods => (
            <Link
              key={goods.goods_price_id}
              href={href('goods', { id: goods.id }, { goods_price_id: goods.goods_price_id })}
              className={css.other}
            >
              {nameOf(goods)}
              {goods.price && <Price value={goods.price} size="s" unit={goods.bzdw} />}
              {goods.offer && goods.max_qty !== null && ` 限购 ${goods.max_qty} ${goods.bzdw}`}
            </Link>
          ))}
        </dd>
      </div>
    </dl>
  )
}

const OFFERS = { spike: '秒杀价', everyday: '今日特价' } as const

function nameOf({ near_expiry, expiry_date, offer }: Goods): string {
  if (near_expiry === 1) return `近效期 ${expiry_date?.slice(0, 7) ?? ''}`
  return offer ? OFFERS[offer.kind] : '常规价'
}
