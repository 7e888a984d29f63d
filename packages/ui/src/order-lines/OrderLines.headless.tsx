'use client'
import { floorPrice, parsePrice } from '@yaoji/domain'
import {
  type ComponentPropsWithoutRef,
  createContext,
  Fragment,
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  type TableHTMLAttributes,
  useState,
} from 'react'
import { Link } from '../link'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'
import { tableRole } from '../part/tableRoles'
import { useRequiredContext } from '../part/useRequiredContext'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { type OrderLine, type OrderLinesPart as PartData, splitReason } from './orderLineTypes'

/** Lines of a part that are shown before the rest is asked for. */
const FIRST_LINES = 20

interface PartContext {
  readonly part: PartData
  /** Place among the parts, from 1. */
  readonly place: number
  readonly count: number
  readonly shown: readonly OrderLine[]
  readonly all: boolean
  readonly toggle: () => void
}

const Context = createContext<PartContext | null>(null)

/** The part above and how much of it is shown; for parts of your own. */
export const useOrderLinesPart = (part: string) => useRequiredContext(Context, part, 'OrderLinesPart')

export interface OrderLinesRootProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  parts: readonly PartData[]
  /** What stands for each part: an `OrderLinesPart`. */
  children: (part: PartData, place: number, count: number) => ReactNode
}

/** The orders of a checkout, one after another. Renders `div`. */
export const OrderLinesRoot = forwardRef<HTMLDivElement, OrderLinesRootProps>(function Root(
  { parts, children, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref}>
      {parts.map((part, at) => (
        <Fragment key={part.key}>{children(part, at + 1, parts.length)}</Fragment>
      ))}
    </div>
  )
})

export interface OrderLinesPartProps extends Omit<HTMLAttributes<HTMLElement>, 'part'> {
  part: PartData
  place: number
  count: number
}

/** One order. Renders `section`; sets `data-ephedrine`. */
export const OrderLinesPart = forwardRef<HTMLElement, OrderLinesPartProps>(function Part(
  { part, place, count, ...rest },
  ref,
) {
  const [all, setAll] = useState(false)
  const shown = all ? part.lines : part.lines.slice(0, FIRST_LINES)
  return (
    <Context.Provider value={{ part, place, count, shown, all, toggle: () => setAll(!all) }}>
      <section
        aria-label={titleOf(part, place, count)}
        {...rest}
        ref={ref}
        data-ephedrine={dataAttr(part.is_ephedrine === 1)}
      />
    </Context.Provider>
  )
})

function titleOf(part: PartData, place: number, count: number): string {
  const name = part.warehouse || '商品清单'
  return count > 1 ? `订单 ${place} · ${name}` : name
}

/** Which order it is and how many kinds it holds. Renders `h3`. */
export const OrderLinesTitle = forwardRef<HTMLHeadingElement, HTMLAttributes<HTMLHeadingElement>>(
  function Title(props, ref) {
    const { part, place, count } = useOrderLinesPart('OrderLinesTitle')
    return (
      <h3 {...props} ref={ref}>
        {titleOf(part, place, count)} <span>{part.lines.length} 种</span>
      </h3>
    )
  },
)

/** Why it is an order of its own; nothing where there is no reason. Renders `p`. */
export const OrderLinesReason = forwardRef<HTMLParagraphElement, HTMLAttributes<HTMLParagraphElement>>(
  function Reason(props, ref) {
    const { part, count } = useOrderLinesPart('OrderLinesReason')
    const text = splitReason(part, count)
    if (text === '') return null
    return (
      <p {...props} ref={ref}>
        {text}
      </p>
    )
  },
)

export interface OrderLinesTableProps extends Omit<TableHTMLAttributes<HTMLTableElement>, 'children'> {
  /** Where a line's goods is; lines without an address are plain text. */
  lineHref?: (line: OrderLine) => string | undefined
  headClassName?: string
  rowClassName?: string
  /** Gets the picture. */
  pictureClassName?: string
}

/** The lines, to be read only. Renders `table`; cells set `data-cell` to `goods`, `price`, `number` or `amount`. */
export const OrderLinesTable = forwardRef<HTMLTableElement, OrderLinesTableProps>(function Table(
  { lineHref, headClassName, rowClassName, pictureClassName, ...rest },
  ref,
) {
  const { part, place, count, shown } = useOrderLinesPart('OrderLinesTable')
  return (
    <table
      {...tableRole.table}
      aria-label={`${titleOf(part, place, count)} 商品`}
      {...rest}
      ref={ref}
      aria-rowcount={part.lines.length + 1}
    >
      <thead {...tableRole.group} className={headClassName}>
        <tr {...tableRole.row} className={rowClassName} aria-rowindex={1}>
          {HEADS.map(({ cell, text }) => (
            <th key={cell} {...tableRole.column} data-cell={cell}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRole.group}>
        {shown.map((line, at) => (
          <tr key={line.id} {...tableRole.row} className={rowClassName} aria-rowindex={at + 2}>
            <Cells line={line} href={lineHref?.(line)} pictureClassName={pictureClassName} />
          </tr>
        ))}
      </tbody>
    </table>
  )
})

const HEADS = [
  { cell: 'goods', text: '商品' },
  { cell: 'price', text: '单价' },
  { cell: 'number', text: '数量' },
  { cell: 'amount', text: '金额' },
] as const

interface CellsProps {
  line: OrderLine
  href: string | undefined
  pictureClassName: string | undefined
}

function Cells({ line, href, pictureClassName }: CellsProps) {
  const about = [line.ypgg, line.sccj].filter(Boolean).join(' · ')
  return (
    <>
      <td {...tableRole.cell} data-cell="goods">
        {line.image && (
          <img
            src={line.image}
            alt=""
            width={40}
            height={40}
            loading="lazy"
            decoding="async"
            className={pictureClassName}
          />
        )}
        {href === undefined ? (
          <span title={line.name}>{line.name}</span>
        ) : (
          <Link href={href}>{line.name}</Link>
        )}
        <p title={about}>{about}</p>
        <Batches line={line} />
      </td>
      <td {...tableRole.cell} data-cell="price">
        <UnitPrice line={line} />
      </td>
      <td {...tableRole.cell} data-cell="number">
        ×{line.number} {line.bzdw}
      </td>
      <td {...tableRole.cell} data-cell="amount">
        {line.amount === undefined ? '—' : `¥${line.amount}`}
      </td>
    </>
  )
}

function UnitPrice({ line }: { line: OrderLine }) {
  if (line.price === undefined) return '—'
  const now = floorPrice(parsePrice(line.price))
  const before = line.raw_price && floorPrice(parsePrice(line.raw_price))
  return (
    <>
      ¥{now}
      {before && before !== now && (
        <s>
          <VisuallyHidden>原价</VisuallyHidden>¥{before}
        </s>
      )}
    </>
  )
}

function Batches({ line }: { line: OrderLine }) {
  if (!line.batches || line.batches.length === 0) return null
  return (
    <ul aria-label="批号">
      {line.batches.map(batch => (
        <li key={batch.batch_no}>
          批号 {batch.batch_no} ×{batch.number}，效期 {batch.expiry_date.slice(0, 7)}
          {batch.report_url && (
            <>
              {' '}
              <Link href={batch.report_url}>
                检验报告<VisuallyHidden>{batch.batch_no}</VisuallyHidden>
              </Link>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Shows the lines beyond the first twenty, and hides them again; nothing where there are none. Renders `button`. */
export const OrderLinesMore = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(function More(
  { onClick, ...rest },
  ref,
) {
  const { part, all, toggle } = useOrderLinesPart('OrderLinesMore')
  const more = part.lines.length - FIRST_LINES
  if (more <= 0) return null
  return (
    <button
      type="button"
      aria-expanded={all}
      {...rest}
      ref={ref}
      onClick={composeEventHandlers(onClick, toggle)}
    >
      {all ? '收起' : `展开其余 ${more} 种`}
    </button>
  )
})
