import type { OrderDetail } from '@yaoji/api-client/contract/order'
import { Price } from '@yaoji/ui/price'
import { minuteText } from '../../core/clock/minuteText'
import { Panel } from '../../core/page/Panel'
import * as css from './OrderPayments.css'

/** The payments of an order, newest first. Renders nothing without payments. */
export function OrderPayments({ payments }: Pick<OrderDetail, 'payments'>) {
  if (payments.length === 0) return null
  return (
    <Panel title="付款记录">
      <ul>
        {payments.map(({ sn, text, amount, state, state_text, time }) => (
          <li key={sn} className={css.row} data-paid={state === 'paid' ? '' : undefined}>
            <span>{text}</span>
            <Price value={amount} size="s" tone="ink" />
            <span className={css.time}>{minuteText(time)}</span>
            <span className={css.state}>{state_text}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
