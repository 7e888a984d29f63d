import * as z from 'zod/mini'

/**
 * The scalars of responses, which are JSON with real numbers. Pages bundle this file, so short functions check integers
 * and text formats: zod's own checks are as large as a whole resource. Their JSON schemas are in json-schema.ts. The
 * scalars of inputs are in input/wire.ts.
 */

/** A scalar with a check of its own. The client calls `matches` alone while it finds nothing wrong (transport/matcher.ts). */
const scalar = <S extends z.ZodMiniType>(type: S, matches: (value: unknown) => boolean, issue: object): S =>
  Object.assign(
    type.check(({ value, issues }) => {
      if (!matches(value)) issues.push({ ...issue, input: value } as z.core.$ZodRawIssue)
    }),
    { matches },
  )

const safeInteger = () => scalar(z.number(), Number.isSafeInteger, { code: 'invalid_type', expected: 'int' })

/** A safe integer. */
export const int = safeInteger()

/** An id. */
export const id = safeInteger()

/** 0 or 1. */
export const flag = z.literal([0, 1])

/** Text formats by scalar. */
export const FORMS = {
  money: /^-?\d+\.\d{2,4}$/,
  time: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
}

/** Text of a form. */
export const formatted = (form: RegExp) =>
  scalar(z.string(), value => typeof value === 'string' && form.test(value), {
    code: 'invalid_format',
    format: 'regex',
  })

/** Money as a decimal string with two decimals; unit prices have two to four. */
export const money = formatted(FORMS.money)

/** A date and time in China, `YYYY-MM-DD HH:mm:ss` (+08:00). */
export const time = formatted(FORMS.time)

/** A date, `YYYY-MM-DD`. */
export const date = formatted(FORMS.date)

/** Maximum number of entries in one bulk call. */
export const BULK_LIMIT = 2000

/** A numbered page of a list. */
export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ list: z.array(row), total: int, page: int, per_page: int, last_page: int })

/** No data; the envelope has only its message. */
export const nothing = z.object({})

/** One entry of a bulk call that was carried out as requested. `entry` is its index in the request, from 0. */
export const bulkAdded = z.object({ entry: int, id: int, number: int })

/** One entry that was carried out with a change, and the reason. */
export const bulkAdjusted = z.object({
  entry: int,
  id: int,
  number: int,
  reason: z.string(),
  message: z.string(),
})

/** One entry that was not carried out, and the reason. `id` is the id in the request. */
export const bulkRefused = z.object({ entry: int, id: int, reason: z.string(), message: z.string() })

/** Result of every bulk call: each entry of the request is in exactly one of the three lists. */
export const bulkResult = z.object({
  added: z.array(bulkAdded),
  adjusted: z.array(bulkAdjusted),
  refused: z.array(bulkRefused),
})
export type BulkResult = z.output<typeof bulkResult>
