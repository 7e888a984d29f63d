import * as z from 'zod/mini'
import { BULK_LIMIT } from '../wire'

/** The scalars of inputs. Query strings and form bodies carry text only, so these read numbers from text. */

function readInteger(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value
}

/** The largest whole number that a column of ids and counts holds. */
const MOST = 2_147_483_647

/** A whole number, written as digits. */
export const integer = (minimum = 0, maximum = MOST) =>
  z.pipe(z.transform(readInteger), z.int().check(z.minimum(minimum), z.maximum(maximum)))

/** An id, a whole number from 1 on. */
export const idInput = () => integer(1)

/** 0 or 1. */
export const flagInput = () => z.pipe(z.transform(readInteger), z.literal([0, 1]))

/** A NUL is no character of any name: the database refuses it. */
const whole = z.refine<string>(value => !value.includes('\0'), '含有无法识别的字符')

/** Text with its outer white space cut off, at most `maximum` characters. */
export const text = (maximum = 200) => z.string().check(z.trim(), z.maxLength(maximum), whole)

/** Text that must not be empty; `message` is what the buyer reads. */
export const requiredText = (message: string, maximum = 200) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(maximum), whole)

/** A day that exists, `YYYY-MM-DD`. */
export const dateInput = () => z.string().check(z.refine<string>(isDay, '日期格式应为 2027-03-15'))

function isDay(value: string): boolean {
  if (!/^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(value)) return false
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

/** The ids of a bulk call. */
export const idsInput = () =>
  z
    .array(idInput())
    .check(z.minLength(1, '请先选择商品'), z.maxLength(BULK_LIMIT, `一次最多 ${BULK_LIMIT} 条`))

/** Which page, and how long. */
export const pageInput = { page: z.optional(integer(1, 100_000)), per_page: z.optional(integer(1, 100)) }

/** Nothing. */
export const noInput = z.object({})

/** The id that stands in the path, and nothing else. */
export const idOnly = z.object({ id: idInput() })
