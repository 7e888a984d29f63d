import type { Payment } from '@yaoji/api-client/contract/payment'
import { useSingleFlight } from '@yaoji/hooks'
import { useSendSlip, useSession } from '@yaoji/hooks/data'
import { Button } from '@yaoji/ui/button'
import { FormError, type FormFailure, fieldMessage } from '@yaoji/ui/form-error'
import { TextField } from '@yaoji/ui/text-field'
import { TransferAccount } from '@yaoji/ui/transfer-account'
import { type FormEvent, useState } from 'react'
import { chinaDay, useServerTime } from '../../core/clock/useServerTime'
import { formFailureOf } from '../../core/errors/formFailure'
import { markPaying } from './paymentMark'
import * as css from './TransferSection.css'

/** Payment by bank transfer: the account, then the form for the transfer slip. */
export function TransferSection({ payment }: { payment: Payment }) {
  if (!payment.transfer) return null
  return (
    <>
      <TransferAccount transfer={payment.transfer} />
      <SlipForm order_id={payment.order_id} />
    </>
  )
}

function SlipForm({ order_id }: { order_id: number }) {
  const { user } = useSession()
  const now = useServerTime()
  const today = now === undefined ? undefined : chinaDay(now)
  const { mutateAsync } = useSendSlip()
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const { run, busy } = useSingleFlight(mutateAsync)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const input = {
      id: order_id,
      payer: text('payer'),
      bank_serial: text('bank_serial'),
      paid_date: text('paid_date'),
      remark: text('remark') || undefined,
    }
    const missing = missingOf(input)
    setFailure(missing)
    if (missing) return
    markPaying(order_id)
    await run(input).catch((error: unknown) => setFailure(formFailureOf(error)))
  }

  const field = (name: string) => ({ name, error: fieldMessage(failure, name) })
  return (
    <form noValidate onSubmit={submit} aria-label="提交转账凭证" className={css.form}>
      <h3 className={css.title}>转账后提交凭证</h3>
      <div className={css.whole}>
        <FormError failure={failure} />
      </div>
      <TextField {...field('payer')} label="付款户名" required defaultValue={user?.company} maxLength={60} />
      <TextField {...field('bank_serial')} label="银行流水号" required maxLength={60} autoComplete="off" />
      <TextField
        {...field('paid_date')}
        key={today}
        label="付款日期"
        type="date"
        required
        defaultValue={today}
        max={today}
      />
      <TextField {...field('remark')} label="备注" maxLength={100} />
      <div className={css.whole}>
        <Button type="submit" variant="primary" size="l" busy={busy}>
          提交凭证
        </Button>
      </div>
    </form>
  )
}

const REQUIRED = {
  payer: '请填写付款户名',
  bank_serial: '请填写银行流水号',
  paid_date: '请选择付款日期',
} as const

function missingOf(input: Record<keyof typeof REQUIRED, string>): FormFailure | null {
  const fields = Object.fromEntries(
    Object.entries(REQUIRED).flatMap(([name, message]) =>
      // The keys of the table are fields of the form.
      input[name as keyof typeof REQUIRED] === '' ? [[name, [message]]] : [],
    ),
  )
  const [first] = Object.values(fields)
  return first ? { message: first[0] ?? '', fields } : null
}
