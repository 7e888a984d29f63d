import { quickBuyMatch } from '@yaoji/api-client/contract/quick-buy'
import { otherUnit, readPackNumber, readPurchaseText } from '@yaoji/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBuyer } from '../../../tests/fixtures'
import { openSearchShop, type SearchShop } from '../../../tests/search-cases/shop'
import { readLists, type WrittenList } from '../../../tests/written-lists/lists'

/** Texts of one call: the most that the service takes, and the most letters of one. */
const MOST_TEXTS = 500
const MOST_LETTERS = 120

/** A line of a list as it is read, beside what its writer means. Null where there is none. */
interface ReadLine {
  readonly text: string
  readonly query: string
  /** The number as it was written, and as it is read. */
  readonly written: string
  readonly number: number | null
  readonly meant: { readonly code: string | null; readonly number: number | null }
}

/** Each line of the lists. A list of which another number of lines is read is wrong as a whole. */
function readLines(): ReadLine[] {
  return readLists().flatMap(list => {
    const { lines } = readPurchaseText(list.text)
    return lines.length === list.expected.length
      ? lines.map((line, at) => toReadLine(list, line, at))
      : [NONE]
  })
}

const NONE: ReadLine = {
  text: '',
  query: '',
  written: '',
  number: Number.NaN,
  meant: { code: null, number: 0 },
}

function toReadLine(
  { kind, expected }: WrittenList,
  line: { query: string; number: string },
  at: number,
): ReadLine {
  const [code = null, number = null] = expected[at] ?? []
  const query = line.query.slice(0, MOST_LETTERS)
  return {
    text: `${kind}: ${line.query}`,
    query,
    written: line.number,
    number: readPackNumber(line.number),
    meant: { code, number },
  }
}

let shop: SearchShop
/** The lines, with what the service answers to each. */
let rows: readonly Row[]

interface Row extends ReadLine {
  readonly state: 'one' | 'several' | 'none'
  /** Codes of the products that are listed for the buyer, the first one first. */
  readonly codes: readonly string[]
  /** Number of candidates, also of those that are not listed. */
  readonly total: number
}

beforeAll(async () => {
  shop = await openSearchShop()
  const browser = await shop.service.buyer(await insertBuyer(shop.service.db))
  const codes = new Map(shop.catalogue.goods.map(({ id, code }) => [id, code]))
  const lines = readLines()
  const answered: Row[] = []
  for (let at = 0; at < lines.length; at += MOST_TEXTS) {
    const some = lines.slice(at, at + MOST_TEXTS)
    const { matches } = await browser.call(quickBuyMatch, { queries: some.map(({ query }) => query) })
    const answers = matches.map(({ state, total, goods_ids }) => ({
      state,
      total,
      codes: goods_ids.map(id => codes.get(id) ?? ''),
    }))
    answered.push(...some.map((line, index) => ({ ...line, ...answers[index]! })))
  }
  rows = answered
}, 600_000)

afterAll(() => shop.service.close())

test('[RT-30] of 325 lists as people write them no number is read that was not meant, and no line is lost', () => {
  expect(readLists()).toHaveLength(325)
  const wrong = rows.filter(({ number, meant }) => number !== null && number !== meant.number)
  expect(wrong).toEqual([])
})

test('[RT-30] of the numbers in these lists at least 92 % are read; the others are left to the buyer', () => {
  const meant = rows.filter(each => each.meant.number !== null)
  const read = meant.filter(({ number, meant: each }) => number === each.number)
  expect(read.length / meant.length).toBeGreaterThanOrEqual(0.92)
})

test('[RT-30] no product is taken as certain that was not meant', () => {
  const wrong = rows.filter(({ state, codes, meant }) => state === 'one' && codes[0] !== meant.code)
  expect(wrong.map(({ text, codes, meant }) => `${text}: ${codes[0]}, meant ${meant.code}`)).toEqual([])
})

test('[RT-30] of the lines that name a product at least 65 % are taken with it and their number', () => {
  const named = rows.filter(({ meant }) => meant.code !== null)
  const units = new Map(shop.catalogue.goods.map(({ code, bzdw }) => [code, bzdw]))
  const isPacks = (written: string, code = '') => otherUnit(written, units.get(code) ?? '')?.is_pack !== false
  const right = named.filter(
    ({ state, codes, written, number, meant }) =>
      state === 'one' && codes[0] === meant.code && number === meant.number && isPacks(written, codes[0]),
  )
  expect(right.length / named.length).toBeGreaterThanOrEqual(0.65)
})

test('[RT-30] of the lines that name a product at most 1 % have other candidates only', () => {
  const named = rows.filter(({ meant }) => meant.code !== null)
  const lost = named.filter(
    ({ codes, total, meant }) => total <= codes.length && !codes.includes(meant.code ?? ''),
  )
  const texts = lost.map(({ text, codes, meant }) => `${text}: ${codes.join(' ')}, meant ${meant.code}`)
  expect(lost.length / named.length, texts.join('\n')).toBeLessThanOrEqual(0.01)
})
