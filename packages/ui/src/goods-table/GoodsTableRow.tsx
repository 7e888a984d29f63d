'use client'
import { useAddToCart } from '@yaoji/hooks'
import { memo, type ReactNode } from 'react'
import {
  AddToCartButton,
  AddToCartLadder,
  AddToCartPrice,
  AddToCartScope,
  AddToCartStepper,
  InCartMark,
} from '../add-to-cart'
import type { Times } from '../formats/times'
import { useTimes } from '../formats/useTimes'
import { type GoodsAttribute, GoodsAttributes } from '../goods-card'
import { GoodsTags } from '../goods-tag'
import { Link } from '../link'
import { dataAttr } from '../part/dataAttr'
import { rendersSame, type useGoodsEvents } from '../part/listedGoods'
import { ProductImage } from '../part/ProductImage'
import { tableRole } from '../part/tableRoles'
import type { PriceGateProps } from '../price-gate'
import * as css from './GoodsTable.css'
import type { GoodsTableGoods } from './GoodsTableGoods'
import type { goodsTableLabels } from './goodsTableLabels'

type Words = typeof goodsTableLabels

/** The cells with one attribute each. */
const ATTRIBUTES = {
  pack: (goods, words) => words.pack(goods.mid_pack, goods.bzdw),
  expiry: ({ expiry_date }, _, times) => (expiry_date ? times.month(expiry_date) : '—'),
  stock: (goods, words) => (goods.number > 0 ? String(goods.number) : words.noStock),
} as const satisfies Record<string, (goods: GoodsTableGoods, words: Words, times: Times) => string>

const ATTRIBUTE_NAMES = ['expiry', 'pack', 'stock'] as const

export interface GoodsTableRowProps {
  goods: GoodsTableGoods
  href: string
  events: ReturnType<typeof useGoodsEvents<GoodsTableGoods>>
  /** Whether the number in the cart can be changed here. */
  editable: boolean
  busy: boolean | undefined
  attributes: readonly GoodsAttribute[] | undefined
  actionHref: PriceGateProps['actionHref']
  soldOut: ReactNode
  added: number | undefined
  /** Undefined without a column for it. */
  inCart: number | undefined
  cartHref: string | undefined
  withoutPicture: boolean | undefined
  words: Words
}

/** One product. Renders `tr`; sets `data-state`, `data-busy`, `data-near-expiry`, `data-price`. */
export const GoodsTableRow = memo(function GoodsTableRow(props: GoodsTableRowProps) {
  const { goods, events, editable, busy, actionHref, soldOut, added, inCart, cartHref, ...more } = props
  const { withoutPicture, words } = more
  const order = useAddToCart({ goods, onAdd: number => events.onAdd(goods, number), busy })
  const times = useTimes()
  return (
    <AddToCartScope goods={goods} order={order} labels={words} soldOut={soldOut} added={added}>
      <tr
        {...tableRole.row}
        className={css.row}
        data-part="row"
        data-state={goods.buy_state}
        data-busy={dataAttr(busy)}
        data-near-expiry={dataAttr(goods.near_expiry === 1)}
        data-without-picture={dataAttr(withoutPicture)}
        data-price={priceKind(goods)}
      >
        <GoodsCell {...props} />
        <td {...tableRole.cell} className={css.specCell} data-part="spec-cell">
          <span title={goods.ypgg} className={css.spec} data-part="spec">
            {goods.ypgg}
          </span>
          {goods.approval_no && (
            <span title={goods.approval_no} className={css.approval} data-part="approval">
              {goods.approval_no}
            </span>
          )}
        </td>
        <td {...tableRole.cell} title={goods.sccj} className={css.makerCell} data-part="maker-cell">
          {goods.sccj}
        </td>
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
          <AddToCartPrice actionHref={actionHref} className={css.price} />
        </td>
        <td {...tableRole.cell} className={css.ladderCell} data-part="ladder-cell">
          <AddToCartLadder compact className={css.ladder} />
        </td>
        {inCart !== undefined && (
          <td {...tableRole.cell} className={css.cartCell} data-part="cart-cell">
            {cartHref !== undefined && (
              <InCartMark
                number={inCart}
                href={cartHref}
                title={words.inCart(inCart)}
                onNumberChange={editable ? number => events.onInCartChange(goods, number) : undefined}
              >
                {inCart}
              </InCartMark>
            )}
          </td>
        )}
        <td {...tableRole.cell} className={css.numberCell} data-part="number-cell">
          <AddToCartStepper className={css.stepper} />
        </td>
        <td {...tableRole.cell} className={css.addCell} data-part="add-cell">
          <AddToCartButton className={css.add} />
        </td>
      </tr>
    </AddToCartScope>
  )
}, rendersSame)

/** `none` where the buyer sees no price, `single` without tiers, else `tiers`. */
function priceKind({ price, ladder_price = [] }: GoodsTableGoods) {
  if (price === undefined) return 'none'
  return ladder_price.length === 0 ? 'single' : 'tiers'
}

/** The product itself: picture and name as one link, tags below it, or beside it above what a zone compares by. */
function GoodsCell({ goods, href, attributes = [], withoutPicture }: GoodsTableRowProps) {
  const image = withoutPicture ? undefined : goods.goods_image[0]?.list
  return (
    <td {...tableRole.cell} className={css.goodsCell} data-part="goods-cell">
      <div
        className={css.nameLine}
        data-part="name-line"
        data-with-attributes={dataAttr(attributes.length > 0)}
      >
        <Link href={href} title={goods.name} className={css.name} data-part="name">
          {image && <ProductImage src={image} size={40} className={css.picture} part="picture" />}
          {goods.name}
        </Link>
        <GoodsTags tags={goods.tags} className={css.tags} />
      </div>
      <GoodsAttributes attributes={attributes} className={css.attributes} />
    </td>
  )
}
