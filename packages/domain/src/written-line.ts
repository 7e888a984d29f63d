import { isWrittenNumber } from './purchase-cells'
import type { PurchaseLine } from './purchase-reading'

/** The forms of a line with a number. Built by a call that a bundler can leave out of other entries. */
const FORMS = /* @__PURE__ */ buildForms()

function buildForms() {
  const number = String.raw`(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:\.\d+)?)`
  const withUnit = String.raw`${number}\s*[盒瓶支袋件包个罐板台套卷片条桶筒贴付副把双张只块]?`
  // A number with a unit of whole packs before the name is not the content of a pack.
  const packs = String.raw`${number}\s*[盒瓶袋支件包罐桶]`
  return {
    afterTimes: new RegExp(String.raw`^(.*\S)(\s*)[x×✕*]\s*(${withUnit})$`, 'iu'),
    afterMark: new RegExp(String.raw`^(.*\S)\s*[:|;]\s*(${withUnit})$`, 'u'),
    before: new RegExp(String.raw`^(${packs})(?!装|[/每*×])[\s,、:]*(\D.*)$`, 'u'),
    boxesInside: new RegExp(String.raw`^(.*\S)\s+(${number}\s*盒)\s+(\D+)$`, 'u'),
  }
}

const CHINESE = /^(.*[^\s,:x×*])[\s,:x×*]+([一二两三四五六七八九十百]{1,5})\s*([盒瓶袋支])$/u

/** A code, barcode or approval number at the end of a text: digits after it are no pack. */
const ENDS_WITH_CODE = /(?:^|\s)(?:[a-z]{1,4}\d{5,}|\d{8,14}|国药准字\s*[a-z]?\d{8})$/i

/** A number, or the content of a pack, at the end of a text: `*24` after it belongs to the pack. */
const ENDS_WITH_CONTENT =
  /\d\s*(?:mg|ug|μg|mcg|g|kg|ml|l|iu|u|%|cm|mm|s|t|片|粒|袋|支|丸|枚|贴|包|瓶|板|盒)?$/iu

/** What a buyer adds for the shop. */
const REMARK =
  /[\s,、;(]+(?:急|加急|急用|急需|尽快|尽快发货?|谢谢|谢了|多谢|麻烦了?|先发|老样子|要?近期的?|要?新批号的?|效期(?:要好|要新|新))[)!。.~]*$/u

/** A line about the list: who wrote it, where to, which order. */
const LABEL_LINE =
  /^(?:发件人|收件人|主题|抄送|发送时间|日期|时间|电话|手机|联系人|联系电话|收货人|收货地址|地址|订?单号|订单号|采购单号|备注|from|to|cc|subject|date|sent)\s*:/iu

/** A line that only greets, thanks or introduces the list. */
const GREETING_LINE =
  /^(?:(?:您|你|大家|早上|上午|中午|下午|晚上)好|老板|在吗|在么|亲,|hi[,! ]|hello|麻烦|辛苦|谢谢|多谢|感谢|请|帮|以上|以下|如下|尽快|收到|好的|订货单|采购单|采购计划|进货单|补货单|要货单|要货计划)/iu

/** A mobile number, which no code of a product looks like. */
const MOBILE = /(?<!\d)1[3-9]\d[ -]?\d{4}[ -]?\d{4}(?!\d)/u

/** Whether a line has no product: a greeting, thanks, a sender, a telephone number. */
export function isRemarkLine(line: string): boolean {
  const plain = line.normalize('NFKC').trim()
  if (LABEL_LINE.test(plain) || MOBILE.test(plain)) return true
  return GREETING_LINE.test(plain) && !/\d|[一二两三四五六七八九十百][盒瓶支袋]/u.test(plain)
}

/** Commas between the groups of a number: `1,200`. Behind a Latin letter other than x they separate: `YJ102408,200`. */
const GROUP_COMMA = /(?<=(?<![\d.a-wyzA-WYZ])\d{1,3}(?:[,，]\d{3})*)[,，](?=\d{3}(?!\d))/gu

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
  const short = plain.replace(REMARK, '')
  return readForms(short) ?? (short === plain ? null : readLast(short))
}

function readForms(line: string): PurchaseLine | null {
  return readTimes(line) ?? readMark(line) ?? readChinese(line) ?? readBefore(line) ?? readInside(line)
}

function readTimes(line: string): PurchaseLine | null {
  const [, query = '', space = '', number = ''] = FORMS.afterTimes.exec(line) ?? []
  if (query === '') return null
  if (!ENDS_WITH_CODE.test(query)) {
    if (ENDS_WITH_CONTENT.test(query)) return null
    if (space === '' && /[a-z]$/i.test(query)) return null
  }
  return { query, number }
}

function readMark(line: string): PurchaseLine | null {
  const [, query = '', number = ''] = FORMS.afterMark.exec(line) ?? []
  return query === '' || /\d{8,}/.test(number) ? null : { query, number }
}

function readBefore(line: string): PurchaseLine | null {
  const [, number = '', query = ''] = FORMS.before.exec(line) ?? []
  if (query === '' || isWrittenNumber(query.split(/\s+/).at(-1) ?? '')) return null
  return { query, number }
}

function readInside(line: string): PurchaseLine | null {
  const [, before = '', number = '', after = ''] = FORMS.boxesInside.exec(line) ?? []
  return before === '' ? null : { query: `${before} ${after}`, number }
}

function readChinese(line: string): PurchaseLine | null {
  const [, query = '', digits = '', unit = ''] = CHINESE.exec(line) ?? []
  const number = chineseNumber(digits)
  return query === '' || number === null ? null : { query, number: `${number}${unit}` }
}

/** The number behind the last space of a line whose remark is gone. */
function readLast(line: string): PurchaseLine | null {
  const [, query = '', number = ''] = /^(.*\S)[\s,]+(\S+)$/u.exec(line) ?? []
  return query !== '' && isWrittenNumber(number) && !/\d{8,}/.test(number) ? { query, number } : null
}

const DIGITS = '一二三四五六七八九'

/** 二十 is 20, 一百二十 is 120. Null for what is no number below 1000. */
function chineseNumber(text: string): number | null {
  const found =
    /^(?:([一二两三四五六七八九])百)?零?(?:([一二三四五六七八九])?(十))?([一二两三四五六七八九])?$/.exec(text)
  if (!found || text === '') return null
  const [, hundreds, tens, ten, ones] = found
  const digit = (character: string | undefined) =>
    character === '两' ? 2 : DIGITS.indexOf(character ?? '') + 1 || 0
  const of = (character: string | undefined) => (character === undefined ? 0 : digit(character))
  return of(hundreds) * 100 + (ten ? (tens === undefined ? 1 : of(tens)) * 10 : 0) + of(ones)
}
