/** Characters of a unified social credit code by value, without I, O, S, V and Z. GB 32100-2015. */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'

const LENGTH = 18

/** The form of a code: places 3 to 8 are the digits of a region. */
const FORM = /^[0-9A-HJ-NP-RTUWXY]{2}\d{6}[0-9A-HJ-NP-RTUWXY]{10}$/

/** A credit code as typed or pasted, without spaces and in capital letters. */
export function readCreditCode(text: string): string {
  return text.replace(/\s/g, '').toUpperCase()
}

/** Whether a text is a unified social credit code: 18 digits and capital letters, the last one the check digit of GB 32100-2015. */
export function isCreditCode(text: string): boolean {
  return FORM.test(text) && creditCodeCheckDigit(text) === text[LENGTH - 1]
}

/** The message for the buyer that says what is wrong with a credit code, else null. Reads it as {@link readCreditCode} does. */
export function creditCodeProblem(text: string): string | null {
  const code = readCreditCode(text)
  const characters = [...code]
  if (code === '') return '请填写统一社会信用代码'
  const wrong = characters.findIndex(character => !ALPHABET.includes(character))
  if (wrong >= 0) return characterProblem(characters[wrong] ?? '', wrong + 1)
  if (characters.length !== LENGTH) return `统一社会信用代码应为 ${LENGTH} 位，现在是 ${characters.length} 位`
  if (!FORM.test(code)) return '统一社会信用代码的第 3 至 8 位应为数字，请核对'
  return isCreditCode(code) ? null : '统一社会信用代码的校验位不符，请逐位核对'
}

function characterProblem(character: string, place: number): string {
  return /[IOSVZ]/.test(character)
    ? `第 ${place} 位是字母 ${character}，统一社会信用代码不使用 I、O、S、V、Z，请核对`
    : `第 ${place} 位“${character}”不是数字或字母，请核对`
}

/** The check digit of the first 17 characters of a credit code. RangeError for characters that are not allowed. */
export function creditCodeCheckDigit(code: string): string {
  let sum = 0
  let weight = 1
  for (const character of code.slice(0, LENGTH - 1).padEnd(LENGTH - 1)) {
    const value = ALPHABET.indexOf(character)
    if (value < 0)
      throw new RangeError(
        `domain: ${JSON.stringify(code)} does not start with 17 characters of a credit code.`,
      )
    sum += value * weight
    weight = (weight * 3) % 31
  }
  return ALPHABET.charAt((31 - (sum % 31)) % 31)
}
