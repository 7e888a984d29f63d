import { createMoney, type Money } from '@yaoji/domain'

/** Decimals of a price on the wire at the most. */
const MOST_DECIMALS = 4

/** The price of a piece: a millilitre costs less than a fen, and then all prices have as many decimals. */
export function pieceText({ currency }: Money, value: string): string {
  const [, decimals = ''] = value.split('.')
  const isSmall = decimals.length > currency.decimals
  return createMoney({ ...currency, decimals: isSmall ? MOST_DECIMALS : currency.decimals }).text(value)
}
