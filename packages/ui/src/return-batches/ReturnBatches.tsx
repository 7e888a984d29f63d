'use client'
import { formatAmount, type ReturnShare, sumAmounts } from '@yaoji/domain'
import { type FieldsetHTMLAttributes, forwardRef, type ReactNode, type RefAttributes } from 'react'
import { useMoney } from '../formats/useMoney'
import { useTimes } from '../formats/useTimes'
import { GoodsTag } from '../goods-tag'
import { useLabels } from '../labels/useLabels'
import { NumberField } from '../number-field'
import { joinClass } from '../part/joinClass'
import { plain } from '../theme/base.css'
import * as css from './ReturnBatches.css'
import { type ReturnBatchCounts, type ReturnBatchesLabels, returnBatchesLabels } from './returnBatchesLabels'

/** A batch of an order that can be returned, by the wire's names. */
export interface ReturnableBatch extends ReturnBatchCounts {
  batch_id: number
  line_id: number
  name: string
  ypgg: string
  is_gift: number
  batch_no: string
  expiry_date: string
  /** Packs that can still be returned. */
  returnable: number
  /** What was paid for a pack, in yuan. */
  unit_amount: string
}

export interface ReturnBatchesProps<Batch extends ReturnableBatch = ReturnableBatch>
  extends Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'children'> {
  /** The batches that were delivered. */
  batches: readonly Batch[]
  /** What is typed, by batch. */
  texts: ReadonlyMap<number, string>
  /** The buyer has typed a number: the texts of all batches by their ids. */
  onTextsChange: (texts: ReadonlyMap<number, string>) => void
  /** Name of the field of a batch in its form. */
  fieldName: (batch: Batch) => string
  /** Why a batch does not come back for the chosen reason; empty when it does. */
  problemOf?: (batch: Batch) => string
  /** Packs of each gift's line that must come back with the chosen packs. */
  giftsDue?: ReadonlyMap<number, number> | undefined
  /** What the packs give back, by batch; undefined for a return without a refund. */
  shares?: ReadonlyMap<number, ReturnShare> | undefined
  /** Words in place of those of {@link returnBatchesLabels}. */
  labels?: Partial<ReturnBatchesLabels>
}

/**
 * The batches that can be returned, each with a field for its packs and what they give back. Renders `fieldset`; it can
 * take the focus for a message about all of them: give its id as `aria-describedby`.
 */
export const ReturnBatches = forwardRef<HTMLFieldSetElement, ReturnBatchesProps>(
  function ReturnBatches(props, ref) {
    const { batches, texts, onTextsChange, fieldName, problemOf, ...others } = props
    const { giftsDue, shares, labels, className, ...rest } = others
    const words = useLabels('returnBatches', returnBatchesLabels, labels)
    return (
      <fieldset tabIndex={-1} {...rest} ref={ref} className={joinClass(css.root, className)}>
        <legend className={css.legend} data-part="legend">
          {words.legend}
        </legend>
        <ul className={plain}>
          {batches.map(batch => (
            <BatchRow
              key={batch.batch_id}
              batch={batch}
              name={fieldName(batch)}
              text={texts.get(batch.batch_id) ?? ''}
              onTextChange={text => onTextsChange(new Map(texts).set(batch.batch_id, text))}
              problem={problemOf?.(batch) ?? ''}
              due={giftsDue?.get(batch.line_id) ?? 0}
              share={shares?.get(batch.batch_id)}
              words={words}
            />
          ))}
        </ul>
        {shares && shares.size > 0 && <Refund shares={[...shares.values()]} words={words} />}
      </fieldset>
    )
  },
  // A type parameter does not pass through forwardRef.
) as <Batch extends ReturnableBatch>(
  props: ReturnBatchesProps<Batch> & RefAttributes<HTMLFieldSetElement>,
) => ReactNode

interface RefundProps {
  shares: readonly ReturnShare[]
  words: ReturnBatchesLabels
}

/** What the return gives back, before the shop has looked at it. */
function Refund({ shares, words }: RefundProps) {
  const money = useMoney()
  const voucher = sumAmounts(shares.map(({ voucher_amount }) => voucher_amount))
  const points = shares.reduce((sum, share) => sum + share.points, 0)
  return (
    <p role="status" className={css.refund} data-part="refund">
      {words.refund}
      <b className={plain}>{money.text(formatAmount(sumAmounts(shares.map(({ amount }) => amount))))}</b>
      {voucher > 0 && words.voucher(voucher, money)}
      {points > 0 && words.points(points)}
      <span className={css.about} data-part="rule">
        {words.rule}
      </span>
    </p>
  )
}

interface BatchRowProps {
  batch: ReturnableBatch
  name: string
  text: string
  onTextChange: (text: string) => void
  problem: string
  /** Packs of this gift, of all its batches, that must come back with the chosen packs. */
  due: number
  share: ReturnShare | undefined
  words: ReturnBatchesLabels
}

function BatchRow({ batch, name, text, onTextChange, problem, due, share, words }: BatchRowProps) {
  const money = useMoney()
  const times = useTimes()
  const { is_gift, ypgg, bzdw, batch_no, expiry_date, returnable, unit_amount } = batch
  return (
    <li className={css.batch} data-part="batch">
      <div className={plain}>
        {is_gift === 1 && <GoodsTag name="赠" className={css.gift} />}
        {batch.name}{' '}
        <span className={css.about} data-part="spec">
          {ypgg}
        </span>
        <p className={css.about} data-part="about">
          {words.batch(batch_no, times.date(expiry_date), unit_amount, bzdw, money)}
        </p>
        <p className={css.about} data-part="packs">
          {words.packs(batch)}
        </p>
        {due > 0 && (
          <p className={css.rule} data-part="due">
            {words.due(due, bzdw)}
          </p>
        )}
        {problem && (
          <p className={css.rule} data-part="problem">
            {problem}
          </p>
        )}
      </div>
      <NumberField
        name={name}
        label={words.field(batch, batch_no)}
        labelHidden
        size="l"
        min={0}
        max={returnable}
        unit={bzdw}
        disabled={problem !== ''}
        value={problem ? '' : text}
        placeholder="0"
        suffix={words.most(returnable, bzdw)}
        hint={share && share.amount > 0 ? words.share(share.amount, money) : undefined}
        onValueChange={onTextChange}
      />
    </li>
  )
}
