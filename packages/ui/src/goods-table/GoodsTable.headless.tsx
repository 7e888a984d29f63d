'use client'
import { type AddToCart, useAddToCart } from '@yaoji/hooks'
import {
  createContext,
  forwardRef,
  type HTMLAttributes,
  type ImgHTMLAttributes,
  type TableHTMLAttributes,
  type TdHTMLAttributes,
  type ThHTMLAttributes,
} from 'react'
import { AddToCartScope } from '../add-to-cart/headless'
import type { GoodsCardGoods } from '../goods-card/headless'
import { GoodsTags, type GoodsTagsProps } from '../goods-tag/headless'
import { Link, type LinkProps } from '../link'
import { dataAttr } from '../part/dataAttr'
import { tableRole } from '../part/tableRoles'
import { useRequiredContext } from '../part/useRequiredContext'

/** What a row needs of a goods, by the wire's names. */
export interface GoodsTableGoods extends GoodsCardGoods {
  goods_price_id?: number
  approval_no: string
}

interface RowContext {
  readonly goods: GoodsTableGoods
  readonly href: string
  readonly order: AddToCart
}

const Context = createContext<RowContext | null>(null)

/** The row's goods and chosen number; for parts of your own. */
export const useGoodsTableRow = (part: string) => useRequiredContext(Context, part, 'GoodsTableRow')

/** Goods to compare line by line. Renders `table`; name it with `aria-label`. */
export const GoodsTableRoot = forwardRef<HTMLTableElement, TableHTMLAttributes<HTMLTableElement>>(
  function Root(props, ref) {
    return <table {...tableRole.table} {...props} ref={ref} />
  },
)

/** The row of column heads. Renders `thead` with one row. */
export const GoodsTableHead = forwardRef<HTMLTableSectionElement, HTMLAttributes<HTMLTableSectionElement>>(
  function Head({ children, ...rest }, ref) {
    return (
      <thead {...tableRole.group} {...rest} ref={ref}>
        <tr {...tableRole.row}>{children}</tr>
      </thead>
    )
  },
)

/** One column head. Renders `th`. */
export const GoodsTableColumn = forwardRef<HTMLTableCellElement, ThHTMLAttributes<HTMLTableCellElement>>(
  function Column(props, ref) {
    return <th {...tableRole.column} {...props} ref={ref} />
  },
)

/** The rows. Renders `tbody`. */
export const GoodsTableBody = forwardRef<HTMLTableSectionElement, HTMLAttributes<HTMLTableSectionElement>>(
  function Body(props, ref) {
    return <tbody {...tableRole.group} {...props} ref={ref} />
  },
)

export interface GoodsTableRowProps extends HTMLAttributes<HTMLTableRowElement> {
  goods: GoodsTableGoods
  /** Address of the goods' own page. */
  href: string
  /** The press on add: how many packs. */
  onAdd?: (number: number) => void
  /** An add is on its way; the button waits. */
  busy?: boolean
}

/** One goods. Renders `tr`; sets `data-state` to its `buy_state`, `data-busy`, `data-near-expiry`. */
export const GoodsTableRow = forwardRef<HTMLTableRowElement, GoodsTableRowProps>(function Row(
  { goods, href, onAdd, busy, ...rest },
  ref,
) {
  const order = useAddToCart({ goods, onAdd, busy })
  return (
    <Context.Provider value={{ goods, href, order }}>
      <AddToCartScope goods={goods} order={order}>
        <tr
          {...tableRole.row}
          {...rest}
          ref={ref}
          data-state={goods.buy_state}
          data-busy={dataAttr(busy)}
          data-near-expiry={dataAttr(goods.near_expiry === 1)}
        />
      </AddToCartScope>
    </Context.Provider>
  )
})

/** One cell. Renders `td`. */
export const GoodsTableCell = forwardRef<HTMLTableCellElement, TdHTMLAttributes<HTMLTableCellElement>>(
  function Cell(props, ref) {
    return <td {...tableRole.cell} {...props} ref={ref} />
  },
)

/** The package; nothing where the goods has no picture. */
export const GoodsTablePicture = forwardRef<HTMLImageElement, ImgHTMLAttributes<HTMLImageElement>>(
  function Picture(props, ref) {
    const image = useGoodsTableRow('GoodsTablePicture').goods.goods_image[0]?.list
    if (!image) return null
    return (
      <img alt="" width={40} height={40} loading="lazy" decoding="async" {...props} ref={ref} src={image} />
    )
  },
)

/** The name, linking to the goods' page; cut names keep their whole text as tooltip. */
export const GoodsTableName = forwardRef<HTMLAnchorElement, Partial<LinkProps>>(function Name(
  { children, ...rest },
  ref,
) {
  const { goods, href } = useGoodsTableRow('GoodsTableName')
  return (
    <Link href={href} title={goods.name} {...rest} ref={ref}>
      {children}
      {goods.name}
    </Link>
  )
})

/** The promotion letters of the goods. */
export function GoodsTableTags(props: Partial<GoodsTagsProps>) {
  return <GoodsTags tags={useGoodsTableRow('GoodsTableTags').goods.tags} {...props} />
}

/** Specification and maker in one line. Renders `p`. */
export const GoodsTableAbout = forwardRef<HTMLParagraphElement, HTMLAttributes<HTMLParagraphElement>>(
  function About(props, ref) {
    const { goods } = useGoodsTableRow('GoodsTableAbout')
    const text = [goods.ypgg, goods.sccj].filter(Boolean).join(' · ')
    return (
      <p title={text} {...props} ref={ref}>
        {text}
      </p>
    )
  },
)

/** The cells that hold one fact each, and what they say of a goods. */
export const GOODS_FACTS = {
  approval: { title: '批准文号', read: goods => goods.approval_no || '—' },
  pack: { title: '中包装', read: goods => `${goods.mid_pack} ${goods.bzdw}` },
  expiry: { title: '效期', read: goods => goods.expiry_date?.slice(0, 7) ?? '—' },
  stock: { title: '库存', read: goods => (goods.number > 0 ? String(goods.number) : '缺货') },
} as const satisfies Record<string, { title: string; read: (goods: GoodsTableGoods) => string }>

export type GoodsFact = keyof typeof GOODS_FACTS

export interface GoodsTableFactProps extends TdHTMLAttributes<HTMLTableCellElement> {
  fact: GoodsFact
}

/** A cell with one fact. Renders `td`; sets `data-fact`, and `data-title` for layouts without column heads. */
export const GoodsTableFact = forwardRef<HTMLTableCellElement, GoodsTableFactProps>(function Fact(
  { fact, ...rest },
  ref,
) {
  const { goods } = useGoodsTableRow('GoodsTableFact')
  const { title, read } = GOODS_FACTS[fact]
  return (
    <td {...tableRole.cell} {...rest} ref={ref} data-fact={fact} data-title={title}>
      {read(goods)}
    </td>
  )
})

export {
  AddToCartButton as GoodsTableAdd,
  AddToCartLadder as GoodsTableLadder,
  AddToCartPrice as GoodsTablePrice,
  AddToCartStepper as GoodsTableStepper,
} from '../add-to-cart/headless'
