import type { OrderReturns } from '@yaoji/api-client/contract/return'
import {
  amountText,
  goodsText,
  type NumberReading,
  type ReturnShare,
  readNumber,
  sumAmounts,
} from '@yaoji/domain'
import { GoodsTag } from '@yaoji/ui/goods-tag'
import { NumberField } from '@yaoji/ui/number-field'
import { giftTag } from '../../features/orders/giftTag.css'
import * as css from './OrderReturn.css'

type Batch = OrderReturns['batches'][number]

export interface ReturnBatchesProps {
  batches: readonly Batch[]
  /** What is typed, by batch. */
  texts: ReadonlyMap<number, string>
  onTextsChange: (texts: ReadonlyMap<number, string>) => void
  /** Why a batch does not come back for the chosen reason; empty when it does. */
  problemOf: (batch: Batch) => string
  /** Packs of each gift's line that must come back with the chosen packs; undefined where no gift must. */
  giftsDue?: ReadonlyMap<number, number> | undefined
  /** What the packs give back, by batch; undefined for a kind without a refund. */
  shares: ReadonlyMap<number, ReturnShare> | undefined
  /** Id of the message about the numbers; undefined while there is none. */
  errorId: string | undefined
}

/** Name of the control with the packs of a batch. */
export const packsField = ({ batch_id }: Pick<Batch, 'batch_id'>) => `packs_${batch_id}`

/** The packs that a text names, and what is wrong with them: a whole number, from none to what can be returned. */
export const packsOf = ({ returnable }: Pick<Batch, 'returnable'>, text: string): NumberReading =>
  readNumber(text, { min: 0, max: returnable })

/** The batches that can be requested, each with a field for its packs and what they give back. */
export function ReturnBatches(props: ReturnBatchesProps) {
  const { batches, texts, onTextsChange, problemOf, giftsDue, shares, errorId } = props
  return (
    // The name and the focus are for the message about the numbers, which are no controls of the form.
    <fieldset name="lines" tabIndex={-1} aria-describedby={errorId} className={css.batches}>
      <legend className={css.legend}>商品和数量</legend>
      <ul>
        {batches.map(batch => (
          <BatchRow
            key={batch.batch_id}
            batch={batch}
            text={texts.get(batch.batch_id) ?? ''}
            onTextChange={text => onTextsChange(new Map(texts).set(batch.batch_id, text))}
            problem={problemOf(batch)}
            due={giftsDue?.get(batch.line_id) ?? 0}
            share={shares?.get(batch.batch_id)}
          />
        ))}
      </ul>
      {shares && shares.size > 0 && <Refund shares={[...shares.values()]} />}
    </fieldset>
  )
}

/** What the return gives back, before the shop has looked at it. */
function Refund({ shares }: { shares: readonly ReturnShare[] }) {
  const voucher = sumAmounts(shares.map(({ voucher_amount }) => voucher_amount))
  return (
    <p role="status" className={css.refund}>
      预计退款 <b>{amountText(sumAmounts(shares.map(({ amount }) => amount)))}</b>
      {voucher > 0 && `，退回现金券 ${amountText(voucher)}`}
      <span className={css.about}>
        　不含运费；因本店责任整个包裹退回的，另退该包裹的运费。以审核结果为准
      </span>
    </p>
  )
}

/** How many packs were shipped, and what became of them in returns. */
function packsText({ shipped, returned, open_number, refunded_number, bzdw }: Batch): string {
  const groups = [
    [refunded_number, '已退'],
    [returned - open_number - refunded_number, '已换货或补发'],
    [open_number, '在申请中'],
  ] as const
  const texts = groups.filter(([number]) => number > 0).map(([number, text]) => `${number} ${bzdw}${text}`)
  return `已发 ${shipped} ${bzdw}${texts.length > 0 ? `，其中 ${texts.join('、')}` : ''}`
}

interface BatchRowProps {
  batch: Batch
  text: string
  onTextChange: (text: string) => void
  /** Why these goods do not come back for the reason; empty when they do. */
  problem: string
  /** Packs of this gift, of all its batches, that must come back with the chosen packs. */
  due: number
  /** What the packs give back. */
  share: ReturnShare | undefined
}

function BatchRow({ batch, text, onTextChange, problem, due, share }: BatchRowProps) {
  const { name, is_gift, ypgg, bzdw, batch_no, expiry_date, returnable, unit_amount } = batch

  return (
    <li className={css.batch}>
      <div>
        {is_gift === 1 && <GoodsTag name="赠" className={giftTag} />}
        {name} <span className={css.about}>{ypgg}</span>
        <p className={css.about}>
          批号 {batch_no}，有效期至 {expiry_date}，每{bzdw}实付 ¥{unit_amount}
        </p>
        <p className={css.about}>{packsText(batch)}</p>
        {due > 0 && (
          <p className={css.rule}>
            赠品，须一并退回共 {due} {bzdw}
          </p>
        )}
        {problem && <p className={css.rule}>{problem}</p>}
      </div>
      <NumberField
        name={packsField(batch)}
        label={`退 ${goodsText({ name, is_gift })} 批号 ${batch_no} 的数量`}
        labelHidden
        size="l"
        min={0}
        max={returnable}
        unit={bzdw}
        disabled={problem !== ''}
        value={problem ? '' : text}
        placeholder="0"
        suffix={`/ ${returnable} ${bzdw}`}
        hint={share && share.amount > 0 ? `退 ${amountText(share.amount)}` : undefined}
        onValueChange={onTextChange}
      />
    </li>
  )
}
