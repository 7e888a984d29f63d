import type { OrderDetail } from '@yaoji/api-client/contract/order'
import { Price } from '@yaoji/ui/price'
import { UploadList } from '@yaoji/ui/upload'
import { minuteText } from '../../core/clock/minuteText'
import { sentItem } from '../../core/form/sentFile'
import { DescriptionList } from '../../core/page/DescriptionList'
import { Panel } from '../../core/page/Panel'
import { PAYMENTS_ID } from '../../features/orders/orderSections'
import * as css from './OrderPayments.css'

/** The payments of an order, newest first, with what the buyer sent of a transfer. Renders nothing without payments. */
export function OrderPayments({ payments }: Pick<OrderDetail, 'payments'>) {
  if (payments.length === 0) return null
  return (
    <Panel title="付款记录">
      <ul id={PAYMENTS_ID}>
        {payments.map(({ sn, text, amount, state, state_text, time, files, slip }) => (
          <li key={sn} className={css.row} data-paid={state === 'paid' ? '' : undefined}>
            <span>{text}</span>
            <Price value={amount} size="s" tone="ink" />
            <span className={css.time}>{minuteText(time)}</span>
            <span className={css.state}>{state_text}</span>
            {slip && <SlipFacts slip={slip} />}
            {files.length > 0 && (
              <UploadList items={files.map(sentItem)} labels={{ list: '银行回单' }} className={css.files} />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** What the buyer wrote in a transfer slip. */
function SlipFacts({ slip }: { slip: NonNullable<OrderDetail['payments'][number]['slip']> }) {
  return (
    <div className={css.slip}>
      <DescriptionList
        size="s"
        rows={[
          ['付款户名', slip.payer],
          ['流水号', slip.bank_serial],
          ['转账日期', slip.paid_date],
          ['备注', slip.remark],
        ]}
      />
    </div>
  )
}
