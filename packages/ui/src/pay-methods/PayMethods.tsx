'use client'
import { type ReactNode, useState } from 'react'
import { withClass } from '../part/withClass'
import { RadioGroupInput, RadioGroupLegend, RadioGroupReason } from '../radio-group'
import * as radio from '../radio-group/RadioGroup.css'
import * as css from './PayMethods.css'
import * as Headless from './PayMethods.headless'

export const PayMethodsRoot = withClass(Headless.PayMethodsRoot, radio.root, 'PayMethodsRoot')
export const PayMethodsItem = withClass(
  Headless.PayMethodsItem,
  `${radio.item} ${radio.card}`,
  'PayMethodsItem',
)
export const PayMethodsName = Headless.PayMethodsName
export const PayMethodsNote = withClass(Headless.PayMethodsNote, radio.description, 'PayMethodsNote')

export interface PayMethodsProps
  extends Omit<React.ComponentProps<typeof Headless.PayMethodsRoot>, 'children'> {
  offers: readonly Headless.PayOffer[]
  /** What the chosen way asks for besides: a password, an account to transfer to. */
  extra?: (way: string) => ReactNode
}

/** The ways an order can be paid, as cards; those that cannot be used say why. */
export function PayMethods({ offers, extra, value, defaultValue, onValueChange, ...root }: PayMethodsProps) {
  const [own, setOwn] = useState(defaultValue)
  const chosen = value ?? own
  const more = chosen === undefined ? null : extra?.(chosen)
  return (
    <div>
      <PayMethodsRoot
        {...root}
        value={chosen}
        onValueChange={way => {
          setOwn(way)
          onValueChange?.(way)
        }}
      >
        <RadioGroupLegend>支付方式</RadioGroupLegend>
        <div className={radio.cards}>
          {offers.map(offer => (
            <PayMethodsItem key={offer.way} offer={offer}>
              <RadioGroupInput />
              <span className={radio.words}>
                <PayMethodsName />
                <PayMethodsNote />
                <RadioGroupReason />
              </span>
            </PayMethodsItem>
          ))}
        </div>
      </PayMethodsRoot>
      {more && <div className={css.extra}>{more}</div>}
    </div>
  )
}
