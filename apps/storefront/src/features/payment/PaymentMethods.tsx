import type { Payment } from '@yaoji/api-client/contract/payment'
import { parseAmount } from '@yaoji/domain'
import { useArrivalFocus, useFocusWhenLost, useOpening } from '@yaoji/hooks'
import { Announcement } from '@yaoji/ui/announcement'
import { Callout } from '@yaoji/ui/callout'
import {
  BalanceConfirmation,
  PayBar,
  PaymentScope,
  passwordReason,
  usePayPasswordLabels,
} from '@yaoji/ui/order-payment'
import { PayMethods } from '@yaoji/ui/pay-methods'
import { Stack } from '@yaoji/ui/stack'
import { useState } from 'react'
import { PasswordDialog, PasswordForm } from './PasswordForm'
import { TransferSection } from './TransferSection'
import { type Due, usePayOrder } from './usePayOrder'

/**
 * The choice between all orders of a purchase and this one, the payment methods, the input that the chosen one needs,
 * and the pay button.
 */
export function PaymentMethods({ payment }: { payment: Payment }) {
  const { combined, order_id, pay_type, transfer } = payment
  // Money that is on its way for this order alone pays no other.
  const alone = pay_type === 'transfer' && (transfer?.ids.length ?? 1) === 1
  const [scope, setScope] = useState<'purchase' | 'order'>(alone ? 'order' : 'purchase')
  const due = combined && scope === 'purchase' ? combined : { ...payment, ids: [order_id] }
  return (
    <Stack>
      {combined && (
        <PaymentScope purchase={combined} order={payment} value={scope} onValueChange={setScope} />
      )}
      <Ways payment={payment} due={due} />
    </Stack>
  )
}

/** What orders use of the balance covers them, so that nothing but the password is left. */
const isCovered = ({ amount, ways }: Due) =>
  parseAmount(amount) === 0 && ways.some(({ way }) => way === 'balance')

/** Whether the chosen transfer pays these orders, not one of them or more. */
const paysAll = (transfer: Payment['transfer'], { ids }: Due) =>
  transfer !== null && transfer.ids.length === ids.length && ids.every(id => transfer.ids.includes(id))

function Ways({ payment, due }: { payment: Payment; due: Due }) {
  const { way, choose, pay, payWithPassword, busy, failure } = usePayOrder(payment, due)
  const password = useOpening()
  const words = usePayPasswordLabels()
  const asks = due.ways.some(option => option.way === way && option.needs_password === 1)
  const transfer = way === 'transfer' && paysAll(payment.transfer, due) ? payment.transfer : null
  const transferSection = useFocusWhenLost<HTMLDivElement>(transfer !== null)
  const { target, moved } = useArrivalFocus<HTMLButtonElement>('main')
  if (isCovered(due)) {
    return (
      <BalanceConfirmation due={due} orders={due.ids.length}>
        <PasswordForm onPassword={payWithPassword} />
      </BalanceConfirmation>
    )
  }
  /** The focus is then where the button was: at what comes in its place. */
  function press() {
    target.current?.focus()
    target.current?.click()
  }
  return (
    <>
      <PayMethods
        options={due.ways.map(option => ({ ...option, usable: option.usable === 1 }))}
        value={way ?? undefined}
        onValueChange={choose}
        onEnter={press}
      />
      {failure && <Callout tone="bad">{failure}</Callout>}
      {transfer ? (
        <div ref={transferSection} tabIndex={-1}>
          <TransferSection order_id={payment.order_id} transfer={transfer} refused={payment.refused_slip} />
        </div>
      ) : (
        <div>
          <PayBar
            due={due}
            busy={busy}
            disabled={way === null}
            payRef={target}
            onPay={() => (asks ? password.show() : void pay())}
          />
          <Announcement text={moved ? '支付订单' : ''} />
        </div>
      )}
      <PasswordDialog
        key={password.key}
        open={password.open}
        onClose={password.close}
        {...passwordReason({ due, byBalance: way === 'balance', balance: payment.balance }, words)}
        onPassword={async text => {
          await payWithPassword(text)
          password.close()
        }}
      />
    </>
  )
}
