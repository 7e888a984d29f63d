'use client'
import { useAddToCart } from '@yaoji/hooks'
import { AddToCartButton, AddToCartPrice, AddToCartScope } from '../add-to-cart'
import { useMoney } from '../formats/useMoney'
import { useTimes } from '../formats/useTimes'
import { Link } from '../link'
import { dataAttr } from '../part/dataAttr'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { pieceText } from './pieceText'
import * as css from './SimilarGoods.css'
import type { SimilarGoodsItem } from './SimilarGoodsItem'
import type { similarGoodsLabels } from './similarGoodsLabels'

export interface SimilarGoodsRowProps {
  item: SimilarGoodsItem
  href: string
  onAdd: (number: number) => void
  busy: boolean | undefined
  added: number | undefined
  words: typeof similarGoodsLabels
}

/** The medicine of one maker. Renders `li`; sets `data-buy-state`, `data-busy`. */
export function SimilarGoodsRow({ item, href, onAdd, busy, added, words }: SimilarGoodsRowProps) {
  const { goods, pack_content, piece_price } = item
  const money = useMoney()
  const times = useTimes()
  const order = useAddToCart({ goods, onAdd, busy })
  // The heading of the group says the strength of the same one.
  const strength = item.match === 'other' ? (pack_content?.strength ?? '') : ''
  const pack = [goods.ypgg, goods.ypgg.includes(strength) ? '' : strength].filter(Boolean).join(' · ')
  const expiry = goods.expiry_date && words.expiry(times.month(goods.expiry_date))
  return (
    <AddToCartScope goods={goods} order={order} labels={words} added={added}>
      <li className={css.row} data-part="row" data-buy-state={goods.buy_state} data-busy={dataAttr(busy)}>
        <Link href={href} title={`${goods.sccj} ${goods.name}`} className={css.maker} data-part="maker">
          {goods.sccj}
          <VisuallyHidden className={css.readOut}> {goods.name}</VisuallyHidden>
        </Link>
        {piece_price !== undefined && pack_content && (
          <span className={css.piece} data-part="piece">
            {words.piecePrice(pieceText(money, piece_price), pack_content.unit)}
          </span>
        )}
        <span className={css.about} data-part="about">
          <span className={css.pack} data-part="pack">
            {pack}
          </span>
          {expiry && (
            <span className={css.expiry} data-part="expiry">
              {pack && ' · '}
              {expiry}
            </span>
          )}
        </span>
        <AddToCartPrice className={css.price} />
        <AddToCartButton
          variant="secondary"
          aria-label={order.canAdd && added === undefined ? words.addOf(goods) : undefined}
          className={css.add}
        />
      </li>
    </AddToCartScope>
  )
}
