import { amountText, moneyText, parseAmount } from '@yaoji/domain'
import { useOpening } from '@yaoji/hooks'
import { usePayTogether, useSession } from '@yaoji/hooks/data'
import { Button, LinkButton } from '@yaoji/ui/button'
import { togetherReason, usePayPasswordLabels } from '@yaoji/ui/order-payment'
import { useToast } from '@yaoji/ui/toast'
import { href } from '../../routes'
import { PasswordDialog } from './PasswordForm'

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
  const password = useOpening()
  const words = usePayPasswordLabels()
  const pay = usePasswordPayment(ids)
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
      <Button size="s" className={className} onClick={() => password.show()}>
        合并付款
      </Button>
      <PasswordDialog
        key={password.key}
        open={password.open}
        onClose={password.close}
        {...togetherReason({ amount, balance: user.balance, orders: ids.length }, words)}
        onPassword={async text => {
          await pay(text)
          password.close()
        }}
      />
    </>
  )
}

function usePasswordPayment(ids: readonly number[]) {
  const toast = useToast()
  const { mutateAsync } = usePayTogether()

  /** Pays. Rejects when it fails. */
  return async function pay(password: string): Promise<void> {
    const { orders, balance } = await mutateAsync({ ids: [...ids], password })
    toast({ text: `已付款 ${orders.length} 个订单，余额 ${moneyText(balance)}`, tone: 'success' })
  }
}
