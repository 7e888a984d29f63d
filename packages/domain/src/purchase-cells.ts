import { plainDigits } from './number-text'

/** The units of numbers, each one character. 箱 is a unit only where a number is all that a cell has. */
export const UNITS_OF_NUMBERS = '盒瓶支袋件包个罐板台套卷片条桶筒贴付副把双张只块'

/** A number with its unit, if it has one. */
const WRITTEN = /* @__PURE__ */ new RegExp(String.raw`^([+-]?\d+(?:\.\d*)?)([箱${UNITS_OF_NUMBERS}])?$`, 'u')

/** The largest number of packs of a line. */
const MAX_NUMBER = 9_999_999

const DATES: readonly RegExp[] = [
  /^(19|20)\d{2}[-/.年]\d{1,2}[-/.月]\d{1,2}日?号?([T ].*)?$/,
  /^\d{1,2}[-/]\d{1,2}[-/](19|20)\d{2}([ ].*)?$/,
  /^\d{1,2}月\d{1,2}[日号]$/,
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\b(19|20)\d{2}\b/i,
  /^\d{1,2}-(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(-\d{2,4})?$/i,
]

/** Digits that a spreadsheet shows as a power of ten; the exponent is that of a barcode. */
const SCIENTIFIC = /^\d(\.\d+)?e\+?1[0-4]$/i

/** What a buyer reads at a barcode that a spreadsheet shortened: its last digits are lost. */
export const SCIENTIFIC_CODE_TEXT = '条码被表格改成了科学计数，请把该列设为文本后重新复制'

/** A number of packs as it was written: `20`, `２０`, `1,200 盒`. Null for what is not a whole number from 1. */
export function readPackNumber(text: string): number | null {
  const written = WRITTEN.exec(plainNumber(text))?.[1]
  if (written === undefined || !/^\d{1,7}(\.0+)?$/.test(written)) return null
  const number = Number(written)
  return number >= 1 && number <= MAX_NUMBER ? number : null
}

/** The unit behind a written number, like 盒; empty where none was written, and for what is no number. */
export function unitOfNumber(text: string): string {
  return WRITTEN.exec(plainNumber(text))?.[2] ?? ''
}

/** A number with the unit of its row, where the number has none and the unit is one: `2` and 件 are `2件`. */
export function withUnit(number: string, unit: string): string {
  const whole = number + unit
  return unit !== '' && unitOfNumber(number) === '' && unitOfNumber(whole) === unit ? whole : number
}

/**
 * Why a text is not a number of packs. `scientific`: a spreadsheet shortened it. `invalid`: it is not a whole number from
 * 1, or is too large.
 */
export type PackNumberFault = 'date' | 'scientific' | 'invalid'

/** What a buyer reads as the reason. */
export const PACK_NUMBER_FAULT_TEXT = {
  date: '数量是日期，请填写大于 0 的整数',
  scientific: '数量被表格改成了科学计数，请改为数字',
  invalid: '数量不正确或过大，请填写大于 0 的整数',
} as const satisfies Record<PackNumberFault, string>

/** Why a text is not a number of packs; null for a number and for an empty text. */
export function packNumberFault(text: string): PackNumberFault | null {
  const written = text.trim()
  if (written === '' || readPackNumber(written) !== null) return null
  if (isDate(written)) return 'date'
  return SCIENTIFIC.test(written.normalize('NFKC')) ? 'scientific' : 'invalid'
}

/** Why a text is not a number of packs, as a buyer reads it; empty for a number and for an empty text. */
export function packNumberProblem(text: string): string {
  const fault = packNumberFault(text)
  return fault === null ? '' : PACK_NUMBER_FAULT_TEXT[fault]
}

/** Whether a text can only be meant as a number, valid or not: `20`, `-2`, `1.5 盒`. */
export function isWrittenNumber(text: string): boolean {
  return WRITTEN.test(plainNumber(text))
}

/** Whether a cell is a barcode that a spreadsheet shortened: `6.90073E+12`. */
export function isScientificCode(text: string): boolean {
  return SCIENTIFIC.test(text.normalize('NFKC').trim())
}

/** Whether a text is a date, as people write it or as a program prints it. */
export function isDate(text: string): boolean {
  const plain = text.normalize('NFKC').trim()
  return DATES.some(pattern => pattern.test(plain))
}

/** Whether a row that begins with this text adds up other rows. */
export function isTotal(text: string): boolean {
  return /^(合计|总计|小计|共计|总数|总量|总共|本页(合计|小计)|金额合计|合计金额|大写)([：:（(\s\d].*|金额.*|数量.*|大写.*|人民币.*)?$/.test(
    text
      .normalize('NFKC')
      .replace(/(?<=^.)\s+(?=.)/, '')
      .trim(),
  )
}

/** The number in a cell, also one with a currency sign and decimals; null for other texts. */
export function cellNumber(text: string): number | null {
  const plain = plainNumber(text).replace(/^[¥￥]|元$/gu, '')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null
}

function plainNumber(text: string): string {
  return plainDigits(text.replace(/\s/g, ''))
}
