import type { Refund } from '@yaoji/api-client/contract/order'
import { Price } from '@yaoji/ui/price'
import { minuteText } from '../../core/clock/minuteText'
import * as css from './OrderPayments.css'

export interface RefundListProps {
  label: string
  refunds: readonly Refund[]
}

/** Where money went: the amount, since when, and when it arrived. */
export function RefundList({ label, refunds }: RefundListProps) {
  return (
    <ul aria-label={label}>
      {refunds.map(({ sn, target, amount, state, state_text, created_at, settled_at }) => (
        <li key={sn} className={css.row} data-paid={state === 'done' ? '' : undefined}>
          <span>退至{target}</span>
          <Price value={amount} size="s" tone="ink" />
          <span className={css.time}>{minuteText(settled_at ?? created_at)}</span>
          <span className={css.state}>{state_text}</span>
        </li>
      ))}
    </ul>
  )
}
