'use client'
import { buyStateCard, canSelect, floorPrice, LINE_SECOND_KILL, parsePrice } from '@yaoji/domain'
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type HTMLAttributes,
  type ImgHTMLAttributes,
  type TdHTMLAttributes,
  type ThHTMLAttributes,
} from 'react'
import { CheckboxInput, type CheckboxInputProps } from '../checkbox/headless'
import { GoodsTag } from '../goods-tag/headless'
import { Link, type LinkProps } from '../link'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { tableRole } from '../part/tableRoles'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { QuantityStepperRoot, type QuantityStepperRootProps } from '../quantity-stepper/headless'
import { GroupCheck } from './CartTable.headless'
import { useCartTable, useCartTableLine, useCartTableWarehouse } from './CartTableContext'
import { isForSale } from './cartLineHints'
import type { CartTableLine } from './cartTableTypes'

/** A combination goes by its own name, everything else by that of its goods. VA-09. */
function lineName(line: CartTableLine): string {
  return line.combination?.name ?? line.goods.name
}

/** One cell. Renders `td`. */
export const CartTableCell = forwardRef<HTMLTableCellElement, TdHTMLAttributes<HTMLTableCellElement>>(
  function Cell(props, ref) {
    return <td {...tableRole.cell} {...props} ref={ref} />
  },
)

/** The box that selects the line; a line that cannot be bought cannot be selected (ST-02). */
export const CartTableCheck = forwardRef<HTMLInputElement, CheckboxInputProps>(function Check(props, ref) {
  const { onSelect } = useCartTable('CartTableCheck')
  const { line } = useCartTableLine('CartTableCheck')
  return (
    <CheckboxInput
      aria-label={`选择 ${lineName(line)}`}
      data-part="check"
      {...props}
      ref={ref}
      checked={line.is_selected === 1}
      disabled={!canSelect({ is_buy: line.goods.is_buy, stock: line.goods.number })}
      onCheckedChange={checked => onSelect([line.id], checked ? 1 : 0)}
    />
  )
})

/** The link to the goods' page: put the picture and the name inside. */
export const CartTableLink = forwardRef<HTMLAnchorElement, Partial<LinkProps>>(
  function GoodsLink(props, ref) {
    const { goodsHref } = useCartTable('CartTableLink')
    const { line } = useCartTableLine('CartTableLink')
    return <Link data-part="link" title={lineName(line)} {...props} ref={ref} href={goodsHref(line)} />
  },
)

/** The package; nothing where the goods has no picture. */
export const CartTablePicture = forwardRef<HTMLImageElement, ImgHTMLAttributes<HTMLImageElement>>(
  function Picture(props, ref) {
    const image = useCartTableLine('CartTablePicture').line.goods.goods_image[0]?.list
    if (!image) return null
    return <img alt="" width={40} height={40} decoding="async" {...props} ref={ref} src={image} />
  },
)

/** The name of the goods, or of the combination. Renders its text alone: rows are counted in nodes. */
export function CartTableName() {
  return <>{lineName(useCartTableLine('CartTableName').line)}</>
}

/** The mark of a second-kill line; nothing on others. */
export function CartTableTag(props: { className?: string }) {
  const { line } = useCartTableLine('CartTableTag')
  return line.type === LINE_SECOND_KILL ? <GoodsTag {...props} name="秒" /> : null
}

/** Specification and maker in one line. Renders `p`. */
export const CartTableAbout = forwardRef<HTMLParagraphElement, HTMLAttributes<HTMLParagraphElement>>(
  function About(props, ref) {
    const { goods } = useCartTableLine('CartTableAbout').line
    const text = [goods.ypgg, goods.sccj].filter(Boolean).join(' · ')
    return (
      <p title={text} {...props} ref={ref}>
        {text}
      </p>
    )
  },
)

/** What a combination holds, a pack each; nothing on other lines. Renders `ul`. */
export const CartTableParts = forwardRef<HTMLUListElement, HTMLAttributes<HTMLUListElement>>(
  function Parts(props, ref) {
    const { combination } = useCartTableLine('CartTableParts').line
    if (!combination) return null
    return (
      <ul aria-label="组合内商品" {...props} ref={ref}>
        {combination.list.map(part => (
          <li key={part.goods_id}>
            {part.name} {part.ypgg} ×{part.number}
          </li>
        ))}
      </ul>
    )
  },
)

/** The unit price, and struck beside it what it would be without an offer. A dash where it may not be seen. */
export const CartTablePrice = forwardRef<HTMLSpanElement, HTMLAttributes<HTMLSpanElement>>(
  function UnitPrice(props, ref) {
    const { price, raw_price } = useCartTableLine('CartTablePrice').line
    if (price === undefined) return <Unseen />
    const now = floorPrice(parsePrice(price))
    const before = raw_price && floorPrice(parsePrice(raw_price))
    return (
      <>
        <span {...props} ref={ref}>
          ¥{now}
        </span>
        {before && before !== now && (
          <s>
            <VisuallyHidden>原价</VisuallyHidden>¥{before}
          </s>
        )}
      </>
    )
  },
)

/** What the line costs. A dash where prices may not be seen. */
export const CartTableSubtotal = forwardRef<HTMLSpanElement, HTMLAttributes<HTMLSpanElement>>(
  function Subtotal(props, ref) {
    const { subtotal } = useCartTableLine('CartTableSubtotal').line
    if (subtotal === undefined) return <Unseen />
    return (
      <span {...props} ref={ref}>
        ¥{subtotal}
      </span>
    )
  },
)

function Unseen() {
  return <span title="暂不可见">—</span>
}

/** The number of packs: a quantity stepper to fill with its parts. */
export function CartTableStepper(props: Partial<QuantityStepperRootProps>) {
  const { onNumber } = useCartTable('CartTableStepper')
  const { line } = useCartTableLine('CartTableStepper')
  const { goods } = line
  return (
    <QuantityStepperRoot
      label={`${lineName(line)} 数量`}
      rule={{ ...goods, stock: goods.number, unit: goods.bzdw }}
      disabled={!isForSale(line)}
      {...props}
      value={line.number}
      onQuantityChange={number => onNumber(line.id, number)}
    />
  )
}

/** Asks for the line's deletion. */
export const CartTableDelete = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(
  function Delete({ onClick, children = '删除', ...rest }, ref) {
    const { onDelete } = useCartTable('CartTableDelete')
    const { line } = useCartTableLine('CartTableDelete')
    return (
      <button
        type="button"
        aria-label={`删除 ${lineName(line)}`}
        data-part="delete"
        {...rest}
        ref={ref}
        onClick={composeEventHandlers(onClick, () => onDelete([line.id]))}
      >
        {children}
      </button>
    )
  },
)

/** The one next step of a line that cannot be bought now: something like it, or what its state asks for. */
export const CartTableAction = forwardRef<HTMLAnchorElement, Partial<LinkProps>>(function Action(props, ref) {
  const { similarHref, actionHref } = useCartTable('CartTableAction')
  const { line } = useCartTableLine('CartTableAction')
  const { action, action_text } = buyStateCard(line.goods.buy_state)
  if (line.goods.buy_state === 'ok' || action === null) return null
  const forSale = isForSale(line)
  const href = forSale ? actionHref?.(action, line) : similarHref?.(line)
  if (href === undefined) return null
  return (
    <Link data-part="action" {...props} ref={ref} href={href}>
      {forSale ? action_text : '找相似'}
    </Link>
  )
})

/** The box that selects every line of a warehouse. */
export const CartTableWarehouseCheck = forwardRef<HTMLInputElement, CheckboxInputProps>(
  function WarehouseCheck(props, ref) {
    const { ck_id, name } = useCartTableWarehouse('CartTableWarehouseCheck')
    return (
      <GroupCheck
        aria-label={`选择 ${name || '其他仓库'} 全部商品`}
        data-part="check"
        {...props}
        ref={ref}
        ck_id={ck_id}
      />
    )
  },
)

/** The name of a warehouse and how many kinds leave from it, over the other columns. Renders `th`. */
export const CartTableWarehouseName = forwardRef<
  HTMLTableCellElement,
  ThHTMLAttributes<HTMLTableCellElement>
>(function WarehouseName(props, ref) {
  const { name, count } = useCartTableWarehouse('CartTableWarehouseName')
  return (
    <th {...tableRole.rowHead} scope="rowgroup" colSpan={5} aria-colspan={5} {...props} ref={ref}>
      {name || '其他仓库'} <span>{count} 种</span>
    </th>
  )
})
