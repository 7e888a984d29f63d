import { createMoney, type Money } from '@yaoji/domain'

/** The price of a piece with all decimals of the wire: a millilitre costs less than a fen. */
export function pieceText({ currency }: Money, value: string): string {
  const [, decimals = ''] = value.split('.')
  return createMoney({ ...currency, decimals: Math.max(currency.decimals, decimals.length) }).text(value)
}
