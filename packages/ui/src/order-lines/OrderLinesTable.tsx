'use client'
import { formatAmount, NO_MONEY, parseAmount, sumAmounts } from '@yaoji/domain'
import type { Times } from '../formats/times'
import { useMoney } from '../formats/useMoney'
import { useTimes } from '../formats/useTimes'
import { GoodsTag } from '../goods-tag'
import { Link } from '../link'
import { ProductImage } from '../part/ProductImage'
import { tableRole } from '../part/tableRoles'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { plain } from '../theme/base.css'
import * as css from './OrderLines.css'
import type { OrderLinesLabels } from './orderLinesLabels'
import type { OrderLine, OrderLineBatch } from './orderLineTypes'

interface OrderLinesTableProps {
  /** Names the table, for screen readers. */
  label: string
  /** The lines to show. */
  lines: readonly OrderLine[]
  /** How many lines there are with those that are not shown. */
  lineCount: number
  /** The page of a line's product; undefined for plain text. */
  lineHref: ((line: OrderLine) => string | undefined) | undefined
  /** Where the report of a batch without one is requested. */
  requestReportHref: string | undefined
  words: OrderLinesLabels
}

/** Lines of an order, to be read only: a `table` with its roles written out. */
export function OrderLinesTable(props: OrderLinesTableProps) {
  const { label, lines, lineCount, lineHref, requestReportHref, words } = props
  return (
    <table
      {...tableRole.table}
      aria-label={label}
      aria-rowcount={lineCount + 1}
      className={css.table}
      data-part="lines"
    >
      <thead {...tableRole.group} className={css.tableHead} data-part="head">
        <tr {...tableRole.row} className={css.headRow} data-part="head-row" aria-rowindex={1}>
          <th {...tableRole.column} className={css.goodsHead} data-part="head-cell">
            {words.goods}
          </th>
          {[words.price, words.number, words.amount].map(head => (
            <th key={head} {...tableRole.column} className={css.numberHead} data-part="head-cell">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRole.group} className={css.body} data-part="body">
        {lines.map((line, at) => (
          <tr key={line.id} {...tableRole.row} className={css.row} data-part="line" aria-rowindex={at + 2}>
            <Cells line={line} href={lineHref?.(line)} requestReportHref={requestReportHref} words={words} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CellsProps {
  line: OrderLine
  href: string | undefined
  requestReportHref: string | undefined
  words: OrderLinesLabels
}

function Cells({ line, href, requestReportHref, words }: CellsProps) {
  return (
    <>
      <td {...tableRole.cell} className={css.goodsCell} data-part="goods">
        <Goods line={line} href={href} requestReportHref={requestReportHref} words={words} />
      </td>
      <td {...tableRole.cell} className={css.priceCell} data-part="price">
        <UnitPrice line={line} words={words} />
      </td>
      <td {...tableRole.cell} className={css.numberCell} data-part="number">
        ×{line.number} {kindsOf(line) > 0 ? words.combinationUnit : line.bzdw}
        <Refunded of={line} words={words} />
      </td>
      <td {...tableRole.cell} className={css.amountCell} data-part="amount">
        <Amount line={line} words={words} />
      </td>
    </>
  )
}

function Goods({ line, href, requestReportHref, words }: CellsProps) {
  const times = useTimes()
  const kinds = kindsOf(line)
  const about = [kinds > 0 ? words.combinationKinds(kinds) : line.ypgg, line.sccj].filter(Boolean).join(' · ')
  const tag = line.is_gift === 1 && <GoodsTag name="赠" className={css.gift} />
  return (
    <>
      {line.image && <ProductImage src={line.image} size={40} className={css.picture} part="picture" />}
      {href === undefined ? (
        <span title={line.name} className={css.name} data-part="name">
          {tag}
          {line.name}
        </span>
      ) : (
        <Link href={href} className={css.nameLink} data-part="name">
          {tag}
          {line.name}
        </Link>
      )}
      <p title={about} className={css.about} data-part="about">
        {about}
      </p>
      {line.near_expiry === 1 && (
        <p className={css.nearExpiry} data-part="near-expiry">
          {words.nearExpiry(lastMonth(line, times))}
        </p>
      )}
      <Parts line={line} requestReportHref={requestReportHref} words={words} />
      <Batches batches={line.batches} requestReportHref={requestReportHref} words={words} />
    </>
  )
}

/** How many products a line with the products of a combination has; 0 for other lines, and where it is not known. */
function kindsOf({ parts, combination_kinds = 0 }: OrderLine): number {
  return parts ? combination_kinds : 0
}

/** The month of the last day of use: its own, or the earliest of its batches; empty where neither is known. */
function lastMonth({ expiry_date, batches = [] }: OrderLine, times: Times): string {
  const days = expiry_date ? [expiry_date] : batches.map(batch => batch.expiry_date)
  const [first] = days.sort()
  return first ? times.month(first) : ''
}

type LineProps = Pick<CellsProps, 'line' | 'words'>

function UnitPrice({ line: { price, raw_price }, words }: LineProps) {
  const money = useMoney()
  if (price === undefined) return NO_MONEY
  const now = money.text(price)
  const before = raw_price && money.text(raw_price)
  return (
    <>
      {now}
      {before && before !== now && (
        <s className={css.listPrice} data-part="list-price">
          <VisuallyHidden>{words.listPrice}</VisuallyHidden>
          {before}
        </s>
      )}
    </>
  )
}

function Amount({ line: { amount, manjian_share = '0.00', coupon_share = '0.00' }, words }: LineProps) {
  const money = useMoney()
  if (amount === undefined) return NO_MONEY
  const off = sumAmounts([manjian_share, coupon_share].map(parseAmount))
  return (
    <>
      {money.text(amount)}
      {off > 0 && (
        <span className={css.reduced} data-part="reduced">
          {words.reduced(money.text(formatAmount(parseAmount(amount) - off)))}
        </span>
      )}
    </>
  )
}

interface RefundedProps extends Pick<CellsProps, 'words'> {
  of: Pick<OrderLine, 'refunded_number' | 'unshipped_number'> & Partial<Pick<OrderLine, 'bzdw'>>
}

function Refunded({ of, words }: RefundedProps) {
  const { refunded_number = 0, unshipped_number = 0, bzdw = '' } = of
  const returned = refunded_number - unshipped_number
  return (
    <>
      {unshipped_number > 0 && (
        <span className={css.refunded} data-part="unshipped">
          {words.unshipped(unshipped_number, bzdw)}
        </span>
      )}
      {returned > 0 && (
        <span className={css.refunded} data-part="refunded">
          {words.refunded(returned, bzdw)}
        </span>
      )}
    </>
  )
}

/** The products of a combination, under its name. */
function Parts({ line: { parts }, requestReportHref, words }: Omit<CellsProps, 'href'>) {
  if (!parts || parts.length === 0) return null
  return (
    <ul aria-label={words.combination} className={css.parts} data-part="combination">
      {parts.map(part => (
        <li key={`${part.name} ${part.ypgg}`} className={plain} data-part="combination-part">
          {words.combinationPart(part)}
          <Refunded of={part} words={words} />
          <Batches batches={part.batches} requestReportHref={requestReportHref} words={words} />
        </li>
      ))}
    </ul>
  )
}

interface BatchesProps {
  batches: OrderLine['batches']
  requestReportHref: string | undefined
  words: OrderLinesLabels
}

function Batches({ batches, requestReportHref, words }: BatchesProps) {
  const times = useTimes()
  if (!batches || batches.length === 0) return null
  return (
    <ul aria-label={words.batches} className={css.batches} data-part="batches">
      {batches.map((batch, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: packs of one batch can be of two lots, and their order does not change
        <li key={at} className={plain} data-part="batch">
          {words.batch({ ...batch, expiry_date: times.month(batch.expiry_date) })}
          <Report batch={batch} requestReportHref={requestReportHref} words={words} />
        </li>
      ))}
    </ul>
  )
}

interface ReportProps extends Omit<BatchesProps, 'batches'> {
  batch: OrderLineBatch
}

/** The inspection report of a batch, or that there is none and where to request it. */
function Report({ batch, requestReportHref, words }: ReportProps) {
  const href = batch.report_url || requestReportHref
  if (!href) return null
  return (
    <>
      {batch.report_url ? ' ' : words.noReport}
      <Link href={href} className={css.report} data-part="report">
        {batch.report_url ? words.report : words.requestReport}
        <VisuallyHidden>{batch.batch_no}</VisuallyHidden>
      </Link>
    </>
  )
}
