import * as z from 'zod/mini'

/**
 * The scalars of the wire. Query strings and form bodies carry text only, so input schemas read numbers from
 * text; answers are JSON and carry them as they are.
 */

function readInteger(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value
}

/** The largest whole number that a column of ids and counts holds. */
const MOST = 2_147_483_647

/** Input: a whole number, written as digits. */
export const integer = (minimum = 0, maximum = MOST) =>
  z.pipe(z.transform(readInteger), z.int().check(z.minimum(minimum), z.maximum(maximum)))

/** Input: an id, a whole number from 1 on. */
export const idInput = () => integer(1)

/** Input: 0 or 1. */
export const flagInput = () => z.pipe(z.transform(readInteger), z.literal([0, 1]))

/** A NUL is no character of any name: the database refuses it. */
const whole = z.refine<string>(value => !value.includes('\0'), '含有无法识别的字符')

/** Input: text with its outer white space cut off, at most `maximum` characters. */
export const text = (maximum = 200) => z.string().check(z.trim(), z.maxLength(maximum), whole)

/** Input: text that must not be empty; `message` is what the buyer reads. */
export const requiredText = (message: string, maximum = 200) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(maximum), whole)

/** Input: a day that exists, `YYYY-MM-DD`. */
export const dateInput = () => z.string().check(z.refine<string>(isDay, '日期格式应为 2027-03-15'))

function isDay(value: string): boolean {
  if (!/^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(value)) return false
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

/** Answer: an id. */
export const id = z.int()

/** Answer: 0 or 1. */
export const flag = z.literal([0, 1])

/** Answer: money as a decimal string, with two decimals, unit prices with up to four. */
export const money = z.string().check(z.regex(/^-?\d+\.\d{2,4}$/))

/** Answer: a time of day in China, `YYYY-MM-DD HH:mm:ss` (+08:00). */
export const time = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/))

/** Answer: a date, `YYYY-MM-DD`. */
export const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** The most entries that one bulk call takes. */
export const BULK_LIMIT = 2000

/** Input: the ids of a bulk call. */
export const idsInput = () =>
  z
    .array(idInput())
    .check(z.minLength(1, '请先选择商品'), z.maxLength(BULK_LIMIT, `一次最多 ${BULK_LIMIT} 条`))

/** Input: which page, and how long. */
export const pageInput = { page: z.optional(integer(1, 100_000)), per_page: z.optional(integer(1, 100)) }

/** Answer: a numbered page of a list. */
export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ list: z.array(row), total: z.int(), page: z.int(), per_page: z.int(), last_page: z.int() })

/** Answer: nothing but the envelope's message. */
export const nothing = z.object({})

/** Input: none. */
export const noInput = z.object({})

/** One entry of a bulk call that was carried out as asked. `entry` is its place in the request, from 0. */
export const bulkAdded = z.object({ entry: z.int(), id: z.int(), number: z.int() })

/** One entry that was carried out differently, and why. */
export const bulkAdjusted = z.object({
  entry: z.int(),
  id: z.int(),
  number: z.int(),
  reason: z.string(),
  message: z.string(),
})

/** One entry that was not carried out, and why. `id` is the id that the request named. */
export const bulkRefused = z.object({ entry: z.int(), id: z.int(), reason: z.string(), message: z.string() })

/** What every bulk call answers: the three lists together account for every entry of the request. */
export const bulkResult = z.object({
  added: z.array(bulkAdded),
  adjusted: z.array(bulkAdjusted),
  refused: z.array(bulkRefused),
})
export type BulkResult = z.output<typeof bulkResult>
