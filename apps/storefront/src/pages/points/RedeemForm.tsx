import type { DataOf, InputOf } from '@yaoji/api-client'
import { redemptionCreateInput } from '@yaoji/api-client/contract/input/redemption'
import type { PointsGift, Redemption, redemptionCreate } from '@yaoji/api-client/contract/redemption'
import { userMoney } from '@yaoji/api-client/contract/wallet'
import { formatAmount, moneyText, parseAmount } from '@yaoji/domain'
import { type FormField, useForm } from '@yaoji/hooks'
import { useCall } from '@yaoji/hooks/data'
import { FormError } from '@yaoji/ui/form-error'
import { PointsPrice } from '@yaoji/ui/gift-card'
import { QuantityStepper } from '@yaoji/ui/quantity-stepper'
import { TextField } from '@yaoji/ui/text-field'
import { type ReactNode, useState } from 'react'
import * as css from './RedeemDialog.css'

export interface RedeemFormProps {
  id: string
  gift: PointsGift
  /** The chosen address; null while there is none. */
  address: number | null
  redeem: (input: InputOf<typeof redemptionCreate>) => Promise<DataOf<typeof redemptionCreate>>
  onDone: (redemption: Redemption) => void
  /** The addresses. */
  children: ReactNode
}

/** The number, what it needs in all, and the login password where the balance pays a part. */
export function RedeemForm({ id, gift, address, redeem, onDone, children }: RedeemFormProps) {
  const [asked, setAsked] = useState(1)
  // After a refusal the gift can have fewer pieces than before.
  const number = Math.max(1, Math.min(asked, gift.most))
  const cash = formatAmount(parseAmount(gift.cash) * number)
  const points = gift.points * number
  const { formProps, field, failure } = useForm(redemptionCreateInput, {
    extra: {
      ...{ gift_id: gift.id, number, expected_points: points, expected_cash: cash },
      ...(address === null ? {} : { address_id: address }),
    },
    onSubmit: async input => onDone((await redeem(input)).redemption),
  })
  return (
    <form {...formProps} id={id} aria-label={`兑换 ${gift.name}`} className={css.form}>
      <FormError failure={failure} />
      <div className={css.number}>
        <span>数量</span>
        <QuantityStepper
          label="兑换数量"
          rule={{
            min_qty: 1,
            step_qty: 1,
            max_qty: gift.most,
            max_text: '最多可兑',
            stock: gift.left,
            unit: '件',
          }}
          value={number}
          onQuantityChange={setAsked}
          // Enter accepts the number; it redeems nothing.
          onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
        />
        <span className={css.note}>最多可兑 {gift.most} 件</span>
      </div>
      {children}
      <p className={css.total} role="status">
        共需 <PointsPrice points={points} cash={cash} />
      </p>
      {Number(cash) > 0 && <Payment {...field('password')} />}
      <p className={css.note}>积分立即扣除，发货前可以取消，积分和金额全部退回。</p>
    </form>
  )
}

/** The balance, which pays a part of the gift, and the login password for it. */
function Payment(field: FormField) {
  const money = useCall(userMoney, {}, { inline: true, staleTime: 0 })
  return (
    <TextField
      {...field}
      label="登录密码"
      hint={`金额从余额支付，可用余额 ${money.data ? moneyText(money.data.balance) : '—'}`}
      type="password"
      size="l"
      autoComplete="current-password"
    />
  )
}
