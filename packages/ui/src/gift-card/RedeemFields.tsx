'use client'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { DescriptionList, type DescriptionListProps } from '../description-list'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { QuantityStepper } from '../quantity-stepper'
import { Text } from '../text'
import { plain } from '../theme/base.css'
import { PointsPrice } from './PointsPrice'
import * as css from './RedeemFields.css'

export const redeemFieldsLabels = {
  number: '数量',
  /** Name of the control, for screen readers. */
  numberOf: '兑换数量',
  unit: '份',
  mostText: '最多可兑',
  most: (most: number) => `最多可兑 ${most} 份`,
  total: '共需 ',
  note: '积分立即扣除，发货前可以取消，积分和金额全部退回。',
}

export interface RedeemFieldsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The gift, by the wire's names: pieces that this buyer can have, and pieces in stock. */
  gift: { readonly most: number; readonly left: number }
  number: number
  onNumberChange: (number: number) => void
  /** What all of them need: points, and yuan from the balance. */
  points: number
  cash: string
  /** The address. */
  address: ReactNode
  /** The password, where the balance pays a part. */
  children?: ReactNode
  /** Words in place of those of {@link redeemFieldsLabels}. */
  labels?: Partial<typeof redeemFieldsLabels>
}

/** The fields that redeem a gift: how many, the address, what they need in all. Renders `div`. */
export const RedeemFields = forwardRef<HTMLDivElement, RedeemFieldsProps>(function RedeemFields(props, ref) {
  const { gift, number, onNumberChange, points, cash, address, labels, className, children, ...rest } = props
  const words = useLabels('redeemFields', redeemFieldsLabels, labels)
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)}>
      <div className={css.number} data-part="number">
        <span className={plain}>{words.number}</span>
        <QuantityStepper
          label={words.numberOf}
          rule={{
            min_qty: 1,
            step_qty: 1,
            max_qty: gift.most,
            max_text: words.mostText,
            stock: gift.left,
            unit: words.unit,
          }}
          value={number}
          onQuantityChange={next => onNumberChange(next)}
          // Enter accepts the number; it redeems nothing.
          onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
        />
        <Text as="span">{words.most(gift.most)}</Text>
      </div>
      {address}
      <p className={css.total} data-part="total" role="status">
        {words.total}
        <PointsPrice points={points} cash={cash} />
      </p>
      {children}
      <Text>{words.note}</Text>
    </div>
  )
})

/** A gift that was redeemed, by the wire's names. */
export interface RedeemedGift {
  readonly sn: string
  readonly number: number
  readonly points: number
  readonly cash: string
  readonly consignee: string
  readonly mobile: string
  readonly region: string
  readonly detail: string
}

export const redeemedSummaryLabels = {
  sn: '单号',
  number: '数量',
  pieces: (number: number) => `${number} 份`,
  paid: '已支付',
  address: '收货',
}

export interface RedeemedSummaryProps extends Omit<DescriptionListProps, 'rows'> {
  redemption: RedeemedGift
  /** Words in place of those of {@link redeemedSummaryLabels}. */
  labels?: Partial<typeof redeemedSummaryLabels>
}

/** What was redeemed, what it needed, and where it goes. Renders DescriptionList. */
export const RedeemedSummary = forwardRef<HTMLDListElement, RedeemedSummaryProps>(function RedeemedSummary(
  { redemption, labels, ...rest },
  ref,
) {
  const words = useLabels('redeemedSummary', redeemedSummaryLabels, labels)
  const { sn, number, points, cash, consignee, mobile, region, detail } = redemption
  return (
    <DescriptionList
      {...rest}
      ref={ref}
      rows={[
        [words.sn, sn],
        [words.number, words.pieces(number)],
        [words.paid, <PointsPrice key="price" points={points} cash={cash} />],
        [words.address, `${consignee} ${mobile} ${region}${detail}`],
      ]}
    />
  )
})
