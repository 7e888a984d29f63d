import { invalidField } from '../../wire/refusal'

/** The last row of a page: the value that it is sorted by, as text, and its line. */
export interface PageKey {
  readonly value: string
  readonly id: number
}

/** Database types of the values that a list is sorted by. */
export type SortType = 'bigint' | 'date' | 'double precision'

/** Largest id of a line. */
const MAX_ID = 2_147_483_647

/** Whether a text is a value of a type, so that the database reads it. */
const IS_VALUE: Readonly<Record<SortType, (text: string) => boolean>> = {
  bigint: text => /^-?\d{1,16}$/.test(text) && Number.isSafeInteger(Number(text)),
  date: isDay,
  'double precision': isDouble,
}

export function writeKey({ value, id }: PageKey): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url')
}

/** Reads the key of a list that is sorted by values of this type. Throws a 422 for the key of another list. */
export function readKey(key: string, type: SortType): PageKey {
  try {
    const [value, id] = JSON.parse(Buffer.from(key, 'base64url').toString('utf8'))
    if (typeof value === 'string' && IS_VALUE[type](value) && isId(id)) return { value, id }
  } catch {
    // Refused below: an unreadable key is like a foreign one.
  }
  throw invalidField('key', '翻页位置已失效，请从第一页重新开始')
}

function isId(id: unknown): id is number {
  return Number.isInteger(id) && Number(id) >= 0 && Number(id) <= MAX_ID
}

/** Neither too large for a double nor, unless its digits are 0, too small: the database refuses both. */
function isDouble(text: string): boolean {
  const [, digits = ''] = /^-?(\d+(?:\.\d+)?)(?:e[+-]?\d{1,3})?$/.exec(text) ?? []
  const isInRange = Number.isFinite(Number(text)) && (Number(text) !== 0 || !/[1-9]/.test(digits))
  return digits !== '' && isInRange && text.length <= 40
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0001') return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
