/** What is wrong with a text that should be a number. */
export type NumberProblem = 'not_number' | 'too_precise' | 'too_small' | 'too_large'

/** The number that a text is, and what is wrong with it; both are null for an empty text. */
export interface NumberReading {
  readonly number: number | null
  readonly problem: NumberProblem | null
}

export interface NumberLimits {
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** Most digits behind the point. Default: 0, a whole number. */
  readonly decimals?: number | undefined
}

/** Digits in groups of three, or without groups, after a sign or currency: `1,200` is one number, `20,30` is two. */
const GROUPED = /^([\s+\-−¥￥]*)(\d{1,3}(?:,\d{3})+)(?!\d|,)/

/** A text with ordinary digits, and without the separators between the thousands of the number that it begins with. */
export function plainDigits(text: string): string {
  const plain = text.normalize('NFKC')
  return plain.replace(GROUPED, (_all, sign: string, digits: string) => sign + digits.replaceAll(',', ''))
}

/**
 * Reads a typed number without changing it: full-width digits and thousands separators are read, everything else that
 * is no number is a problem. `number` is null where the text is none.
 */
export function readNumber(text: string, { min, max, decimals = 0 }: NumberLimits = {}): NumberReading {
  const plain = plainDigits(text).trim().replace(/。/g, '.')
  if (plain === '') return { number: null, problem: null }
  if (!/^[-−]?\d+(\.\d*)?$/.test(plain)) return { number: null, problem: 'not_number' }
  const number = Number(plain.replace('−', '-'))
  const fraction = plain.split('.')[1]?.replace(/0+$/, '') ?? ''
  if (fraction.length > decimals) return { number, problem: 'too_precise' }
  if (max !== undefined && number > max) return { number, problem: 'too_large' }
  if (min !== undefined && number < min) return { number, problem: 'too_small' }
  return { number, problem: null }
}
