import type { DataOf, InputOf } from '@yaoji/api-client'
import { redemptionCreateInput } from '@yaoji/api-client/contract/input/redemption'
import type { PointsGift, Redemption, redemptionCreate } from '@yaoji/api-client/contract/redemption'
import { userMoney } from '@yaoji/api-client/contract/wallet'
import { formatAmount, moneyText, parseAmount } from '@yaoji/domain'
import { type FormField, useForm } from '@yaoji/hooks'
import { useCall } from '@yaoji/hooks/data'
import { Form } from '@yaoji/ui/form'
import { RedeemFields } from '@yaoji/ui/gift-card'
import { TextField } from '@yaoji/ui/text-field'
import { type ReactNode, useState } from 'react'

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
  const form = useForm(redemptionCreateInput, {
    extra: {
      ...{ gift_id: gift.id, number, expected_points: points, expected_cash: cash },
      ...(address === null ? {} : { address_id: address }),
    },
    onSubmit: async input => onDone((await redeem(input)).redemption),
  })
  return (
    <Form form={form} id={id} label={`兑换 ${gift.name}`}>
      <RedeemFields {...{ gift, number, points, cash }} onNumberChange={setAsked} address={children}>
        {Number(cash) > 0 && <Payment {...form.field('password')} />}
      </RedeemFields>
    </Form>
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
