import { plainDigits } from './number-text'

/** A number with its unit, if it has one. */
const WRITTEN =
  /^([+-]?\d+(?:\.\d*)?)(盒|瓶|支|袋|件|箱|包|个|罐|板|台|套|卷|片|条|桶|筒|贴|付|副|把|双|张|只|块)?$/

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

/** Why a text is not a number of packs, as a buyer reads it; empty for a number and for an empty text. */
export function packNumberProblem(text: string): string {
  const written = text.trim()
  if (written === '' || readPackNumber(written) !== null) return ''
  if (isDate(written)) return '数量是日期，请填写大于 0 的整数'
  if (SCIENTIFIC.test(written.normalize('NFKC'))) return '数量被表格改成了科学计数，请改为数字'
  return '数量不正确或过大，请填写大于 0 的整数'
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
