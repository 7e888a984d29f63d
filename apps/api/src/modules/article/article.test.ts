import { articleCategory, articleDetail, articleList } from '@yaoji/api-client/contract/article'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startService, type TestService } from '../../../tests/service'
import { readMarkup } from './markup'
import { articleCategories, articles } from './tables'

let service: TestService

beforeAll(async () => {
  service = await startService()
  await service.db.insert(articleCategories).values([
    { id: 3, parent_id: null, name: '帮助中心', sort: 1 },
    { id: 32, parent_id: 3, name: '支付与配送', sort: 2 },
    { id: 31, parent_id: 3, name: '新用户指南', sort: 1 },
    { id: 11, parent_id: null, name: '行业动态', sort: 1 },
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
  await service.db.insert(articles).values([help(1, 31, 2), help(2, 31, 1), help(3, 32, 1)])
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
    ['支付与配送', [3]],
  ])
  expect(list[0]?.children[0]).toEqual({ id: 2, name: '帮助 2', url: '/help/2' })
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

test('a writer’s text becomes blocks, and what looks like HTML stays text', () => {
  const text = `
    第一段
    ## 标题
    - 甲
    - 乙
    1. 先
    2. 后
    | 列一 | 列二 |
    | 1 | 2
    <img src=x onerror=alert(1)>
  `
  expect(readMarkup(text)).toEqual([
    { kind: 'paragraph', text: '第一段' },
    { kind: 'heading', text: '标题' },
    { kind: 'list', items: ['甲', '乙'] },
    { kind: 'steps', items: ['先', '后'] },
    {
      kind: 'table',
      rows: [
        ['列一', '列二'],
        ['1', '2'],
      ],
    },
    { kind: 'paragraph', text: '<img src=x onerror=alert(1)>' },
  ])
})
