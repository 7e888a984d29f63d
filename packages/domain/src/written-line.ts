import { isWrittenNumber, UNITS_OF_NUMBERS } from './purchase-cells'
import type { PurchaseLine } from './purchase-reading'

/** The forms of a line with a number. Built by a call that a bundler can leave out of other entries. */
const FORMS = /* @__PURE__ */ buildForms()

function buildForms() {
  const number = String.raw`(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:\.\d+)?)`
  const withUnit = String.raw`${number}\s*[${UNITS_OF_NUMBERS}]?`
  // A number with a unit of whole packs before the name is not the content of a pack.
  const packs = String.raw`${number}\s*[盒瓶袋支件包罐桶]`
  const code = String.raw`\d{13,14}|[a-z]{1,4}\d{5,}`
  return {
    afterTimes: new RegExp(String.raw`^(.*\S)(\s*)[x×✕*]\s*(${withUnit})$`, 'iu'),
    afterMark: new RegExp(String.raw`^(.*\S)\s*[:|;]\s*(${withUnit})$`, 'u'),
    before: new RegExp(String.raw`^(${packs})(?!装|[/每*×])[\s,、:]*(\D.*)$`, 'u'),
    // Nothing but a name or a code follows: `3*10袋` is the content of a pack.
    beforeTimes: new RegExp(String.raw`^(\d{1,4})\s*[x×✕*]\s*((?:\p{Script=Han}|${code}).*)$`, 'iu'),
    behindTimes: new RegExp(
      String.raw`^[x×✕*]\s*(\d{1,4}\s*[盒瓶袋支件]?)\s+((?:\p{Script=Han}|${code}).*)$`,
      'iu',
    ),
    // A dash behind a code belongs to no name.
    afterCode: new RegExp(String.raw`^(${code})(?:-\s*|\s+-\s+)(${withUnit})$`, 'iu'),
    beforeCode: new RegExp(String.raw`^(${packs}|\d{1,4}(?=\s))\s*(${code})$`, 'iu'),
    // After a word or mark that only a number follows; a dash can also be part of a name or pack.
    afterWord: new RegExp(
      String.raw`^(.*[^\s,:=—.…-])[\s,]*(?:数量\s*:?|=|-{2,}|—+|…+|\.{3,})\s*(${withUnit})$`,
      'u',
    ),
    // A sign between a space and a number is a minus: -10盒 is no order.
    afterAsking: new RegExp(
      String.raw`^(.*[^\s,])(?:[\s,]*(?:[要来拿订]|大概|大约|约)\s*|\s+-\s+|-\s*)(?<!\d-|\s-)(${packs})$`,
      'u',
    ),
    inBrackets: new RegExp(
      String.raw`^(.*\S)\s*(?:\[\s*(${withUnit})\s*\]|【\s*(${withUnit})\s*】|\(\s*(${number}\s*[盒瓶袋件包罐桶台个])\s*\))$`,
      'u',
    ),
    attached: new RegExp(String.raw`^(.*[\p{Script=Han})](?<![每箱装大小中]))(${number}盒)$`, 'u'),
    spacedUnit: new RegExp(String.raw`^(.*\S)\s(${number})\s+([盒瓶袋件包罐桶支])$`, 'u'),
    boxesInside: new RegExp(String.raw`^(.*\S)\s+(${number}\s*盒)\s+(\D+)$`, 'u'),
  }
}

const CHINESE =
  /^(?<query>.*[^\s,:x×*])[\s,:x×*]+(?<digits>[零一二两三四五六七八九十百千]{1,8})\s*(?<unit>[盒瓶袋支])$/u

/** Right behind a name. 田七十盒 is 10 packs of 田七 as well as 70. */
const CHINESE_ATTACHED =
  /^(?<query>.*?[\p{Script=Han})](?<![零一二两三四五六七八九十百千各装]|每.))(?!七)(?<digits>[零一二两三四五六七八九十百千]{1,8})(?<unit>[盒瓶袋支])$/u

/** Before a name without another number: 三盒阿莫西林胶囊. */
const CHINESE_BEFORE =
  /^(?<digits>[零一二两三四五六七八九十百千]{1,8})(?<unit>[盒瓶袋支])(?!装)\s*(?<query>\p{Script=Han}{3}[^\d]*)$/u

const ENDS_WITH_CODE = /(?:^|\s)(?:[a-z]{1,4}\d{5,}|\d{8,14}|国药准字\s*[a-z]?\d{8})$/i

/** A number, or the content of a pack, at the end of a text: `*24` after it belongs to the pack. */
const ENDS_WITH_CONTENT =
  /\d\s*(?:mg|ug|μg|mcg|g|kg|ml|l|iu|u|%|cm|mm|s|t|片|粒|袋|支|丸|枚|贴|包|瓶|板|盒)?$/iu

/** What a buyer adds for the shop, behind a mark or right behind a number with its unit. */
const REMARK =
  /(?:[\s,、;(]+|(?<=\d\s?[盒瓶支袋件包罐]))(?:急|加急|急用|急需|尽快|尽快发货?|(?:谢谢|多谢|谢了|麻烦了?)(?:老板|您|亲|啦|了)?|先发|老样子|[缺没无]货(?:就|则|可以?)?(?:算了?|勿发|不发|不要|先不发)|(?:请|尽量|最好)?[要发选]?(?:有?效期|日期|批号)?(?:要|尽量|最好|越)?(?:新鲜|新|好|近期|长|久)(?:一?[点些]|越好)?的?(?:批号|效期|日期)?的?|便宜(?:一?[点些])?的?(?:那种|就行)?|左右|上下|(?:就|也)[行好]|即可|(?:今天|明天|后天|本周|下周|周[一二三四五六日]|月底)前?(?:要|到货?|发货?|送到?))[吧哦呢啊哈]?[)!。.~]*$/u

/** The same in brackets. */
const BRACKETED_REMARK = /\s*\((?=[^()]*(?:要|效期|备注|急|谢|批号))[^()]*\)[!。.~]*$/u

/** What a buyer does not want, gives back or makes depend on something: the number beside it is no order. */
const DECLINED =
  /(?<!货)不要(?!.{0,2}[近效太旧老临破])|别要|先不[要订]|不[用需]要?|取消|退[货回掉换]|停[用购售订]|[缺断无没]货(?![勿不就可则的])|[换改]成|店各|(?:^|[\s,、(])[退停换缺](?=[\s\d,]|[a-z]{1,4}\d{5}|$)/iu

/** Whether a text says that something is not ordered, or not just so: 不要, 退货, 缺货, 换成. */
export const isDeclined = (text: string) => DECLINED.test(text.normalize('NFKC'))

/** The codes of products and barcodes in a text. */
export function codesIn(text: string): string[] {
  return text.normalize('NFKC').match(/(?<![a-z\d])(?:[a-z]{1,4}\d{5,7}|\d{13,14})(?!\d|-\d)/giu) ?? []
}

/** Commas between the groups of a number: `1,200`. Behind a Latin letter other than x they separate: `YJ102408,200`. */
const GROUP_COMMA = /(?<=(?<![\d.a-wyzA-WYZ])\d{1,3}(?:[,，]\d{3})*)[,，](?=\d{3}(?!\d))/gu

/** Whether a text ends with a code, barcode or approval number: digits after it are no pack. */
export const endsWithCode = (text: string) => ENDS_WITH_CODE.test(text)

/** Whether a text is nothing but what a buyer adds for the shop: `急`, `要近期的`. */
export const isRemarkText = (text: string) => REMARK.exec(` ${text.normalize('NFKC')}`)?.index === 0

/** The parts of a line between commas. A comma inside a number does not separate. */
export function splitAtCommas(line: string): string[] {
  const kept = line.replace(GROUP_COMMA, '\u0000')
  return kept.split(/[,，]/).map(cell => cell.replaceAll('\u0000', ','))
}

/**
 * Reads a line with a number in one of the ways in which people write it: `x20`, `×20盒`, `*20`, `：20`, `|20`, `;20`,
 * `20盒 …`, `二十盒`, also before a remark. Null for a line that is written in another way.
 */
export function readWrittenLine(line: string): PurchaseLine | null {
  const plain = line.trim().normalize('NFKC')
  const short = withoutRemark(plain)
  return readForms(short) ?? (short === plain ? null : readLast(short))
}

/** A line without what a buyer adds for the shop at its end. */
export function withoutRemark(line: string): string {
  const short = line.replace(BRACKETED_REMARK, '').replace(REMARK, '')
  return short === line ? line : withoutRemark(short)
}

function readForms(line: string): PurchaseLine | null {
  return (
    readTimes(line) ??
    readWord(line) ??
    readMark(line) ??
    readChinese(line) ??
    readBefore(line) ??
    readInside(line)
  )
}

function readTimes(line: string): PurchaseLine | null {
  const [, query = '', space = '', number = ''] = FORMS.afterTimes.exec(line) ?? []
  if (query === '') return null
  if (!endsWithCode(query)) {
    // Boxes of their own behind a pack are no content: a pack is in one box.
    const boxes = space !== '' && number.endsWith('盒')
    if (ENDS_WITH_CONTENT.test(query) && !boxes) return null
    if (space === '' && /[a-z]$/i.test(query)) return null
  }
  return { query, number }
}

function readMark(line: string): PurchaseLine | null {
  const [, query = '', number = ''] = FORMS.afterMark.exec(line) ?? []
  return query === '' || /\d{8,}/.test(number) ? null : { query, number }
}

/** After a word or a sign that only a number follows, in brackets, or with the unit of a pack right behind the name. */
function readWord(line: string): PurchaseLine | null {
  for (const form of [
    FORMS.afterCode,
    FORMS.afterWord,
    FORMS.afterAsking,
    FORMS.inBrackets,
    FORMS.attached,
  ]) {
    const [, query = '', ...numbers] = form.exec(line) ?? []
    const number = numbers.find(each => each !== undefined)
    if (query !== '' && number !== undefined && !/\d{8,}/.test(number)) return { query, number }
  }
  const [, query = '', number = '', unit = ''] = FORMS.spacedUnit.exec(line) ?? []
  return query === '' ? null : { query, number: `${number}${unit}` }
}

function readBefore(line: string): PurchaseLine | null {
  const [, number = '', query = ''] =
    FORMS.beforeCode.exec(line) ??
    FORMS.beforeTimes.exec(line) ??
    FORMS.behindTimes.exec(line) ??
    FORMS.before.exec(line) ??
    []
  const last = query.split(/\s+/).at(-1) ?? ''
  if (query === '' || (isWrittenNumber(last) && !/^\d{13,14}$/.test(last))) return null
  return { query, number }
}

function readInside(line: string): PurchaseLine | null {
  const [, before = '', number = '', after = ''] = FORMS.boxesInside.exec(line) ?? []
  return before === '' ? null : { query: `${before} ${after}`, number }
}

function readChinese(line: string): PurchaseLine | null {
  const {
    query = '',
    digits = '',
    unit = '',
  } = (CHINESE.exec(line) ?? CHINESE_ATTACHED.exec(line) ?? CHINESE_BEFORE.exec(line))?.groups ?? {}
  const number = chineseNumber(digits)
  if (query === '' || number === null) return null
  return { query, number: number === 'unclear' ? '' : `${number}${unit}` }
}

/** The number behind the last space of a line whose remark is gone. */
function readLast(line: string): PurchaseLine | null {
  const [, query = '', number = ''] = /^(.*\S)[\s,]+(\S+)$/u.exec(line) ?? []
  return query !== '' && isWrittenNumber(number) && !/\d{8,}/.test(number) ? { query, number } : null
}

const DIGITS = '一二三四五六七八九'

/**
 * 二十 is 20, 一百二十 is 120, 一百零五 is 105. Spoken, 一百五 is 150, and written it can be a 105 without its zero:
 * `unclear`. Null for what is no number below 10,000.
 */
function chineseNumber(text: string): number | 'unclear' | null {
  const found = CHINESE_NUMBER.exec(text)
  if (!found || text === '') return null
  const [, thousands, zero, hundreds, secondZero, tens, ten, ones] = found
  const gap = (thousands !== undefined && hundreds === undefined) || (hundreds !== undefined && !ten)
  const rest = hundreds === undefined ? zero : secondZero
  if (gap && (ten || ones) && rest === undefined) return 'unclear'
  const of = (digit: string | undefined) => (digit === '两' ? 2 : DIGITS.indexOf(digit ?? ' ') + 1)
  return of(thousands) * 1000 + of(hundreds) * 100 + (ten ? Math.max(of(tens), 1) * 10 : 0) + of(ones)
}

const CHINESE_NUMBER =
  /^(?:([一二两三四五六七八九])千)?(零)?(?:([一二两三四五六七八九])百)?(零)?(?:([一二三四五六七八九])?(十))?([一二两三四五六七八九])?$/
