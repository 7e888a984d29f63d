'use client'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { useTimes } from '../formats/useTimes'
import { GoodsTag } from '../goods-tag'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { Price } from '../price'
import { plain } from '../theme/base.css'
import * as css from './PackList.css'

/** A batch of a product, by the wire's names. */
export interface PackListBatch {
  batch_no: string
  /** Its last day of use; absent where that does not matter. */
  expiry_date?: string | undefined
  /** Where its inspection report is; empty or absent without one. */
  report_url?: string | undefined
}

/** Packs of a product, by the wire's names. */
export interface PackListPack extends Partial<PackListBatch> {
  name: string
  ypgg: string
  bzdw: string
  number: number
  /** 1: a free gift. */
  is_gift?: number | undefined
  /** Its batches, below it, where it has several. */
  batches?: readonly (PackListBatch & { readonly number: number })[] | undefined
  /** What they cost or give back. */
  amount?: string | undefined
}

export const packListLabels = {
  number: (number: number, unit: string) => `×${number} ${unit}`,
  batch: (batch_no: string, expiry_date: string | undefined) =>
    `批号 ${batch_no}${expiry_date ? `，有效期至 ${expiry_date}` : ''}`,
  report: '检验报告',
  /** Name of the link to a report, for screen readers. */
  reportOf: (batch_no: string) => `批号 ${batch_no} 的检验报告`,
  /** Name of the list of a product's batches, for screen readers. */
  batches: (name: string) => `${name} 的批号`,
}

export interface PackListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** The products of a parcel, by the names of the wire. */
  packs: readonly PackListPack[]
  /**
   * Lines between the rows.
   * @default false
   */
  lined?: boolean
  /**
   * A long name ends after three lines: where the list is a part of a table.
   * @default false
   */
  clamped?: boolean
  /** Says of what the list does not show, as its last entry. */
  rest?: ReactNode
  /** Words in place of those of {@link packListLabels}. */
  labels?: Partial<typeof packListLabels>
}

type Words = typeof packListLabels

/**
 * Packs of products, one product or batch in a row: in an order, a parcel, a return. Renders `ul`; sets `data-lined`,
 * `data-clamped`, and `data-batches` and `data-amounts` where there are some.
 */
export const PackList = forwardRef<HTMLUListElement, PackListProps>(function PackList(
  { packs, lined, clamped, rest: more, labels, className, ...rest },
  ref,
) {
  const words = useLabels('packList', packListLabels, labels)
  return (
    <ul
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      data-lined={dataAttr(lined)}
      data-clamped={dataAttr(clamped)}
      data-batches={dataAttr(packs.some(({ batch_no }) => batch_no))}
      data-amounts={dataAttr(packs.some(({ amount }) => amount))}
    >
      {packs.map((pack, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a product may have several rows, and rows do not move
        <Row key={at} pack={pack} words={words} />
      ))}
      {more && (
        <li className={css.about} data-part="rest">
          {more}
        </li>
      )}
    </ul>
  )
})

function Row({ pack, words }: { pack: PackListPack; words: Words }) {
  const { name, ypgg, bzdw, number, is_gift, batch_no, batches = [], amount } = pack
  return (
    <li className={css.row} data-part="row">
      <span className={css.goods} data-part="goods">
        {is_gift === 1 && <GoodsTag name="赠" className={css.gift} />}
        {name}{' '}
        <span className={css.specification} data-part="specification">
          {ypgg}
        </span>
      </span>
      {batch_no && (
        <span className={css.about} data-part="batch">
          <Batch batch={{ ...pack, batch_no }} words={words} />
        </span>
      )}
      <span className={css.number} data-part="number">
        {words.number(number, bzdw)}
      </span>
      {amount && <Price value={amount} size="s" tone="ink" className={css.amount} />}
      {batches.length > 0 && (
        <ul aria-label={words.batches(name)} className={css.batches} data-part="batches">
          {batches.map((batch, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: packs of one batch can be of two lots, and their order does not change
            <li key={at} className={plain} data-part="batch">
              <Batch batch={batch} words={words} /> {words.number(batch.number, bzdw)}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** Number and last day of a batch, and its inspection report in another tab where there is one. */
function Batch({
  batch: { batch_no, expiry_date, report_url },
  words,
}: {
  batch: PackListBatch
  words: Words
}) {
  const times = useTimes()
  return (
    <>
      {words.batch(batch_no, expiry_date && times.date(expiry_date))}
      {report_url && (
        <>
          {' '}
          <Link
            href={report_url}
            target="_blank"
            aria-label={words.reportOf(batch_no)}
            className={css.report}
            data-part="report"
          >
            {words.report}
          </Link>
        </>
      )}
    </>
  )
}
