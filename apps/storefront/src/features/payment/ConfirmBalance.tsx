import { moneyText } from '@yaoji/domain'
import { Button } from '@yaoji/ui/button'
import * as css from './ConfirmBalance.css'
import { PasswordForm } from './PasswordForm'
import type { Due } from './usePayOrder'

export interface ConfirmBalanceProps {
  due: Pick<Due, 'ids' | 'balance_used'>
  busy: boolean
  /** Pays. Rejects when the password or the payment is refused. */
  onPassword: (password: string) => Promise<void>
}

/** The only step of orders that the frozen balance covers: the login password, which spends it. */
export function ConfirmBalance({ due: { ids, balance_used }, busy, onPassword }: ConfirmBalanceProps) {
  const those = ids.length > 1 ? `这 ${ids.length} 个订单` : '本单'
  return (
    <div className={css.root}>
      <p>
        {those}共 <strong>{moneyText(balance_used)}</strong>
        ，全部由余额支付。金额已在下单时冻结，输入登录密码后扣除。
      </p>
      <PasswordForm onPassword={onPassword}>
        <Button variant="primary" size="l" type="submit" busy={busy} className={css.confirm}>
          确认用余额支付
        </Button>
      </PasswordForm>
    </div>
  )
}
