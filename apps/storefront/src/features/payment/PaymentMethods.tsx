import type { Payment } from '@yaoji/api-client/contract/payment'
import { Button } from '@yaoji/ui/button'
import { PayMethods } from '@yaoji/ui/pay-methods'
import { Price } from '@yaoji/ui/price'
import { useEffect, useRef, useState } from 'react'
import { Callout } from '../../core/page/Callout'
import { PasswordDialog } from './PasswordDialog'
import * as css from './PaymentMethods.css'
import { TransferSection } from './TransferSection'
import { usePayOrder } from './usePayOrder'

/** How to pay an order: the ways with why one cannot be used, what the chosen one asks for, and the button. */
export function PaymentMethods({ payment }: { payment: Payment }) {
  const { way, choose, pay, forgive, busy, failure } = usePayOrder(payment)
  const [asking, setAsking] = useState(false)
  const asks = payment.ways.some(offer => offer.way === way && offer.needs_password === 1)
  const transferring = way === 'transfer' && payment.transfer !== null
  const desk = useFocusOnShow<HTMLDivElement>(transferring)

  return (
    <>
      <PayMethods
        offers={payment.ways.map(offer => ({ ...offer, usable: offer.usable === 1 }))}
        value={way ?? undefined}
        onValueChange={choose}
      />
      {failure && !asking && <Callout tone="bad">{failure.message}</Callout>}
      {transferring ? (
        <div ref={desk} tabIndex={-1} className={css.desk}>
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
        onOpenChange={open => {
          setAsking(open)
          if (!open) forgive()
        }}
        payment={payment}
        fromBalance={way === 'balance'}
        busy={busy}
        failure={failure}
        onPassword={async password => {
          if (await pay(password)) setAsking(false)
        }}
      />
    </>
  )
}

/** What appears in place of the button that was pressed takes the focus over. */
function useFocusOnShow<Holder extends HTMLElement>(shown: boolean) {
  const holder = useRef<Holder>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (shown && !before.current && document.activeElement === document.body) holder.current?.focus()
    before.current = shown
  }, [shown])
  return holder
}
