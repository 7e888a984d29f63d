import {
  articleCategory,
  articleDetail,
  articleList,
  articlePage,
  articleVote,
} from '@yaoji/api-client/contract/article'
import { amountText, ENTERPRISES } from '@yaoji/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertBuyer } from '../../../tests/fixtures'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { shippingRules } from '../config/shop-settings'
import { readMarkup } from './markup'
import { articleCategories, articles } from './tables'

let service: TestService

beforeAll(async () => {
  service = await startService()
  await service.db.insert(articleCategories).values([
    { id: 3, parent_id: null, name: '帮助中心', sort: 1 },
    { id: 32, parent_id: 3, name: '支付与配送', sort: 2 },
    { id: 31, parent_id: 3, name: '新用户指南', sort: 1 },
    { id: 11, parent_id: 1, name: '行业动态', sort: 1 },
    { id: 1, parent_id: null, name: '资讯中心', sort: 1 },
  ])
  const row = { summary: '', image: '', source: '药集', blocks: readMarkup('正文') }
  const help = (id: number, category_id: number, sort: number) => ({
    ...row,
    id,
    category_id,
    sort,
    name: `帮助 ${id}`,
    url: `/help/${id}`,
    published_on: '2026-01-01',
  })
  await service.db
    .insert(articles)
    .values([
      { ...help(1, 31, 2), audience: '药店', related: [3, 99, 2] },
      help(2, 31, 1),
      help(3, 32, 1),
      { ...help(8, 32, 2), url: '/help/3?id=8', blocks: readMarkup('{{freight}}\n{{documents}}') },
    ])
  const news = (id: number, published_on: string) => ({
    ...row,
    id,
    category_id: 11,
    sort: 1,
    name: `新闻 ${id}`,
    url: `/news/info/${id}/hy`,
    published_on,
  })
  await service.db
    .insert(articles)
    .values([news(4, '2026-01-01'), news(5, '2026-03-01'), news(6, '2026-02-01'), news(7, '2026-03-01')])
})

afterAll(() => service.close())

test('[AP-63] categories of the help centre with links to their articles, in their order', async () => {
  const { list } = await service.visitor().call(articleCategory, { category_id: 3 })
  expect(list.map(group => [group.name, group.children.map(link => link.id)])).toEqual([
    ['新用户指南', [2, 1]],
    ['支付与配送', [3, 8]],
  ])
  expect(list[0]?.children[0]).toEqual({ id: 2, name: '帮助 2', url: '/help/2', summary: '' })
})

test('[AP-63] a category without others below it has none, one that is not there is a 404', async () => {
  const browser = service.visitor()
  expect((await browser.call(articleCategory, { category_id: 31 })).list).toEqual([])
  await expect(browser.call(articleCategory, { category_id: 99 })).rejects.toMatchObject({ code: 404 })
  expect((await browser.raw('GET', '/api/article/category')).status).toBe(422)
})

test('news come newest first, a page at a time', async () => {
  const browser = service.visitor()
  const page = await browser.call(articleList, { category_id: 11, per_page: 3 })
  expect(page.list.map(article => article.id)).toEqual([7, 5, 6])
  expect(page).toMatchObject({ total: 4, last_page: 2, category: { name: '行业动态' } })
})

test('an article knows the ones before and after it', async () => {
  const browser = service.visitor()
  const around = async (id: number) => {
    const { previous, next } = await browser.call(articleDetail, { id })
    return [previous?.id ?? null, next?.id ?? null]
  }
  expect(await Promise.all([4, 6, 5, 7].map(around))).toEqual([
    [null, 6],
    [4, 5],
    [6, 7],
    [5, null],
  ])
  await expect(browser.call(articleDetail, { id: 99 })).rejects.toMatchObject({ code: 404 })
})

test('in the help centre they are those of its tree, across its categories', async () => {
  const browser = service.visitor()
  const { previous, next } = await browser.call(articleDetail, { id: 1 })
  expect([previous?.id, next?.id]).toEqual([2, 3])
  expect((await browser.call(articleDetail, { id: 2 })).previous).toBeNull()
})

test('an article says who it is for, and has its related ones in the order of the writer', async () => {
  const { article, related } = await service.visitor().call(articleDetail, { id: 1 })
  expect(article.audience).toBe('药店')
  expect(related.map(({ id }) => id)).toEqual([3, 2])
})

describe('[RT-40 /help/{group}/{article}] an article is found by its address', () => {
  const at = async (path: string, id?: number) =>
    (await service.visitor().call(articlePage, { path, id })).article.id

  test('by its path, and by ?id= among those of a path', async () => {
    expect(await at('/help/3')).toBe(3)
    expect(await at('/help/3', 8)).toBe(8)
    expect(await at('/help/3', 3)).toBe(3)
  })

  test.each([
    ['does not exist', 99],
    ['is of another path', 1],
  ])('by its path where ?id= %s', async (_title, id) => {
    expect(await at('/help/3', id)).toBe(3)
  })

  test.each([
    ['an unknown path', '/help/4', undefined],
    ['an unknown path with the id of an article', '/help/4', 3],
    ['a path with a query in it', '/help/3?id=9', undefined],
  ])('%s is a 404', async (_title, path, id) => {
    await expect(at(path, id)).rejects.toMatchObject({ code: 404 })
  })
})

test('tables of rules are those that the service applies', async () => {
  const { article } = await service.visitor().call(articlePage, { path: '/help/3', id: 8 })
  const [freight, documents] = article.blocks.map(block => (block.kind === 'table' ? block : null))
  const cells = freight?.rows.flat(2).map(({ text }) => text)
  expect(cells).toContain(amountText(shippingRules().normal.fee))
  expect(cells).toContain(`满 ${amountText(shippingRules().zy.free_from ?? 0)}`)
  expect(documents?.head).toEqual(['证件', ...Object.values(ENTERPRISES).map(({ text }) => text)])
  const required = documents?.rows.filter(row => row[1]?.[0]?.text === '必需')
  expect(required).toHaveLength(ENTERPRISES.pharmacy.required.length)
})

describe('votes', () => {
  const vote = async (browser: Browser, useful: 0 | 1) =>
    (await browser.call(articleVote, { id: 2, useful })).votes

  test('[SV-05] of visitors from one network address have a limit, those of buyers do not', async () => {
    const nextDay = () => {
      service.clock.now = new Date(service.clock.now.getTime() + 86_400_000)
    }
    const attempt = (browser: Browser) =>
      browser.call(articleVote, { id: 1, useful: 0 }).then(
        () => 200,
        ({ code }) => code,
      )
    nextDay()
    for (let times = 0; times < 30; times += 1) expect(await attempt(service.visitor())).toBe(200)
    expect(await attempt(service.visitor())).toBe(429)
    const buyer = await service.buyer(await insertBuyer(service.db, { phone: '13900000099' }))
    expect(await attempt(buyer)).toBe(200)
    nextDay()
    expect(await attempt(service.visitor())).toBe(200)
  })

  test('a reader has one, and may change it', async () => {
    const browser = service.visitor()
    expect((await browser.call(articleDetail, { id: 2 })).votes).toEqual({
      useful: 0,
      useless: 0,
      mine: null,
    })
    expect(await vote(browser, 1)).toEqual({ useful: 1, useless: 0, mine: 1 })
    expect(await vote(browser, 0)).toEqual({ useful: 0, useless: 1, mine: 0 })
    expect(await vote(service.visitor(), 1)).toEqual({ useful: 1, useless: 1, mine: 1 })
    expect((await browser.call(articleDetail, { id: 2 })).votes).toEqual({ useful: 1, useless: 1, mine: 0 })
  })

  test('about an article that does not exist it is a 404', async () => {
    await expect(service.visitor().call(articleVote, { id: 99, useful: 1 })).rejects.toMatchObject({
      code: 404,
    })
  })
})

test('an article that changes is read as it is now', async () => {
  await service.db.update(articles).set({ name: '新标题' }).where(eq(articles.id, 3))
  expect((await service.visitor().call(articlePage, { path: '/help/3' })).article.name).toBe('新标题')
})

test('a writer’s text becomes blocks, and what looks like HTML stays text', () => {
  const text = `
    第一段
    ## 标题
    - 甲
    - 乙
    1. 先看[说明](/help/3)。
    2. 后
    | 列一 | 列二 |
    | 1 | [电话](tel:400)
    > 提示
    ! 警告
    {{freight}}
    <img src=x onerror=alert(1)>
  `
  const spans = (words: string) => [{ text: words }]
  expect(readMarkup(text)).toEqual([
    { kind: 'paragraph', spans: spans('第一段') },
    { kind: 'heading', text: '标题' },
    { kind: 'list', items: [spans('甲'), spans('乙')] },
    {
      kind: 'steps',
      items: [[{ text: '先看' }, { text: '说明', href: '/help/3' }, { text: '。' }], spans('后')],
    },
    { kind: 'table', head: ['列一', '列二'], rows: [[spans('1'), [{ text: '电话', href: 'tel:400' }]]] },
    { kind: 'note', tone: 'info', spans: spans('提示') },
    { kind: 'note', tone: 'warning', spans: spans('警告') },
    { kind: 'generated', name: 'freight' },
    { kind: 'paragraph', spans: spans('<img src=x onerror=alert(1)>') },
  ])
})

test.each(['javascript:alert(1)', 'https://evil.test', '//evil.test', '/\\evil.test', '/a b'])(
  'a text that links to %s is refused',
  address => {
    expect(() => readMarkup(`[看这里](${address})`)).toThrow('api: an article links to')
  },
)
