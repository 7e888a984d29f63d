import * as z from 'zod/mini'

/**
 * The scalars of answers, which are JSON and carry numbers as they are. Pages carry this file, so whole numbers and
 * texts of a form are checked by functions of a line: zod's own checks weigh as much as a resource. What documents
 * write for them stands in json-schema.ts. The scalars of inputs are in input/wire.ts.
 */

const whole = () =>
  z.number().check(({ value, issues }) => {
    if (!Number.isSafeInteger(value)) issues.push({ code: 'invalid_type', expected: 'int', input: value })
  })

/** A whole number, as far as JavaScript counts exactly. */
export const int = whole()

/** An id. */
export const id = whole()

/** 0 or 1. */
export const flag = z.literal([0, 1])

/** Forms of text, by the scalar that has them. */
export const FORMS = {
  money: /^-?\d+\.\d{2,4}$/,
  time: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
}

const formed = (form: RegExp) =>
  z.string().check(({ value, issues }) => {
    if (!form.test(value)) issues.push({ code: 'invalid_format', format: 'regex', input: value })
  })

/** Money as a decimal string, with two decimals, unit prices with up to four. */
export const money = formed(FORMS.money)

/** A time of day in China, `YYYY-MM-DD HH:mm:ss` (+08:00). */
export const time = formed(FORMS.time)

/** A date, `YYYY-MM-DD`. */
export const date = formed(FORMS.date)

/** The most entries that one bulk call takes. */
export const BULK_LIMIT = 2000

/** A numbered page of a list. */
export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ list: z.array(row), total: int, page: int, per_page: int, last_page: int })

/** Nothing but the envelope's message. */
export const nothing = z.object({})

/** One entry of a bulk call that was carried out as asked. `entry` is its place in the request, from 0. */
export const bulkAdded = z.object({ entry: int, id: int, number: int })

/** One entry that was carried out differently, and why. */
export const bulkAdjusted = z.object({
  entry: int,
  id: int,
  number: int,
  reason: z.string(),
  message: z.string(),
})

/** One entry that was not carried out, and why. `id` is the id that the request named. */
export const bulkRefused = z.object({ entry: int, id: int, reason: z.string(), message: z.string() })

/** What every bulk call answers: the three lists together account for every entry of the request. */
export const bulkResult = z.object({
  added: z.array(bulkAdded),
  adjusted: z.array(bulkAdjusted),
  refused: z.array(bulkRefused),
})
export type BulkResult = z.output<typeof bulkResult>
