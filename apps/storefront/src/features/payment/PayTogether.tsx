import { amountText, moneyText, parseAmount } from '@yaoji/domain'
import { useSingleFlight } from '@yaoji/hooks'
import { usePayTogether, useSession } from '@yaoji/hooks/data'
import { Button, LinkButton } from '@yaoji/ui/button'
import { useToast } from '@yaoji/ui/toast'
import { useState } from 'react'
import { href } from '../../routes'
import { PasswordDialog } from './PasswordDialog'

export interface PayTogetherProps {
  /** Orders that the balance can pay. */
  ids: readonly number[]
  /** Their sum, without what was frozen for them. */
  amount: string
  className?: string
}

/** Pays several orders at once from the balance, after the login password; or leads to the page with the other methods. */
export function PayTogether({ ids, amount, className }: PayTogetherProps) {
  const { user } = useSession()
  const [asking, setAsking] = useState(false)
  const { pay, busy } = usePasswordPayment(ids)
  // Without prices there is no balance either.
  if (user?.balance === undefined) return null
  const missing = parseAmount(amount) - parseAmount(user.balance)
  if (missing > 0) {
    return (
      <>
        <span>余额还差 {amountText(missing)}</span>
        <LinkButton href={href('cartPay', { id: ids[0] ?? '' })} size="s" className={className}>
          用其他方式合并付款
        </LinkButton>
      </>
    )
  }
  return (
    <>
      <Button variant="primary" size="s" className={className} onClick={() => setAsking(true)}>
        合并付款
      </Button>
      <PasswordDialog
        open={asking}
        onOpenChange={setAsking}
        title={`合并付款 ${ids.length} 个订单`}
        description={
          parseAmount(amount) === 0
            ? '全部由下单时冻结的余额支付，输入登录密码确认即可。'
            : `将从余额一次支付 ${moneyText(amount)}，可用余额 ${moneyText(user.balance)}。用其他方式付款，请打开其中一个订单的付款页。`
        }
        busy={busy}
        onPassword={async password => {
          await pay(password)
          setAsking(false)
        }}
      />
    </>
  )
}

function usePasswordPayment(ids: readonly number[]) {
  const toast = useToast()
  const { mutateAsync } = usePayTogether()
  const { run, busy } = useSingleFlight((password: string) => mutateAsync({ ids: [...ids], password }))

  /** Pays. Rejects when it fails. */
  async function pay(password: string): Promise<void> {
    const paid = await run(password)
    if (paid)
      toast({ text: `已付款 ${paid.orders.length} 个订单，余额 ${moneyText(paid.balance)}`, tone: 'success' })
  }

  return { pay, busy }
}
