import type { OrderDetail } from '@yaoji/api-client/contract/order'
import { Price } from '@yaoji/ui/price'
import { UploadList } from '@yaoji/ui/upload'
import { minuteText } from '../../core/clock/minuteText'
import { sentItem } from '../../core/form/sentFile'
import { Panel } from '../../core/page/Panel'
import * as css from './OrderPayments.css'

/** The payments of an order, newest first, with the files of a transfer slip. Renders nothing without payments. */
export function OrderPayments({ payments }: Pick<OrderDetail, 'payments'>) {
  if (payments.length === 0) return null
  return (
    <Panel title="付款记录">
      <ul>
        {payments.map(({ sn, text, amount, state, state_text, time, files }) => (
          <li key={sn} className={css.row} data-paid={state === 'paid' ? '' : undefined}>
            <span>{text}</span>
            <Price value={amount} size="s" tone="ink" />
            <span className={css.time}>{minuteText(time)}</span>
            <span className={css.state}>{state_text}</span>
            {files.length > 0 && (
              <UploadList items={files.map(sentItem)} labels={{ list: '银行回单' }} className={css.files} />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
