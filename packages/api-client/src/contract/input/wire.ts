import { isMobile, isPhone, newPasswordProblem, readDigits } from '@yaoji/domain'
import * as z from 'zod/mini'
import { BULK_LIMIT } from '../wire'

/** The scalars of inputs. Query strings and form bodies are text only, so these parse numbers from text. */

function readInteger(value: unknown): unknown {
  return typeof value === 'string' && /^(?!-0+$)-?\d{1,15}$/.test(value) ? Number(value) : value
}

/** The largest integer of a database column for ids and counts. */
const MAX_INTEGER = 2_147_483_647

/** An integer, written as digits. */
export const integer = (minimum = 0, maximum = MAX_INTEGER) =>
  z.pipe(z.transform(readInteger), z.int().check(z.minimum(minimum), z.maximum(maximum)))

/** An id: an integer from 1. */
export const idInput = () => integer(1)

/** An id that may be absent: 0 and an empty text are none. */
export const optionalId = () =>
  z.optional(
    z.pipe(
      z.transform(value => (value === '' || value === '0' || value === 0 ? undefined : value)),
      z.optional(idInput()),
    ),
  )

/** 0 or 1. */
export const flagInput = () => z.pipe(z.transform(readInteger), z.literal([0, 1]))

/** A box that must be ticked; `message` is for the buyer. */
export const agreedInput = (message: string) => z.pipe(z.transform(readInteger), z.literal(1, message))

/** Refuses NUL, which the database does not accept in text. */
const withoutNul = z.refine<string>(value => !value.includes('\0'), '含有无法识别的字符')

/** Control and format characters but NUL, tab and the end of a line, and letters that look like nothing. */
const UNSEEN = /(?![\0\t\n])[\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu

/** Drops characters that nobody sees: some turn the text around them, and a text of nothing else is empty. */
const withoutUnseen = z.overwrite<string>(value => value.replace(UNSEEN, ''))

/** Trimmed text, at most `maximum` characters. `message` is for a longer one. */
export const text = (maximum = 200, message?: string) =>
  z.string().check(withoutUnseen, z.trim(), z.maxLength(maximum, message), withoutNul)

/** Digits as they were typed or pasted: spaces are removed. */
export const digitsInput = () => text(20).check(z.overwrite(readDigits))

/** A mobile number. */
export const mobileInput = () => digitsInput().check(z.refine(isMobile, '请填写正确的手机号'))

/** The code of a text message. */
export const codeInput = () => digitsInput().check(z.regex(/^\d{6}$/, '请填写 6 位短信验证码'))

/** Adds the message of a rule to a field. */
export const problemOf = (rule: (value: string) => string | null) =>
  z.check<string>(({ value, issues }) => {
    const message = rule(value)
    if (message) issues.push({ code: 'custom', message, input: value })
  })

/** A new password, of a new account or in place of a forgotten one. */
export const newPasswordInput = () => z.string().check(z.maxLength(512), problemOf(newPasswordProblem))

/** Refuses a new password that contains the phone of the same form. */
export const passwordWithoutPhone = z.check<{ password: string; phone?: string | undefined }>(
  ({ value, issues }) => {
    const { password, phone = '' } = value
    if (newPasswordProblem(password)) return
    const message = newPasswordProblem(password, [phone])
    if (message) issues.push({ code: 'custom', message, path: ['password'], input: value })
  },
)

/** Non-empty text; `message` is for an empty one, `tooLong` for a longer one than `maximum`. */
export const requiredText = (message: string, maximum = 200, tooLong?: string) =>
  z
    .string()
    .check(
      withoutUnseen,
      z.trim(),
      z.minLength(1, { error: message, abort: true }),
      z.maxLength(maximum, tooLong),
      withoutNul,
    )

/** A mobile number, or a landline number with its area code. `message` is for an empty value. VA-01. */
export const phoneInput = (message: string) =>
  requiredText(message, 20).check(
    z.overwrite(readDigits),
    z.refine(
      value => isPhone(value, { landline: true }),
      '请填写 11 位手机号，或带区号的座机，如 028-85551234',
    ),
  )

/** A valid date, `YYYY-MM-DD`. `message` is for an empty value. Rules about several fields run only when it is one. */
export const dateInput = (message = '日期格式应为 2027-03-15') =>
  z
    .string()
    .check(
      z.minLength(1, { error: message, abort: true }),
      z.refine<string>(isDay, { error: '日期格式应为 2027-03-15', abort: true }),
    )

function isDay(value: string): boolean {
  if (!/^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(value)) return false
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

/** The ids of a bulk call. */
export const idsInput = (maximum = BULK_LIMIT) =>
  z.array(idInput()).check(z.minLength(1, '请先选择商品'), z.maxLength(maximum, `一次最多 ${maximum} 条`))

/** Page number and page size. */
export const pageInput = { page: z.optional(integer(1, 100_000)), per_page: z.optional(integer(1, 100)) }

/** No input. */
export const noInput = z.object({})

/** Only the id in the path. */
export const idOnly = z.object({ id: idInput() })
