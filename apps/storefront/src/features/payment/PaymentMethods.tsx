import type { Payment, PayType } from '@yaoji/api-client/contract/payment'
import { moneyText } from '@yaoji/domain'
import { Button } from '@yaoji/ui/button'
import { PayMethods } from '@yaoji/ui/pay-methods'
import { Price } from '@yaoji/ui/price'
import { useEffect, useRef, useState } from 'react'
import { Callout } from '../../core/page/Callout'
import { PasswordDialog } from './PasswordDialog'
import * as css from './PaymentMethods.css'
import { TransferSection } from './TransferSection'
import { usePayOrder } from './usePayOrder'

/** The payment methods of an order, the input that the chosen one needs, and the pay button. */
export function PaymentMethods({ payment }: { payment: Payment }) {
  const { way, choose, pay, payWithPassword, busy, failure } = usePayOrder(payment)
  const [asking, setAsking] = useState(false)
  const asks = payment.ways.some(option => option.way === way && option.needs_password === 1)
  const transferring = way === 'transfer' && payment.transfer !== null
  const transferSection = useFocusOnShow<HTMLDivElement>(transferring)

  return (
    <>
      <PayMethods
        options={payment.ways.map(option => ({ ...option, usable: option.usable === 1 }))}
        value={way ?? undefined}
        onValueChange={choose}
      />
      {failure && <Callout tone="bad">{failure}</Callout>}
      {transferring ? (
        <div ref={transferSection} tabIndex={-1} className={css.transfer}>
          <TransferSection payment={payment} />
        </div>
      ) : (
        <div className={css.bar}>
          <p>
            应付 <Price value={payment.amount} size="xl" />
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
        {...passwordTexts(payment, way)}
        busy={busy}
        onPassword={async password => {
          await payWithPassword(password)
          setAsking(false)
        }}
      />
    </>
  )
}

/** Why the password is asked for: the balance pays now, or it paid a part when the order was placed. */
function passwordTexts({ amount, balance, balance_used }: Payment, way: PayType | null) {
  if (way === 'balance') {
    const description = `将从账户余额支付 ${moneyText(amount)}，余额 ${moneyText(balance)}`
    return { title: '余额支付', description }
  }
  const description = `本单已使用余额 ${moneyText(balance_used)}，付款前请验证登录密码`
  return { title: '验证登录密码', description }
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
