import type { Goods } from '@yaoji/api-client/contract/goods'
import { Link } from '@yaoji/ui/link'
import { Price } from '@yaoji/ui/price'
import { href } from '../../routes'
import * as css from './GoodsView.css'

/** Other lines of the same goods, such as its near-expiry stock: each sold on its own. */
export function OtherPrices({ list }: { list: readonly Goods[] }) {
  if (list.length === 0) return null
  return (
    <dl className={css.line}>
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
          </Link>
        ))}
      </dd>
    </dl>
  )
}

function nameOf(goods: Goods): string {
  if (goods.near_expiry === 1) return `近效期 ${goods.expiry_date?.slice(0, 7) ?? ''}`
  return '活动价'
}
