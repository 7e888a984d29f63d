import { articleDetail } from '@yaoji/api-client/contract/article'
import { departmentArticles, departments } from '@yaoji/api-client/contract/department'
import { goodsList } from '@yaoji/api-client/contract/goods'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods } from '../../../tests/fixtures'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { readMarkup } from '../article/markup'
import { articleCategories, articles } from '../article/tables'
import { categories } from '../goods/tables'
import { departmentArticles as assigned, departments as rows } from './tables'

let service: TestService
let browser: Browser

beforeAll(async () => {
  service = await startService()
  const { db } = service
  await insertBasics(db)
  await db
    .insert(categories)
    .values({ id: 12, parent_id: 1, menu: 'main', name: '骨科药', logo: 'pill', sort: 2, goods_count: 0 })
  const bones = { category_id: 12, category_ids: [1, 12] }
  await insertGoods(db, { id: 1, sales: 5 })
  await insertGoods(db, { id: 2, ...bones, sales: 10 })
  await insertGoods(db, { id: 3, ...bones, sales: 30 })
  await insertGoods(db, { id: 4, ...bones, sales: 90, stock: 0 })
  for (const id of [5, 6, 7, 8]) await insertGoods(db, { id, ...bones, sales: 20 - id })
  await insertGoods(db, { id: 9, category_id: 1, category_ids: [1], sales: 99 })
  await db.insert(rows).values([
    { key: 'bones', name: '骨科', describe: '镇痛用药', category_ids: [12], sort: 2 },
    { key: 'infection', name: '感染科', describe: '抗感染用药', category_ids: [11], sort: 1 },
  ])
  await db.insert(articleCategories).values({ id: 14, parent_id: null, name: '优医荟', sort: 1 })
  const article = (id: number, published_on: string) => ({
    id,
    category_id: 14,
    name: `文章 ${id}`,
    summary: '摘要',
    image: '',
    source: '药集优医荟',
    url: `/news/info/${id}/yyh`,
    blocks: readMarkup('正文'),
    published_on,
    sort: id,
  })
  await db
    .insert(articles)
    .values([
      article(1, '2026-11-01'),
      article(2, '2026-11-03'),
      article(3, '2026-11-02'),
      article(4, '2026-11-04'),
      article(5, '2026-11-05'),
    ])
  await db.insert(assigned).values([
    { article_id: 1, department: 'bones', kind: 'reading' },
    { article_id: 2, department: null, kind: 'reading' },
    { article_id: 3, department: 'infection', kind: 'training' },
    { article_id: 4, department: 'bones', kind: 'reading' },
  ])
  browser = await service.buyer(await insertBuyer(db, { phone: '13900003001' }))
})

afterAll(() => service.close())

test('[RT-39 /yyh] each department has the best-selling in stock of its categories, its articles, and how many products there are', async () => {
  const { list, trainings } = await browser.call(departments, {})
  expect(list.map(({ key, name, goods_count }) => [key, name, goods_count])).toEqual([
    ['infection', '感染科', 1],
    ['bones', '骨科', 6],
  ])
  const [infection, bones] = list
  expect(infection?.goods.map(({ id, price }) => [id, price])).toEqual([[1, '12.80']])
  expect(bones?.goods.map(({ id }) => id)).toEqual([3, 5, 6, 7, 8])
  expect(bones?.articles.map(({ id, department_name }) => [id, department_name])).toEqual([
    [4, '骨科'],
    [1, '骨科'],
  ])
  expect(trainings).toMatchObject([{ id: 3, kind: 'training', department_name: '感染科' }])
})

test('[RT-39 /yyh] [RO-01] a visitor sees the products without prices', async () => {
  const { list } = await service.visitor().call(departments, {})
  const goods = list.flatMap(department => department.goods)
  expect(goods).toHaveLength(6)
  expect(goods.every(({ price }) => price === undefined)).toBe(true)
})

test('[RT-39 /yyh/list] products are those of one department, or of any of them', async () => {
  const ids = async (department: string) =>
    (await browser.call(goodsList, { department })).list.map(({ id }) => id).sort()
  expect(await ids('infection')).toEqual([1])
  expect(await ids('bones')).toEqual([2, 3, 4, 5, 6, 7, 8])
  expect(await ids('all')).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(await ids('nothing')).toEqual([])
})

test('[RT-39 /yyh/list] articles are those of a department and those for all, by kind, newest first', async () => {
  const ids = async (input: { department?: string; kind?: 'reading' | 'training' }) =>
    (await browser.call(departmentArticles, input)).list.map(({ id }) => id)
  expect(await ids({})).toEqual([4, 2, 3, 1])
  expect(await ids({ department: 'bones' })).toEqual([4, 2, 1])
  expect(await ids({ department: 'bones', kind: 'training' })).toEqual([])
  expect(await ids({ kind: 'reading' })).toEqual([4, 2, 1])
  const page = await browser.call(departmentArticles, { per_page: 3, page: 2 })
  expect(page).toMatchObject({ total: 4, last_page: 2, list: [{ id: 1 }] })
})

test('[RT-42] an article of the hub opens as an article of the news', async () => {
  const { article } = await service.visitor().call(articleDetail, { id: 4 })
  expect(article).toMatchObject({ name: '文章 4', url: '/news/info/4/yyh' })
})
