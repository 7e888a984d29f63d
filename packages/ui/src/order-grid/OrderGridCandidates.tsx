'use client'
import type { OrderGrid, OrderGridProduct } from '@yaoji/hooks'
import { useMoney } from '../formats/useMoney'
import { useTimes } from '../formats/useTimes'
import { Link } from '../link'
import { tableRole } from '../part/tableRoles'
import { plain } from '../theme/base.css'
import * as css from './OrderGridCandidates.css'
import { ORDER_GRID_COLUMNS } from './OrderGridHeads'
import type { OrderGridLabels } from './orderGridLabels'
import type { OrderGridRowProps } from './orderGridRowProps'

export interface OrderGridCandidatesProps
  extends Pick<OrderGridRowProps, 'row' | 'line' | 'words' | 'searchHref'> {
  candidates: OrderGrid['candidates']
  products: ReadonlyMap<number, OrderGridProduct>
}

/** The last digit that chooses. */
const DIGITS = 9

/** The products that a row can choose, as lines below it. Renders `tr`; the list in it has the focus. */
export function OrderGridCandidates(props: OrderGridCandidatesProps) {
  const { row, line, words, searchHref, candidates, products } = props
  const { goods_ids, listProps, optionProps } = candidates
  const others = row.total - goods_ids.length
  return (
    <tr {...tableRole.row} className={css.row} data-part="candidates">
      <td {...tableRole.cell} colSpan={ORDER_GRID_COLUMNS.length} className={css.cell}>
        {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: its role is in the props of the hook */}
        <div {...listProps} aria-label={words.candidatesOf(line)} className={css.list} data-part="list">
          {goods_ids.map((id, at) => (
            <div key={id} {...optionProps(at)} className={css.option} data-part="option">
              <span className={css.digit} data-part="digit">
                {at < DIGITS ? at + 1 : ''}
              </span>
              <Candidate product={products.get(id)} words={words} />
            </div>
          ))}
        </div>
        <p className={css.hint} data-part="hint">
          {words.candidateKeys}
          {others > 0 && (
            <span className={plain} data-part="others">
              {' '}
              {words.listed(goods_ids.length, others)}
              {searchHref && (
                <>
                  {words.orSearch}
                  <Link href={searchHref(row.query.trim())} className={css.link}>
                    {words.search(row.total)}
                  </Link>
                </>
              )}
            </span>
          )}
        </p>
      </td>
    </tr>
  )
}

/** What distinguishes a product from the others. */
function Candidate({ product, words }: { product: OrderGridProduct | undefined; words: OrderGridLabels }) {
  const money = useMoney()
  const times = useTimes()
  if (!product) return null
  const { name, ypgg, sccj, expiry_date, price, number, bzdw } = product.goods
  return (
    <>
      <span className={css.name} data-part="name" title={name}>
        {name}
      </span>
      <span className={css.text} title={ypgg}>
        {ypgg}
      </span>
      <span className={css.text} title={sccj}>
        {sccj}
      </span>
      <span className={css.minor}>{expiry_date ? words.expiry(times.month(expiry_date)) : ''}</span>
      <span className={css.number}>{price === undefined ? '—' : `${money.text(price)}/${bzdw}`}</span>
      <span className={css.minor}>{words.stock(number, bzdw)}</span>
      <span className={css.minor}>{product.bought ? words.times(product.bought.times) : ''}</span>
    </>
  )
}
