import { formatAmount, parseAmount } from '@yaoji/domain'

/** A value that the shop sets: how it is written and read, and what holds until then. */
export interface Setting<Value> {
  /** What it is, and its unit, for the operator. */
  readonly about: string
  readonly fallback: Value
  /** Reads what an operator wrote. Throws an error whose message says what is expected. */
  readonly read: (text: string) => Value
  /** The value as an operator writes it. */
  readonly write: (value: Value) => string
}

/** A whole number from `least` to `most`. */
export function count(
  about: string,
  fallback: number,
  [least, most]: readonly [number, number],
): Setting<number> {
  return {
    about,
    fallback,
    write: String,
    read(text) {
      const value = Number(text)
      if (/^\d{1,6}$/.test(text) && value >= least && value <= most) return value
      throw new Error(`应为 ${least} 到 ${most} 的整数`)
    },
  }
}

const readYuan = (text: string) => {
  if (/^\d{1,7}(\.\d{1,2})?$/.test(text)) return parseAmount(text)
  throw new Error('应为金额，单位为元，例如 12.00')
}

/** An amount in fen, which an operator writes in yuan. */
export function amount(about: string, fallback: number): Setting<number> {
  return { about, fallback, write: formatAmount, read: readYuan }
}

/** What an operator writes for an amount that nothing reaches. */
const NEVER = 'never'

/** An amount in fen from which something holds; null for never. */
export function amountFrom(about: string, fallback: number | null): Setting<number | null> {
  return {
    about: `${about}, or ${NEVER}`,
    fallback,
    write: value => (value === null ? NEVER : formatAmount(value)),
    read: text => (text === NEVER ? null : readYuan(text)),
  }
}
