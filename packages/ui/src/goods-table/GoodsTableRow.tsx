'use client'
import { useAddToCart } from '@yaoji/hooks'
import type { ReactNode } from 'react'
import {
  AddToCartButton,
  AddToCartLadder,
  AddToCartPrice,
  AddToCartScope,
  AddToCartStepper,
} from '../add-to-cart'
import type { Times } from '../formats/times'
import { useTimes } from '../formats/useTimes'
import { type GoodsAttribute, GoodsAttributes } from '../goods-card'
import { GoodsTags } from '../goods-tag'
import { Link } from '../link'
import { dataAttr } from '../part/dataAttr'
import { ProductImage } from '../part/ProductImage'
import { tableRole } from '../part/tableRoles'
import type { PriceGateProps } from '../price-gate'
import * as css from './GoodsTable.css'
import type { GoodsTableGoods } from './GoodsTableGoods'
import type { goodsTableLabels } from './goodsTableLabels'

type Words = typeof goodsTableLabels

/** The cells with one attribute each. */
const ATTRIBUTES = {
  approval: goods => goods.approval_no || '—',
  pack: (goods, words) => words.pack(goods.mid_pack, goods.bzdw),
  expiry: ({ expiry_date }, _, times) => (expiry_date ? times.month(expiry_date) : '—'),
  stock: (goods, words) => (goods.number > 0 ? String(goods.number) : words.noStock),
} as const satisfies Record<string, (goods: GoodsTableGoods, words: Words, times: Times) => string>

const ATTRIBUTE_NAMES = ['approval', 'pack', 'expiry', 'stock'] as const

export interface GoodsTableRowProps {
  goods: GoodsTableGoods
  href: string
  onAdd: (number: number) => void
  busy: boolean | undefined
  attributes: readonly GoodsAttribute[] | undefined
  actionHref: PriceGateProps['actionHref']
  soldOut: ReactNode
  withoutPicture: boolean | undefined
  words: Words
}

/** One product. Renders `tr`; sets `data-state`, `data-busy`, `data-near-expiry`. */
export function GoodsTableRow(props: GoodsTableRowProps) {
  const { goods, onAdd, busy, actionHref, soldOut, withoutPicture, words } = props
  const order = useAddToCart({ goods, onAdd, busy })
  const times = useTimes()
  return (
    <AddToCartScope goods={goods} order={order} labels={words} soldOut={soldOut}>
      <tr
        {...tableRole.row}
        className={css.row}
        data-part="row"
        data-state={goods.buy_state}
        data-busy={dataAttr(busy)}
        data-near-expiry={dataAttr(goods.near_expiry === 1)}
        data-without-picture={dataAttr(withoutPicture)}
      >
        <GoodsCell {...props} />
        {ATTRIBUTE_NAMES.map(attribute => (
          <td
            key={attribute}
            {...tableRole.cell}
            className={css.attribute}
            data-part="attribute"
            data-attribute={attribute}
            data-title={words.columns[attribute]}
          >
            {ATTRIBUTES[attribute](goods, words, times)}
          </td>
        ))}
        <td {...tableRole.cell} className={css.priceCell} data-part="price-cell">
          <AddToCartPrice actionHref={actionHref} />
          <AddToCartLadder />
        </td>
        <td {...tableRole.cell} className={css.numberCell} data-part="number-cell">
          <AddToCartStepper className={css.stepper} />
        </td>
        <td {...tableRole.cell} className={css.addCell} data-part="add-cell">
          <AddToCartButton className={css.add} />
        </td>
      </tr>
    </AddToCartScope>
  )
}

/** The product itself: picture and name as one link, specification and manufacturer, tags. */
function GoodsCell({ goods, href, attributes = [], withoutPicture }: GoodsTableRowProps) {
  const image = withoutPicture ? undefined : goods.goods_image[0]?.list
  const about = [goods.ypgg, goods.sccj].filter(Boolean).join(' · ')
  return (
    <td {...tableRole.cell} className={css.goodsCell} data-part="goods-cell">
      <Link href={href} title={goods.name} className={css.name} data-part="name">
        {image && <ProductImage src={image} size={40} className={css.picture} part="picture" />}
        {goods.name}
      </Link>
      <p title={about} className={css.about} data-part="about">
        {about}
      </p>
      <GoodsTags tags={goods.tags} className={css.tags} />
      <GoodsAttributes attributes={attributes} className={css.attributes} />
    </td>
  )
}
