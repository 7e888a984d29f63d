'use client'
import { formatAmount } from '@yaoji/domain'
import type { StoreMatrixState, StoreMatrixTotal } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { Button } from '../button'
import { useMoney } from '../formats'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { plain } from '../theme/base.css'
import * as css from './StoreMatrix.css'
import type { StoreMatrixGoods, StoreMatrixStore } from './StoreMatrixGoods'
import { StoreMatrixRow } from './StoreMatrixRow'
import { storeMatrixLabels } from './storeMatrixLabels'

export interface StoreMatrixProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The rows: those of `matrix`. */
  goods: readonly StoreMatrixGoods[]
  /** The columns: those of `matrix`. */
  stores: readonly StoreMatrixStore[]
  /** The numbers; `useStoreMatrix` of `@yaoji/hooks` holds them. */
  matrix: StoreMatrixState
  /** Adds the numbers of `matrix.entries` to the carts of the stores. */
  onAdd: () => void
  /**
   * They are being added.
   * @default false
   */
  busy?: boolean
  /** Why they were not. */
  failure?: ReactNode
  /** The number that is proposed for a product in each store, as placeholder; empty for none. */
  proposedOf?: ((goods: StoreMatrixGoods) => string) | undefined
  /** Address of the page of a product. Without it the name is no link. */
  goodsHref?: ((goods: StoreMatrixGoods) => string) | undefined
  /** Words in place of those of {@link storeMatrixLabels}. */
  labels?: Partial<typeof storeMatrixLabels>
}

/**
 * Numbers of products for several stores: a row for each product, a column for each store, and the sums of both. The
 * table scrolls in both directions below its heads and beside the names of the products. Renders `div`.
 */
export const StoreMatrix = forwardRef<HTMLDivElement, StoreMatrixProps>(function StoreMatrix(props, ref) {
  const { goods, stores, matrix, onAdd, busy, failure, proposedOf, goodsHref, labels, className, ...rest } =
    props
  const words = useLabels('storeMatrix', storeMatrixLabels, labels)
  const money = useMoney()
  const { pasted, wrong, total, entries, bodyProps } = matrix
  const sumText = (sum: StoreMatrixTotal) => words.sum(toSum(sum), money)
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)}>
      <div className={css.scroll} data-part="scroll">
        <table aria-label={words.table} className={css.table} data-part="table">
          <Heads {...{ stores, words }} />
          <tbody {...bodyProps} className={plain}>
            {goods.map(each => (
              <StoreMatrixRow
                key={each.id}
                goods={each}
                proposed={proposedOf?.(each)}
                {...{ stores, matrix, words, money, goodsHref }}
              />
            ))}
          </tbody>
          <tfoot className={plain}>
            <tr className={plain}>
              <th scope="row" className={css.sumHead} data-part="sum-head">
                {words.total}
              </th>
              {stores.map(({ user_id }) => (
                <td key={user_id} className={css.sum} data-part="sum">
                  {sumText(matrix.totalOfStore(user_id))}
                </td>
              ))}
              <td className={css.sum} data-part="sum">
                {sumText(total)}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p className={css.hint} data-part="hint">
        {words.hint}
      </p>
      <div className={css.foot} data-part="foot">
        <span role="status" className={css.status} data-part="status">
          {[pasted && words.pasted(pasted.filled, pasted.left), wrong > 0 && words.wrong(wrong)]
            .filter(Boolean)
            .join('，')}
        </span>
        <strong className={css.total} data-part="total">
          {sumText(total)}
        </strong>
        <Button
          {...matrix.addProps}
          variant="primary"
          disabled={entries.length === 0}
          busy={busy}
          onClick={onAdd}
        >
          {words.add}
        </Button>
      </div>
      {failure}
    </div>
  )
})

interface HeadsProps {
  stores: readonly StoreMatrixStore[]
  words: typeof storeMatrixLabels
}

function Heads({ stores, words }: HeadsProps) {
  return (
    <thead className={plain}>
      <tr className={plain}>
        <th scope="col" className={css.corner} data-part="head">
          {words.goods}
        </th>
        {stores.map(({ user_id, company }) => (
          <th key={user_id} scope="col" className={css.head} data-part="head">
            {words.store(company)}
          </th>
        ))}
        <th scope="col" className={css.head} data-part="head">
          {words.total}
        </th>
      </tr>
    </thead>
  )
}

const toSum = ({ kinds, packs, amount }: StoreMatrixTotal) => ({
  ...{ kinds, packs },
  amount: amount === null ? '' : formatAmount(amount),
})
