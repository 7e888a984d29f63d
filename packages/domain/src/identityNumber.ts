/** The remainder of the weighted sum to the check digit. GB 11643-1999. */
const CHECK_DIGITS = '10X98765432'

/** The form of a number: region, birthday, order, check digit. */
const FORM = /^\d{6}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dX]$/

/** The number of an identity card as typed or pasted, without spaces and with a capital X. */
export function readIdentityNumber(text: string): string {
  return text.replace(/\s/g, '').toUpperCase()
}

/** The message for the buyer that says what is wrong with the number of an identity card, else null. Reads it as {@link readIdentityNumber} does. */
export function identityNumberProblem(text: string): string | null {
  const number = readIdentityNumber(text)
  if (number === '') return '请填写身份证号'
  if (!/^\d{17}[\dX]$/.test(number)) return '身份证号应为 18 位：17 位数字，最后 1 位是数字或 X'
  if (!FORM.test(number)) return '身份证号的第 7 至 14 位应为出生日期，请核对'
  return identityCheckDigit(number) === number[17] ? null : '身份证号的校验位不符，请逐位核对'
}

/** The check digit of the first 17 digits of the number of an identity card. RangeError for fewer digits. */
export function identityCheckDigit(number: string): string {
  if (!/^\d{17}/.test(number))
    throw new RangeError(`domain: ${JSON.stringify(number)} does not start with 17 digits.`)
  let sum = 0
  for (const digit of number.slice(0, 17)) sum = (sum + Number(digit)) * 2
  return CHECK_DIGITS.charAt(sum % 11)
}
