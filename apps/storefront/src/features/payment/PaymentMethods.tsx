import type { Payment, PayType } from '@yaoji/api-client/contract/payment'
import { amountText, moneyText, parseAmount } from '@yaoji/domain'
import { Button } from '@yaoji/ui/button'
import { Callout } from '@yaoji/ui/callout'
import { PayMethods } from '@yaoji/ui/pay-methods'
import { Price } from '@yaoji/ui/price'
import { RadioGroup } from '@yaoji/ui/radio-group'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ConfirmBalance } from './ConfirmBalance'
import { PasswordDialog } from './PasswordDialog'
import * as css from './PaymentMethods.css'
import { TransferSection } from './TransferSection'
import { type Due, usePayOrder } from './usePayOrder'

/**
 * The choice between all orders of a purchase and this one, the payment methods, the input that the chosen one needs,
 * and the pay button.
 */
export function PaymentMethods({ payment }: { payment: Payment }) {
  const { due, scope } = useDue(payment)
  const { way, choose, pay, payWithPassword, busy, failure } = usePayOrder(payment, due)
  const [asking, setAsking] = useState(false)
  const asks = due.ways.some(option => option.way === way && option.needs_password === 1)
  const transfer = way === 'transfer' ? payment.transfer : null
  const transferSection = useFocusOnShow<HTMLDivElement>(transfer !== null)

  if (isCovered(due)) {
    return (
      <>
        {scope}
        <ConfirmBalance due={due} busy={busy} onPassword={payWithPassword} />
      </>
    )
  }
  return (
    <>
      {scope}
      <PayMethods
        options={due.ways.map(option => ({ ...option, usable: option.usable === 1 }))}
        value={way ?? undefined}
        onValueChange={choose}
      />
      {failure && <Callout tone="bad">{failure}</Callout>}
      {transfer ? (
        <div ref={transferSection} tabIndex={-1} className={css.transfer}>
          <TransferSection
            order_id={payment.order_id}
            amount={payment.amount}
            transfer={transfer}
            refused={payment.refused_slip}
          />
        </div>
      ) : (
        <div className={css.bar}>
          <p>
            {parseAmount(due.balance_used) > 0 && `余额抵扣 ${moneyText(due.balance_used)}，还`}
            应付 <Price value={due.amount} size="xl" />
          </p>
          <Button
            variant="primary"
            size="l"
            busy={busy}
            disabled={way === null}
            onClick={() => (asks ? setAsking(true) : void pay())}
          >
            确认支付
          </Button>
        </div>
      )}
      <PasswordDialog
        open={asking}
        onOpenChange={setAsking}
        {...passwordTexts(payment, due, way)}
        busy={busy}
        onPassword={async password => {
          await payWithPassword(password)
          setAsking(false)
        }}
      />
    </>
  )
}

/** What orders use of the balance covers them, so that nothing but the password is left. */
const isCovered = ({ amount, ways }: Due) =>
  parseAmount(amount) === 0 && ways.some(({ way }) => way === 'balance')

/** Why the password is asked for: the balance pays now, or a part of it was frozen for the orders. */
function passwordTexts({ balance }: Payment, { amount, balance_used, ids }: Due, way: PayType | null) {
  const used = parseAmount(balance_used)
  if (way === 'balance') {
    const sum = amountText(parseAmount(amount) + used)
    const frozen = used > 0 ? `（其中 ${moneyText(balance_used)} 下单时已冻结）` : ''
    return { title: '余额支付', description: `将从余额支付 ${sum}${frozen}，可用余额 ${moneyText(balance)}` }
  }
  const those = ids.length > 1 ? '这些订单' : '本单'
  const description = `${those}使用余额 ${moneyText(balance_used)}，已冻结，付款成功后扣除；付款前请验证登录密码`
  return { title: '验证登录密码', description }
}

/** What orders cost, and how much of it the balance pays. */
function costText({ amount, balance_used }: Pick<Due, 'amount' | 'balance_used'>): string {
  const [due, used] = [parseAmount(amount), parseAmount(balance_used)]
  const cost = `共 ${amountText(due + used)}`
  if (used === 0) return cost
  return due === 0
    ? `${cost}，全部由余额支付`
    : `${cost}，余额抵扣 ${moneyText(balance_used)}，还应付 ${moneyText(amount)}`
}

/** What the payment covers, and the choice of it; no choice where nothing else can be paid with this order. */
function useDue(payment: Payment): { due: Due; scope: ReactNode } {
  const { combined, order_id, pay_type } = payment
  // A transfer is made for one order.
  const [alone, setAlone] = useState(pay_type === 'transfer')
  if (!combined) return { due: { ...payment, ids: [order_id] }, scope: null }
  const scope = (
    <RadioGroup
      className={css.scope}
      legend="付款范围"
      legendHidden
      variant="cards"
      value={alone ? 'order' : 'purchase'}
      onValueChange={value => setAlone(value === 'order')}
      options={[
        {
          value: 'purchase',
          label: `合并付款 ${combined.ids.length} 单`,
          description: `${costText(combined)}，一次付清`,
        },
        {
          value: 'order',
          label: '只付本单',
          description: `${costText(payment)}，其他订单另付`,
        },
      ]}
    />
  )
  return { due: alone ? { ...payment, ids: [order_id] } : combined, scope }
}

/** Moves the focus to content that replaces the pressed button. */
function useFocusOnShow<Holder extends HTMLElement>(shown: boolean) {
  const holder = useRef<Holder>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (shown && !before.current && document.activeElement === document.body) holder.current?.focus()
    before.current = shown
  }, [shown])
  return holder
}
