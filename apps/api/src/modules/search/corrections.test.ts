import { type GoodsListInput, goodsList } from '@yaoji/api-client/contract/goods'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nameKey } from '../../../tests/search-cases/expectations'
import { generateCases } from '../../../tests/search-cases/generate'
import { misspelledCases } from '../../../tests/search-cases/misspelled'
import { openSearchShop, type SearchShop } from '../../../tests/search-cases/shop'
import { soundedCases } from '../../../tests/search-cases/sounded'
import { normaliseText } from './normalise'
import { wholeWord } from './whole-word'

let shop: SearchShop

beforeAll(async () => {
  shop = await openSearchShop()
}, 120_000)

afterAll(() => shop.service.close())

const list = (input: GoodsListInput) => shop.service.visitor().call(goodsList, { per_page: 40, ...input })

/** What a search shows: how it was read, and the first name. */
async function shownFor(keywords: string, type: 0 | 1 = 0) {
  const { list: goods, correction } = await list({ keywords, type })
  return {
    ...correction,
    first: goods[0]?.common_name,
    names: goods.map(nameKey),
    makers: correction?.makers ?? [],
  }
}

const isOffShelf = (name: string) =>
  shop.catalogue.goods.filter(one => nameKey(one) === name).every(one => one.off_shelf === 1)

describe('keywords that find nothing', () => {
  test('[SV-02] 300 keywords with a mistake of five kinds: 95 % find all that they are meant for on the first page', async () => {
    const cases = misspelledCases(60, 4_711)
    const missed: string[] = []
    for (const { kind, query, expected } of cases) {
      const shown = new Set((await list({ keywords: query })).list.map(nameKey))
      if (!expected.every(name => shown.has(name) || isOffShelf(name))) missed.push(`${kind} ${query}`)
    }
    expect(cases).toHaveLength(300)
    expect({ missed, isEnough: missed.length <= 15 }).toMatchObject({ isEnough: true })
  }, 120_000)

  test.each([
    ['阿莫希林', 'spelling', '阿莫西林'],
    ['阿莫西林胶嚢', 'spelling', '阿莫西林胶囊'],
    ['布洛份', 'spelling', '布洛芬'],
    ['头抱', 'spelling', '头孢'],
    ['三九感冒灵', 'spelling', '三九 感冒灵'],
    ['布洛芬胶囊', 'spelling', '布洛芬 胶囊'],
    ['amoxilan', 'pinyin', '阿莫西林'],
    ['buluofan', 'pinyin', '布洛芬'],
    ['buluofeng', 'pinyin', '布洛芬'],
    ['amoxiling', 'pinyin', '阿莫西林'],
    ['999感冒灵', 'alias', '三九 感冒灵'],
    ['感冒 999', 'alias', '感冒 三九'],
    ['vc', 'alias', '维生素C'],
    ['扑尔敏片', 'alias', '氯苯那敏片'],
    ['阿莫西林胶囊 0.25', 'alias', '阿莫西林胶囊 0.25g'],
    ['卡马西平片 20粒', 'alias', '卡马西平片 20片'],
    ['阿莫西林 999', 'dropped', '阿莫西林'],
    ['感冒灵胶囊 现货', 'dropped', '感冒灵胶囊'],
    ['板蓝根冲剂', 'dropped', '板蓝根'],
  ])('[SV-02] "%s" is read as %s: %s', async (keywords, kind, searched) => {
    const { correction, list: goods } = await list({ keywords })
    expect(correction).toMatchObject({ kind, keywords: searched, type: 0 })
    expect(goods.length).toBeGreaterThan(0)
  })

  test('[SV-02 4] a maker among drugs shows its products, and says which makers have the words', async () => {
    const { kind, type, makers } = await shownFor('同仁堂')
    expect({ kind, type }).toEqual({ kind: 'maker', type: 1 })
    expect(makers.length).toBeGreaterThan(1)
    expect(makers.every(({ name, count }) => name.includes('同仁堂') && count > 0)).toBe(true)
    expect(makers.map(({ count }) => count)).toEqual(
      makers.map(({ count }) => count).toSorted((a, b) => b - a),
    )
    expect(await shownFor('拜尔')).toMatchObject({ kind: 'alias', keywords: '拜耳', type: 1 })
    expect(await shownFor('杨子江', 1)).toMatchObject({ kind: 'spelling', keywords: '扬子江', type: 1 })
  })

  test('[SV-02] words that are left out are named', async () => {
    expect(await shownFor('牛黄解毒丸 正品 现货')).toMatchObject({ dropped: ['丸', '正品', '现货'] })
    expect(await shownFor('板蓝根冲剂')).toMatchObject({ dropped: ['冲剂'] })
  })

  test.each([
    // Words that are in no name together: what is left out is a word too, so no character of it is replaced.
    ['一次性口罩', '口罩', ['一次性'], '口罩'],
    // The form is left out of a word that sounds like a name of another form.
    ['连花青温胶囊', '连花清瘟', ['胶囊'], '连花清瘟颗粒'],
    // A maker by its alias stays, and the form is left out.
    ['999感冒灵颗粒', '三九 感冒灵', ['颗粒'], '感冒灵胶囊'],
    ['三九感冒灵颗粒', '三九 感冒灵', ['颗粒'], '感冒灵胶囊'],
    // No product of the maker has the name: the maker is left out, as it was typed.
    ['999 连花清瘟颗粒', '连花清瘟颗粒', ['999'], '连花清瘟颗粒'],
    // A form and a maker are two words.
    ['健胃消食片江中', '健胃消食', ['片', '江中'], '健胃消食口服液'],
    ['六味地黄丸 150丸', '六味地黄丸', ['150丸'], '六味地黄丸'],
    ['六味地黄丸150粒', '六味地黄丸', ['150粒'], '六味地黄丸'],
  ])('[SV-02] "%s" is read as %s without %j', async (asked, keywords, dropped, name) => {
    const shown = await shownFor(asked)
    expect(shown).toMatchObject({ keywords, dropped, type: 0 })
    expect(shown.names).toContain(name)
  })

  test('[SV-02 4] products of a maker alone are a guess where no name has the other words', async () => {
    const { list: goods, correction } = await list({ keywords: '修正 斯达舒' })
    expect(correction).toMatchObject({ keywords: '修正', type: 1, dropped: ['斯达舒'], is_certain: 0 })
    expect(goods.length).toBeGreaterThan(0)
    expect(goods.every(({ sccj }) => sccj.includes('修正'))).toBe(true)
  })

  test.each([
    ['六味地黄丸', '200'],
    ['六味地黄丸', '360'],
    ['速效救心丸', '150'],
  ])('[SV-02] %s: %s pills are the same, however they are counted', async (name, count) => {
    const ways = [`${name} ${count}丸`, `${name}${count}粒`, `${name} ${count}s`]
    const [first, ...others] = await Promise.all(ways.map(keywords => list({ keywords })))
    expect(first?.correction).toBeUndefined()
    expect(first?.list.length).toBeGreaterThan(0)
    for (const other of others) expect(other).toEqual(first)
  })

  test.each([
    ['健胃消食片', ['健胃消食']],
    ['藿香正气水', ['藿香正气']],
  ])('[SV-02] "%s" is read as %j, no piece of another name', async (asked, words) => {
    const { keywords, others = [] } = await shownFor(asked)
    expect([keywords, ...others]).toEqual(words)
  })

  test('[SV-02] 100 names with two characters of the same sound, and another form, are found by the name', async () => {
    const missed: string[] = []
    const cases = soundedCases(100, 4_711)
    for (const { query, name } of cases.filter(one => !isOffShelf(one.name))) {
      const shown = (await list({ keywords: query })).list.map(({ common_name }) => common_name)
      if (!shown.includes(name)) missed.push(`${query}: ${name}`)
    }
    expect(cases).toHaveLength(100)
    expect({ missed, isEnough: missed.length <= 5 }).toMatchObject({ isEnough: true })
  })

  test('[SV-02] no word that is offered is a piece of the one name that has it', async () => {
    const sold = shop.catalogue.goods.filter(one => one.off_shelf === 0)
    const names = [...new Set(sold.flatMap(one => [one.common_name, one.trade_name].map(normaliseText)))]
    const pieces: string[] = []
    for (const { query } of misspelledCases(30, 815)) {
      const { correction } = await list({ keywords: query })
      if (!correction || correction.type === 1) continue
      const offered = [correction.keywords, ...correction.others].flatMap(text =>
        text.split(' ').filter(word => /^\p{Script=Han}/u.test(word)),
      )
      for (const word of offered.map(normaliseText).filter(text => !query.includes(text))) {
        if (wholeWord(word, names).text !== word) pieces.push(`${query}: ${word}`)
      }
    }
    expect(pieces).toEqual([])
  })

  test.each([
    ['医用纱布块', '纱布', ['医用', '块']],
    ['一次性口罩n95', '口罩', ['一次性', 'n95']],
  ])(
    '[SV-02] "%s" is read at last as a guess: %s, and what was left out is named',
    async (asked, keywords, dropped) => {
      const shown = await shownFor(asked)
      expect(shown).toMatchObject({ kind: 'dropped', keywords, dropped, is_certain: 0 })
      expect(shown.names.every(name => name.includes(keywords))).toBe(true)
    },
  )

  test('[SV-02] another medicine whose name is like it is never certain, and the others are named', async () => {
    const shown = await shownFor('碘帮醇注射液')
    expect(shown).toMatchObject({ kind: 'spelling', is_certain: 0 })
    expect(shown.others?.length).toBeGreaterThan(0)
    expect(await shownFor('头孢克扬分散片')).toMatchObject({
      dropped: ['分散片'],
      is_certain: 0,
      others: expect.arrayContaining(['头孢克肟']),
    })
    expect(await shownFor('阿莫希林')).toMatchObject({ is_certain: 1, others: [] })
  })

  test.each(['罗红霉素分散片'])(
    '[SV-02] "%s" is not read as the end of the name of another medicine',
    async keywords => {
      const { names } = await shownFor(keywords)
      expect(names.length).toBeGreaterThan(0)
      expect(names.every(name => name.includes('罗红霉素'))).toBe(true)
    },
  )

  test.each(['xyzzy', '片片片', '%', '_%', '🙂', '根本没有这个药', '甲 乙 丙 丁'])(
    '[SV-02] for "%s" nothing is made up',
    async keywords => {
      expect(await list({ keywords })).toMatchObject({ list: [] })
      expect((await list({ keywords })).correction).toBeUndefined()
    },
  )

  test('[AP-13] the pages of corrected keywords follow each other, with their own total and counts', async () => {
    const right = await shop.walk({ keywords: '头孢' })
    const wrong = await shop.walk({ keywords: '头抱' })
    expect(wrong).toEqual(right)
  })

  test('[SV-02] a name of which no product is sold stays as it is, and its products are not shown', async () => {
    const { goods } = shop.catalogue
    const isSold = (name: string) => goods.some(one => one.off_shelf === 0 && nameKey(one).includes(name))
    const hidden = goods.find(one => /^\p{Script=Han}{4,}$/u.test(nameKey(one)) && !isSold(nameKey(one)))!
    expect(await list({ keywords: hidden.common_name })).toEqual({ list: [], per_page: 40, next_key: null })
  })
})

describe('keywords that find something', () => {
  test('[AP-13] are never changed, also where filters or a late page leave nothing', async () => {
    const found = await list({ keywords: '阿莫西林', sccj: '没有这个厂家' })
    expect(found).toMatchObject({ list: [] })
    expect(found.correction).toBeUndefined()
    const late = await list({ keywords: '阿莫西林', page: 500 })
    expect(late).toMatchObject({ list: [] })
    expect(late.correction).toBeUndefined()
  })

  test('[AP-13] filters apply to corrected keywords, and may leave nothing of them', async () => {
    const { list: goods, correction } = await list({ keywords: '阿莫希林', sccj: '没有这个厂家' })
    expect(goods).toEqual([])
    expect(correction).toMatchObject({ keywords: '阿莫西林' })
  })

  test('[SV-02] no query that is generated from the data is changed', async () => {
    const changed: string[] = []
    for (const { query, type } of generateCases(4, 815)) {
      const { correction, list: goods } = await list({ keywords: query, type })
      if (correction && goods.length > 0) changed.push(query)
    }
    expect(changed).toEqual([])
  })
})
