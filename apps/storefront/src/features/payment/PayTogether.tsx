import { amountText, moneyText, parseAmount } from '@yaoji/domain'
import { useSingleFlight } from '@yaoji/hooks'
import { usePayTogether, useSession } from '@yaoji/hooks/data'
import { Button } from '@yaoji/ui/button'
import type { FormFailure } from '@yaoji/ui/form-error'
import { useToast } from '@yaoji/ui/toast'
import { useState } from 'react'
import { formFailureOf } from '../../core/errors/formFailure'
import { PasswordDialog } from './PasswordDialog'

export interface PayTogetherProps {
  /** Orders that the balance can pay. */
  ids: readonly number[]
  /** Their sum. */
  amount: string
  className?: string
}

/** Pays several orders at once from the balance, after the login password; or says how much the balance lacks. */
export function PayTogether({ ids, amount, className }: PayTogetherProps) {
  const { user } = useSession()
  const [asking, setAsking] = useState(false)
  const { pay, busy, failure, clearFailure } = usePasswordPayment(ids)
  // Without prices there is no balance either.
  if (user?.balance === undefined) return null
  const missing = parseAmount(amount) - parseAmount(user.balance)
  if (missing > 0) return <span>余额还差 {amountText(missing)}，请逐单付款</span>
  return (
    <>
      <Button variant="primary" size="s" className={className} onClick={() => setAsking(true)}>
        合并付款
      </Button>
      <PasswordDialog
        open={asking}
        onOpenChange={open => {
          setAsking(open)
          if (!open) clearFailure()
        }}
        title={`合并付款 ${ids.length} 个订单`}
        description={`将从账户余额一次支付 ${moneyText(amount)}，余额 ${moneyText(user.balance)}。用其他方式付款，请逐单付款。`}
        busy={busy}
        failure={failure}
        onPassword={async password => {
          if (await pay(password)) setAsking(false)
        }}
      />
    </>
  )
}

function usePasswordPayment(ids: readonly number[]) {
  const toast = useToast()
  const { mutateAsync } = usePayTogether()
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const { run, busy } = useSingleFlight((password: string) => mutateAsync({ ids: [...ids], password }))

  /** Resolves to whether it succeeded. If not, `failure` says why. */
  async function pay(password: string): Promise<boolean> {
    setFailure(null)
    try {
      const paid = await run(password)
      if (!paid) return false
      toast({ text: `已付款 ${paid.orders.length} 个订单，余额 ${moneyText(paid.balance)}`, tone: 'success' })
      return true
    } catch (error) {
      setFailure(formFailureOf(error))
      return false
    }
  }

  return { pay, busy, failure, clearFailure: () => setFailure(null) }
}
