import { transferSlipInput } from '@yaoji/api-client/contract/input/payment'
import type { Payment } from '@yaoji/api-client/contract/payment'
import { PAYER_RULE_TEXT, SLIP_FILES_MOST } from '@yaoji/domain'
import { useDraftForm, useFormDraft } from '@yaoji/hooks'
import { useSendSlip, useSession } from '@yaoji/hooks/data'
import { Button } from '@yaoji/ui/button'
import { FormError } from '@yaoji/ui/form-error'
import { TextField } from '@yaoji/ui/text-field'
import { TransferAccount } from '@yaoji/ui/transfer-account'
import { chinaDay, useServerTime } from '../../core/clock/useServerTime'
import { FilesField, useFiles } from '../../core/form/FilesField'
import { markPaying } from './paymentMark'
import * as css from './TransferSection.css'

export interface TransferSectionProps {
  order_id: number
  /** What is left to pay. */
  amount: Payment['amount']
  transfer: NonNullable<Payment['transfer']>
  /** The slip that was refused: the form starts with what it had. */
  refused?: Payment['refused_slip']
}

/** Payment by bank transfer: the amount and the account, then the form for the transfer slip. */
export function TransferSection({ order_id, amount, transfer, refused }: TransferSectionProps) {
  return (
    <>
      <TransferAccount transfer={{ ...transfer, amount }} />
      <SlipForm order_id={order_id} refused={refused} />
    </>
  )
}

function SlipForm({ order_id, refused }: Pick<TransferSectionProps, 'order_id' | 'refused'>) {
  const { user } = useSession()
  const now = useServerTime()
  const today = now === undefined ? undefined : chinaDay(now)
  const { mutateAsync } = useSendSlip()
  const slip = useFiles({ purpose: 'transfer_slip', saved: refused?.files ?? [], max: SLIP_FILES_MOST })
  const { formProps, field, failure, busy, clearDraft } = useDraftForm(transferSlipInput, {
    draft: useFormDraft(`transfer-slip.${order_id}`, ['payer', 'bank_serial', 'paid_date', 'remark']),
    initial: { payer: user?.company, paid_date: today, ...textsOf(refused) },
    extra: { id: order_id, file_ids: slip.results.map(({ id }) => id) },
    async onSubmit(input) {
      markPaying(order_id)
      await mutateAsync(input)
      clearDraft()
    },
  })
  return (
    <form {...formProps} aria-label="提交转账凭证" className={css.form}>
      <h3 className={css.title}>转账后提交凭证</h3>
      <div className={css.whole}>
        <FormError failure={failure} />
      </div>
      <TextField {...field('payer')} label="付款户名" hint={PAYER_RULE_TEXT} required maxLength={60} />
      <TextField {...field('bank_serial')} label="银行流水号" required maxLength={60} autoComplete="off" />
      <TextField {...field('paid_date')} key={today} label="付款日期" type="date" required max={today} />
      <TextField {...field('remark')} label="备注" maxLength={100} />
      <FilesField
        label="银行回单"
        field={field('file_ids')}
        files={slip}
        max={SLIP_FILES_MOST}
        className={css.whole}
      />
      <div className={css.whole}>
        <Button type="submit" variant="primary" size="l" busy={busy || slip.busy}>
          {slip.busy ? '凭证上传中' : '提交凭证'}
        </Button>
      </div>
    </form>
  )
}

/** What the buyer entered in a refused slip; nothing without one. */
function textsOf(refused: Payment['refused_slip']) {
  if (!refused) return {}
  const { payer, bank_serial, paid_date, remark } = refused
  return { payer, bank_serial, paid_date, remark }
}
