import { amountText, moneyText, NO_MONEY, parseAmount, sumAmounts } from '@yaoji/domain'
import { GoodsTag } from '../goods-tag'
import { Link } from '../link'
import { tableRole } from '../part/tableRoles'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { plain } from '../theme/base.css'
import type { OrderLinesProps } from './OrderLines'
import * as css from './OrderLines.css'
import type { OrderLinesLabels } from './orderLinesLabels'
import type { OrderLine } from './orderLineTypes'

interface OrderLinesTableProps extends Pick<OrderLinesProps, 'lineHref'> {
  /** Names the table, for screen readers. */
  label: string
  /** The lines to show. */
  lines: readonly OrderLine[]
  /** How many lines there are with those that are not shown. */
  lineCount: number
  words: OrderLinesLabels
}

/** Lines of an order, to be read only: a `table` with its roles written out. */
export function OrderLinesTable({ label, lines, lineCount, lineHref, words }: OrderLinesTableProps) {
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
            <Cells line={line} href={lineHref?.(line)} words={words} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CellsProps {
  line: OrderLine
  href: string | undefined
  words: OrderLinesLabels
}

function Cells({ line, href, words }: CellsProps) {
  return (
    <>
      <td {...tableRole.cell} className={css.goodsCell} data-part="goods">
        <Goods line={line} href={href} words={words} />
      </td>
      <td {...tableRole.cell} className={css.priceCell} data-part="price">
        <UnitPrice line={line} words={words} />
      </td>
      <td {...tableRole.cell} className={css.numberCell} data-part="number">
        ×{line.number} {line.bzdw}
      </td>
      <td {...tableRole.cell} className={css.amountCell} data-part="amount">
        <Amount line={line} words={words} />
      </td>
    </>
  )
}

function Goods({ line, href, words }: CellsProps) {
  const about = [line.ypgg, line.sccj].filter(Boolean).join(' · ')
  return (
    <>
      {line.image && (
        <img
          src={line.image}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          decoding="async"
          className={css.picture}
          data-part="picture"
        />
      )}
      {line.is_gift === 1 && <GoodsTag name="赠" className={css.gift} />}
      {href === undefined ? (
        <span title={line.name} className={css.name} data-part="name">
          {line.name}
        </span>
      ) : (
        <Link href={href} className={css.nameLink} data-part="name">
          {line.name}
        </Link>
      )}
      <p title={about} className={css.about} data-part="about">
        {about}
      </p>
      <Batches line={line} words={words} />
    </>
  )
}

type LineProps = Omit<CellsProps, 'href'>

function UnitPrice({ line: { price, raw_price }, words }: LineProps) {
  if (price === undefined) return NO_MONEY
  const now = moneyText(price)
  const before = raw_price && moneyText(raw_price)
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
  if (amount === undefined) return NO_MONEY
  const off = sumAmounts([manjian_share, coupon_share].map(parseAmount))
  return (
    <>
      {moneyText(amount)}
      {off > 0 && (
        <span className={css.reduced} data-part="reduced">
          {words.reduced(amountText(parseAmount(amount) - off))}
        </span>
      )}
    </>
  )
}

function Batches({ line: { batches }, words }: LineProps) {
  if (!batches || batches.length === 0) return null
  return (
    <ul aria-label={words.batches} className={css.batches} data-part="batches">
      {batches.map(batch => (
        <li key={batch.batch_no} className={plain} data-part="batch">
          {words.batch(batch)}
          {batch.report_url && (
            <>
              {' '}
              <Link href={batch.report_url} className={css.report} data-part="report">
                {words.report}
                <VisuallyHidden>{batch.batch_no}</VisuallyHidden>
              </Link>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
