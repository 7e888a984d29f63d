import type { Meta, StoryObj } from '@storybook/react-vite'
import { BUY_STATES, type BuyState, formatAmount, lineAmount, moneyText, parsePrice } from '@yaoji/domain'
import { goodsCardLabels } from '../goods-card'
import { TokenTable, tokenCell, tokenFigures } from '../part/testing/TokenTable'
import { Price } from '../price'
import { PriceGate } from '../price-gate'

const meta = { title: 'Foundations/Money and dates' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const end = { ...tokenCell, ...tokenFigures } as const

const WIRE: readonly (readonly [value: string, rule: string])[] = [
  ['8', 'two decimals, always'],
  ['0.5799', 'a third decimal is cut, not rounded'],
  ['1286.4', 'from 1,000 on the digits are in groups of three'],
  ['-56.00', 'the minus sign is before the sign of the currency'],
  ['0.00', 'zero is a price: it is shown'],
  ['—', 'a value that is no number is a dash'],
]

export const Money: Story = {
  render: () => (
    <TokenTable name="Money" heads={['On the wire', 'Shown', 'Rule']} numeric={['Shown']}>
      {WIRE.map(([value, rule]) => (
        <tr key={value}>
          <td style={tokenCell}>
            <code>{value}</code>
          </td>
          <td style={end}>{moneyText(value)}</td>
          <td style={tokenCell}>{rule}</td>
        </tr>
      ))}
    </TokenTable>
  ),
}

const LINES: readonly (readonly [price: string, number: number])[] = [
  ['12.80', 10],
  ['0.3333', 3],
  ['120.00', 252],
]

/** Amounts end at the same edge; a line is calculated with all decimals and cut once. */
export const InATable: Story = {
  render: () => (
    <TokenTable name="Lines" heads={['Price', 'Number', 'Amount']} numeric={['Price', 'Number', 'Amount']}>
      {LINES.map(([price, number]) => (
        <tr key={price}>
          <td style={end}>
            <Price value={price} tone="ink" />
          </td>
          <td style={end}>{number}</td>
          <td style={end}>
            <Price value={formatAmount(lineAmount(parsePrice(price), number))} />
          </td>
        </tr>
      ))}
    </TokenTable>
  ),
}

/** Instead of a price the buyer reads why there is none, and what to do. */
export const HiddenPrices: Story = {
  render: () => (
    <TokenTable name="Hidden prices" heads={['buy_state', 'Shown']}>
      {(Object.keys(BUY_STATES) as BuyState[]).map(state => (
        <tr key={state}>
          <td style={tokenCell}>
            <code>{state}</code>
          </td>
          <td style={tokenCell}>
            <PriceGate
              buy_state={state}
              price={BUY_STATES[state].price ? '28.60' : undefined}
              unit="盒"
              actionHref={action => `#${action}`}
            />
          </td>
        </tr>
      ))}
    </TokenTable>
  ),
}

const DATES: readonly (readonly [kind: string, shown: string, rule: string])[] = [
  ['Day', '2027-03-15', 'year, month and day with two digits each'],
  ['Expiry in lists', goodsCardLabels.expiry('2027-03'), 'the month is enough to compare'],
  ['Expiry of a batch', '2027-03-15', 'the day, because the batch is what arrives'],
  ['Time', '2026-11-22 09:12:40', 'a payment and a record: with seconds, in the time of China'],
  ['Hours', '10:00–12:00', 'an en dash, without spaces'],
]

export const Dates: Story = {
  render: () => (
    <TokenTable name="Dates" heads={['What', 'Shown', 'Rule']}>
      {DATES.map(([kind, shown, rule]) => (
        <tr key={kind}>
          <td style={tokenCell}>{kind}</td>
          <td style={{ ...tokenCell, fontVariantNumeric: 'tabular-nums' }}>{shown}</td>
          <td style={tokenCell}>{rule}</td>
        </tr>
      ))}
    </TokenTable>
  ),
}
