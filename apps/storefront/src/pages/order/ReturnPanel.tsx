import type { OrderReturn } from '@yaoji/api-client/contract/return'
import { RETURN, returnStatusText, returnSteps } from '@yaoji/domain'
import { useWithdrawReturn } from '@yaoji/hooks/data'
import { ActionDialog } from '@yaoji/ui/action-dialog'
import { Button } from '@yaoji/ui/button'
import { DescriptionList } from '@yaoji/ui/description-list'
import { PackList } from '@yaoji/ui/pack-list'
import { Panel } from '@yaoji/ui/panel'
import { Price } from '@yaoji/ui/price'
import { StepBar } from '@yaoji/ui/step-bar'
import { Timeline } from '@yaoji/ui/timeline'
import { TransactionList } from '@yaoji/ui/transaction-list'
import { UploadList } from '@yaoji/ui/upload'
import { useRef, useState } from 'react'
import { minuteText } from '../../core/clock/minuteText'
import { sentItem } from '../../core/form/sentFile'
import { refundRecords } from './OrderRecords'
import * as css from './OrderReturn.css'
import { SendReturnForm } from './SendReturnForm'

/** One return: where it is, what it is about, and what the buyer does next. */
export function ReturnPanel({ orderReturn }: { orderReturn: OrderReturn }) {
  const {
    sn,
    kind_text,
    status,
    status_text,
    files,
    events,
    actions,
    created_at,
    reason_text,
    text,
    refunds,
  } = orderReturn
  const heading = useRef<HTMLHeadingElement>(null)
  const over = status === RETURN.rejected || status === RETURN.withdrawn
  return (
    <Panel
      title={`${kind_text} ${sn}`}
      headingRef={heading}
      aside={
        <span className={css.status} data-over={over ? '' : undefined}>
          {status_text}
        </span>
      }
    >
      <div className={css.request}>
        {!over && <ReturnSteps orderReturn={orderReturn} />}
        {actions.includes('send') && (
          <SendReturnForm orderReturn={orderReturn} onSent={() => heading.current?.focus()} />
        )}
        <ReturnLines orderReturn={orderReturn} />
        <DescriptionList
          rows={[
            ['原因', reason_text],
            ['说明', text],
            ['申请时间', minuteText(created_at)],
            ['寄回单号', orderReturn.tracking_no && `${orderReturn.company} ${orderReturn.tracking_no}`],
          ]}
        />
        {refunds.length > 0 && (
          <TransactionList aria-label={`${sn} 的退款去向`} transactions={refundRecords(refunds)} />
        )}
        {files.length > 0 && <UploadList items={files.map(sentItem)} labels={{ list: '照片和文件' }} />}
        <Timeline
          entries={events.map(({ time, text, status }) => ({
            time,
            text,
            state: status >= RETURN.rejected ? 'failed' : 'step',
          }))}
          labels={{ list: `${sn} 的进度` }}
        />
        {actions.includes('withdraw') && <Withdraw orderReturn={orderReturn} />}
      </div>
    </Panel>
  )
}

function ReturnSteps({ orderReturn: { sn, kind, status } }: { orderReturn: OrderReturn }) {
  const steps = returnSteps(kind)
  const place = steps.indexOf(status) + 1
  return (
    <StepBar
      steps={steps.map(step => ({ title: returnStatusText(step) }))}
      current={status === RETURN.done ? steps.length + 1 : place}
      labels={{ bar: `${sn} 的步骤` }}
    />
  )
}

/** What is returned by batch, and what the buyer gets back for it. */
function ReturnLines({ orderReturn }: { orderReturn: OrderReturn }) {
  const { sn, lines, goods_amount, shipping_amount, refund_amount, voucher_amount } = orderReturn
  const refunds = Number(refund_amount) > 0
  return (
    <div>
      <PackList
        lined
        aria-label={`${sn} 的商品`}
        packs={lines.map(line => ({ ...line, amount: refunds ? line.amount : undefined }))}
      />
      {refunds && (
        <p className={css.total}>
          <span className={css.about}>
            商品 ¥{goods_amount}
            {Number(shipping_amount) > 0 && `，运费 ¥${shipping_amount}`}
          </span>
          退款合计 <Price value={refund_amount} />
        </p>
      )}
      {Number(voucher_amount) > 0 && <p className={css.voucher}>退回现金券 ¥{voucher_amount}</p>}
    </div>
  )
}

function Withdraw({ orderReturn: { id, sn } }: { orderReturn: OrderReturn }) {
  const [open, setOpen] = useState(false)
  const { mutateAsync } = useWithdrawReturn()
  return (
    <div>
      <Button onClick={() => setOpen(true)}>撤销申请</Button>
      <ActionDialog
        open={open}
        onClose={() => setOpen(false)}
        title="撤销申请"
        description={`撤销 ${sn} 后，这些商品可以再次申请。`}
        cancelText="不撤销"
        confirmText="撤销申请"
        variant="danger"
        doneText="申请已撤销"
        unknownOutcome="请刷新页面查看申请状态"
        onConfirm={() => mutateAsync({ id })}
      />
    </div>
  )
}
