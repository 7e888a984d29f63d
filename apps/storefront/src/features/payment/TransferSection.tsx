import { transferSlipInput } from '@yaoji/api-client/contract/input/payment'
import type { Payment } from '@yaoji/api-client/contract/payment'
import { payerRuleText, SLIP_FILES_MOST } from '@yaoji/domain'
import { useDraftForm, useFormDraft } from '@yaoji/hooks'
import { useSendSlip, useSession } from '@yaoji/hooks/data'
import { Form, FormWide } from '@yaoji/ui/form'
import { TextField } from '@yaoji/ui/text-field'
import { TransferAccount } from '@yaoji/ui/transfer-account'
import { chinaDay, useServerTime } from '../../core/clock/useServerTime'
import { FilesField, useFiles } from '../../core/form/FilesField'
import { markPaying } from './paymentMark'
import * as css from './TransferSection.css'

export interface TransferSectionProps {
  order_id: number
  transfer: NonNullable<Payment['transfer']>
  /** The slip that was refused: the form starts with what it had. */
  refused?: Payment['refused_slip']
}

/** Payment by bank transfer: the amount and the account, then the form for the transfer slip. */
export function TransferSection({ order_id, transfer, refused }: TransferSectionProps) {
  const orders = transfer.ids.length
  return (
    <>
      <TransferAccount transfer={transfer} labels={orders > 1 ? togetherLabels(orders) : undefined} />
      <SlipForm order_id={order_id} ids={transfer.ids} payers={transfer.payers} refused={refused} />
    </>
  )
}

/** Words of a transfer for several orders: its remark is the number of their purchase. */
const togetherLabels = (orders: number) => ({
  hint: `一次转账支付 ${orders} 个订单，凭证只需提交一次。附言请只填写上面的采购号，便于尽快核对到账。`,
})

interface SlipFormProps extends Pick<TransferSectionProps, 'order_id' | 'refused'> {
  /** The orders that the transfer pays. */
  ids: readonly number[]
  /** The companies from whose account it may come. */
  payers: readonly string[]
}

function SlipForm({ order_id, ids, payers, refused }: SlipFormProps) {
  const { user } = useSession()
  const now = useServerTime()
  const today = now === undefined ? undefined : chinaDay(now)
  const { mutateAsync } = useSendSlip()
  const slip = useFiles({ purpose: 'transfer_slip', saved: refused?.files ?? [], max: SLIP_FILES_MOST })
  const form = useDraftForm(transferSlipInput, {
    draft: useFormDraft(`transfer-slip.${order_id}`, ['payer', 'bank_serial', 'paid_date', 'remark']),
    initial: { payer: user?.company, paid_date: today, ...textsOf(refused) },
    extra: { id: order_id, file_ids: slip.results.map(({ id }) => id) },
    async onSubmit(input) {
      for (const id of ids) markPaying(id)
      await mutateAsync(input)
      form.clearDraft()
    },
  })
  const { field } = form
  return (
    <Form
      form={form}
      label="提交转账凭证"
      columns={2}
      submit="提交凭证"
      sending={slip.busy && '凭证上传中'}
      className={css.form}
    >
      <FormWide>
        <h3>转账后提交凭证</h3>
      </FormWide>
      <TextField {...field('payer')} label="付款户名" hint={payerRuleText(payers)} required maxLength={60} />
      <TextField {...field('bank_serial')} label="银行流水号" required maxLength={60} autoComplete="off" />
      <TextField {...field('paid_date')} key={today} label="付款日期" type="date" required max={today} />
      <TextField {...field('remark')} label="备注" maxLength={100} />
      <FilesField label="银行回单" field={field('file_ids')} files={slip} max={SLIP_FILES_MOST} wide />
    </Form>
  )
}

/** What the buyer entered in a refused slip; nothing without one. */
function textsOf(refused: Payment['refused_slip']) {
  if (!refused) return {}
  const { payer, bank_serial, paid_date, remark } = refused
  return { payer, bank_serial, paid_date, remark }
}
