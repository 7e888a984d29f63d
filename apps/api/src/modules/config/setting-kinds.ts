import { creditCodeProblem, formatAmount, parseAmount, readCreditCode } from '@yaoji/domain'

/** A value that the shop sets: how it is written and read, and what holds until then. */
export interface Setting<Value> {
  /** What it is, and its unit, for the operator. */
  readonly about: string
  readonly fallback: Value
  /** What a demonstration has in place of the fallback: a shop of its own must not show it. */
  readonly demo?: Value
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

/** A text in one line, empty while nothing is set. `form` says what else it must be: null, or what is expected. */
export function text(
  about: string,
  demo: string,
  form: (text: string) => string | null = () => null,
): Setting<string> {
  return {
    about,
    fallback: '',
    demo,
    write: value => value,
    read(written) {
      const value = written.trim()
      const problem = value === '' || /\p{Cc}/u.test(value) ? '应为一行文字' : tooLong(value) || form(value)
      if (problem) throw new Error(problem)
      return value
    },
  }
}

const TEXT_LENGTH = 120

const tooLong = (value: string) => (value.length > TEXT_LENGTH ? `最多 ${TEXT_LENGTH} 个字` : null)

/** Digits with the signs that telephone numbers have between them. */
export function phoneForm(value: string): string | null {
  return /^\+?\d[\d -]{4,20}$/.test(value) ? null : '应为电话号码，例如 021-50001234'
}

/** A unified credit code with its check digit. */
export function creditCodeForm(value: string): string | null {
  return value === readCreditCode(value) ? creditCodeProblem(value) : '应为大写字母和数字，不含空格'
}

/** A licence of the company. */
export interface SiteLicence {
  readonly name: string
  readonly number: string
}

/** Licences with their numbers: `药品经营许可证:沪AA0210001;营业执照:…`. */
export function licences(about: string, demo: readonly SiteLicence[]): Setting<readonly SiteLicence[]> {
  return {
    about: `${about}, NAME:NUMBER;NAME:NUMBER`,
    fallback: [],
    demo,
    write: value => value.map(({ name, number }) => `${name}:${number}`).join(';'),
    read: written =>
      written
        .split(/[;；]/)
        .map(part => part.trim())
        .filter(Boolean)
        .map(readLicence),
  }
}

function readLicence(written: string): SiteLicence {
  const [, name, number] = /^([^:：]{1,40})[:：]\s*(\S[^:：]{0,79})$/.exec(written) ?? []
  if (name === undefined || number === undefined)
    throw new Error(
      '应为 证照名称:编号，多个用分号隔开，例如 药品经营许可证:沪AA0210001;营业执照:91310000MA1',
    )
  return { name: name.trim(), number: number.trim() }
}
