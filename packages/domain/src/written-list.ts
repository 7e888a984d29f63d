/* What people write around the products of a list: numbering, greetings, prices, several products on a line. */

const NUMBER_WITH_UNIT = String.raw`\d+\s*[盒瓶支袋件包罐桶片个台]`

/** A line about the list: who wrote it, where to, which order. */
const LABEL_LINE =
  /^(?:(?:联系)?(?:电话|手机)|(?:发件人|收件人|主题|抄送|发送时间|日期|时间|联系人|收货人|收货地址|地址|订?单号|订单号|采购单号|备注|from|to|cc|subject|date|sent)\s*:)/iu

/** A line that only greets, thanks or introduces the list. */
const GREETING_LINE =
  /^(?:老板|在吗|在么|亲,|hi[,! ]|hello|麻烦|辛苦|谢谢|多谢|感谢|请|帮|以上|以下|如下|尽快|收到|好的|此致|敬礼|[-—\s]*原始邮件|急+$|(?:补货|要货|订货|采购|进货):$|订货单|采购单|采购计划|进货单|补货单|要货单|要货计划|各\d)|(?:您|你|大家|早上|上午|中午|下午|晚上)好|如下:?$|[吗么]\??$|^\[[^\]]*(?:清单|计划|采购单)[^\]]*\]?$|清单$/iu

/** A mobile number, which no code of a product looks like. */
const MOBILE = /(?<!\d)1[3-9]\d[ -]?\d{4}[ -]?\d{4}(?!\d)/u

/** How many products a list has: 共5个品种. */
const COUNT_LINE = /^(?:总?共|合计)\s*\d+\s*[个种]/u

/** Whether a line has no product: a greeting, thanks, a sender, a telephone number. */
export function isRemarkLine(line: string): boolean {
  const plain = line
    .normalize('NFKC')
    .trim()
    .replace(/[!。.~]+$/u, '')
  if (LABEL_LINE.test(plain) || MOBILE.test(plain) || COUNT_LINE.test(plain)) return true
  if (/^(?:以下)?(?:各要?|每种)\s*\d+\s*[盒瓶支袋件包]?\s*:?$/u.test(plain)) return true
  return (
    GREETING_LINE.test(plain) &&
    !new RegExp(String.raw`${NUMBER_WITH_UNIT}|\d$|[一二两三四五六七八九十百][盒瓶支袋]`, 'u').test(plain)
  )
}

/** Numbering, bullets and marks of quoted mails. `0.9%…` and `2.5ml` are no numbering. */
const NUMBERING =
  /^(?:[\s>•·]+|[-*#]+\s+|[①-⑳]\s*|第\d{1,2}[个种]\s+|[(（]\d{1,2}[)）]\s*|\d{1,2}(?:[、)）]|[.．](?!\d))\s*)+/u

/** Words before the first product. */
const ASKING =
  /^(?:(?:您好|你好|老板|麻烦(?:您|你)?(?:再?[发配]|给我[发配])?|请(?:再?[发配])|帮[我忙]?[发配订拿]|另外|还有|还要|然后|再?[来要订拿](?=\s*\d+\s*[盒瓶支袋件包罐]))[,，:：!！\s]*)+(?=\S)/u

/** A price is marked as one: it is neither the product nor its number. */
const PRICE =
  /[\s,，]*(?:(?:单价|价格|含税|@)\s*[:：]?\s*[¥￥]?\d+(?:\.\d+)?\s*元?|[¥￥]\s*\d+(?:\.\d+)?|(?<![\d.])\d+\.\d{1,2}\s*元)(?:\/[盒瓶支袋])?(?!\d)/gu

/** Marks and pictures that end a line. A bracket is part of it. */
const ENDING = /(?:[\s。.!！~～,，、;；…]|\p{Extended_Pictographic}|\uFE0F)+$/u

/** A line without its numbering, greeting, prices and the marks at its end. */
export function withoutSurroundings(line: string): string {
  return line.replace(NUMBERING, '').replace(ASKING, '').replace(PRICE, '').replace(ENDING, '').trim()
}

/** What separates products that are written on one line. The last one also separates the words of one product. */
const BETWEEN = [
  /[；;]/u,
  /\s\/\s/u,
  /\s{2,}/u,
  /(?<=\d\s?[盒瓶支袋件包罐])\s*(?:[+＋]|和|还有|加)\s*/u,
  /、/u,
  /[，,]/u,
]
const ALSO_IN_ONE = 5

/**
 * The products of a line that names several; null for a line with one. `hasNumber` says whether a part is a product with
 * a number. Where the number of one cannot be read, it has none: that of the last one is not that of all.
 */
export function splitProducts(line: string, hasNumber: (part: string) => boolean): string[] | null {
  const found = BETWEEN.map((separator, at) => {
    const parts = line.split(separator).map(part => part.trim())
    const numbered = parts.filter(hasNumber).length
    const ends = parts.slice(0, -1).some(part => hasNumber(part) || /[x×*]\s*\d+$/iu.test(part))
    const enough = at < ALSO_IN_ONE ? ends : numbered === parts.length
    return parts.length > 1 && enough && parts.every(namesProduct) ? parts : null
  })
  return found.find(parts => parts !== null) ?? null
}

/** Products with one number for each of them: `A、B、C各要20盒`. Null for other lines. */
export function readForEach(line: string): { queries: readonly string[]; number: string } | null {
  const [, names = '', number = ''] =
    /^(.*\S?)[\s,，]*(?:各要?|每种要?|均要)\s*(\d+\s*[盒瓶支袋件包]?)$/u.exec(line.normalize('NFKC')) ?? []
  const queries = names.split(/[、,;]/u).map(name => name.trim())
  // 一二店各20盒: each of the stores.
  if (names === '' || names.endsWith('店')) return null
  return queries.every(namesProduct) ? { queries, number } : null
}

const namesProduct = (text: string) => /\p{Script=Han}{2}|\d{6}/u.test(text)
