import { screen, waitFor, within } from '@testing-library/react'
import { type Answers, type EndpointName, goodsFor, goodsListOf, shopConfig } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { openShop } from '../../testing/openShop'

const brandOf = (id: number, name: string) => ({
  id,
  name,
  logo: '/b.svg',
  describe: '老字号',
  goods_count: 90,
})

const brandsPage = (page: number, ...names: string[]) => ({
  list: names.map((name, at) => ({ ...brandOf(page * 10 + at, name), goods: [goodsFor(page * 10 + at)] })),
  ads: [],
  total: names.length === 0 ? 0 : 30,
  page,
  per_page: 12,
  last_page: names.length === 0 ? 1 : 3,
})

const brand = brandOf(7, '同仁堂')
const row = (id: number, title: string) => ({
  id,
  title,
  words: ['8 个品规'],
  url: `/ppzq/info/7?category=${id}`,
  goods: [goodsFor(id)],
})

const ANSWERS: Answers = {
  'config.common': () => shopConfig(),
  'focus.ppzq': () => brandsPage(1, '同仁堂', '云南白药'),
  'focus.brand': () => ({ brand, ads: [], list: [row(11, '丸剂'), row(12, '膏剂')] }),
  'goods.list': () => ({ ...goodsListOf(goodsFor(1)), total: 90 }),
  '*': () => new Promise(() => {}),
}

describePageStates('brands', {
  answers: ANSWERS,
  call: 'focus.ppzq',
  crumbs: { 首页: '/', 品牌专区: '' },
  loading: '正在加载品牌',
  ready: '云南白药',
  empty: { answer: brandsPage(1), text: '暂时没有品牌' },
})

describePageStates('brand', {
  answers: ANSWERS,
  call: 'focus.brand',
  crumbs: { 首页: '/', 品牌专区: '/ppzq', 同仁堂: '' },
  loading: '正在加载品牌',
  ready: '丸剂',
  missing: '没有这个品牌',
})

describePageStates('brand', {
  at: '/ppzq/info/7/2',
  crumbs: { 首页: '/', 品牌专区: '/ppzq', 同仁堂: '' },
  answers: ANSWERS,
  call: 'goods.list',
  loading: '正在加载商品',
  ready: '阿莫西林胶囊 1',
  empty: { answer: goodsListOf(), text: '没有符合条件的商品' },
})

const main = () => within(screen.getByRole('main'))
const inputsOf = (client: ReturnType<typeof openShop>['client'], name: EndpointName) =>
  client.sentTo(name).map(({ input }) => input)

test('[RT-33 /ppzq] the pages of the brands are links with the page in the path', async () => {
  const { client } = openShop('/ppzq/2', { ...ANSWERS, 'focus.ppzq': () => brandsPage(2, '拜耳', '辉瑞') })
  const title = await main().findByRole('heading', { level: 2, name: '拜耳' })
  expect(title).toBeTruthy()
  expect(inputsOf(client, 'focus.ppzq')).toEqual([{ page: 2 }])
  const pages = within(screen.getByRole('navigation', { name: '分页' }))
  const hrefs = pages.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(hrefs).toEqual(expect.arrayContaining(['/ppzq', '/ppzq/3']))
  expect(
    main()
      .getAllByRole('link')
      .map(link => link.getAttribute('href')),
  ).toContain('/ppzq/info/20')
})

test('[RT-33 /ppzq] a page after the last leads to the last; a page that is no number is the first', async () => {
  const far = { ...brandsPage(9), total: 30, last_page: 3 }
  const { place } = openShop('/ppzq/9', {
    ...ANSWERS,
    'focus.ppzq': ({ page = 1 }) => (page === 9 ? far : brandsPage(page, '拜耳')),
  })
  await waitFor(() => expect(place.now).toBe('/ppzq/3'))
  const { client } = openShop('/ppzq/x', ANSWERS)
  await waitFor(() => expect(inputsOf(client, 'focus.ppzq')).toEqual([{ page: 1 }]))
})

test('[RT-33 /ppzq/info] [AP-58] the first page has the rows by category and the title is the brand’s', async () => {
  const { client } = openShop('/ppzq/info/7', ANSWERS)
  await main().findByRole('heading', { level: 1, name: '同仁堂' })
  expect(document.title).toContain('同仁堂')
  expect(await main().findByRole('region', { name: '丸剂' })).toBeTruthy()
  expect(main().getByText('共 90 种商品')).toBeTruthy()
  expect(inputsOf(client, 'goods.list')).toEqual([{ brand_id: 7, page: 1, per_page: 40, facets: 1 }])
})

test('[RT-33 /ppzq/info] a further page has the products only; a filter leads back to the first page', async () => {
  const { user, client, place } = openShop('/ppzq/info/7/3', ANSWERS)
  await main().findByText('阿莫西林胶囊 1')
  expect(main().queryByRole('region', { name: '丸剂' })).toBeNull()
  const pages = within(main().getByRole('navigation', { name: '分页' }))
  expect(pages.getByRole('link', { name: '上一页' }).getAttribute('href')).toBe('/ppzq/info/7/2')
  await user.click(main().getByRole('button', { name: /^销量/ }))
  await waitFor(() => expect(place.now).toBe('/ppzq/info/7?sort=sales'))
  await waitFor(() =>
    expect(inputsOf(client, 'goods.list').at(-1)).toMatchObject({ sort: 'sales', page: 1, brand_id: 7 }),
  )
})

test('[RT-33 /ppzq/info] an id that is no number names no brand, and nothing is asked', async () => {
  const { client } = openShop('/ppzq/info/abc', ANSWERS)
  const link = await main().findByRole('link', { name: '看全部品牌' })
  expect(link.getAttribute('href')).toBe('/ppzq')
  expect(main().getByRole('link', { name: '回首页' }).getAttribute('href')).toBe('/')
  expect(inputsOf(client, 'focus.brand')).toEqual([])
})

const ad = { id: 5, image: '/a.svg', url: '/mrtj', title: '每日特价', subtitle: '今日更新' }

test('[RT-33 /ppzq] the first page has the pictures and the brands asked for most; further ones have not', async () => {
  const hot = { id: 70, name: '东阿阿胶', logo: '/c.svg', goods_count: 12 }
  const answers = (at: number): Answers => ({
    ...ANSWERS,
    'config.common': () => shopConfig({ brand: [hot] }),
    'focus.ppzq': () => ({ ...brandsPage(at, '同仁堂'), ads: [ad] }),
  })
  const first = openShop('/ppzq', answers(1))
  const row = within(await main().findByRole('region', { name: '同仁堂' }))
  expect(row.getByText(/老字号/).parentElement?.textContent).toContain('90 种商品')
  expect(main().getByRole('link', { name: '每日特价：今日更新' })).toBeTruthy()
  const brands = within(await main().findByRole('list', { name: '热门品牌' }))
  expect(brands.getByRole('link').getAttribute('href')).toBe('/ppzq/info/70')
  first.unmount()
  openShop('/ppzq/2', answers(2))
  await main().findByRole('region', { name: '同仁堂' })
  expect(main().queryByRole('list', { name: '热门品牌' })).toBeNull()
  expect(main().queryByRole('link', { name: '每日特价：今日更新' })).toBeNull()
})

test('[RT-33 /ppzq] while another page loads the brands stay and say that they change', async () => {
  const { client, user } = openShop('/ppzq', ANSWERS)
  const region = await main().findByRole('region', { name: '云南白药' })
  expect(region.closest('[aria-busy]')?.getAttribute('aria-busy')).not.toBe('true')
  client.answer({ 'focus.ppzq': () => new Promise(() => {}) })
  await user.click(main().getByRole('link', { name: '下一页' }))
  await waitFor(() =>
    expect(main().getByRole('region', { name: '云南白药' }).closest('[aria-busy="true"]')).toBeTruthy(),
  )
})

test('[RT-33 /ppzq] without brands there is a way on', async () => {
  openShop('/ppzq', { ...ANSWERS, 'focus.ppzq': () => brandsPage(1) })
  const link = await main().findByRole('link', { name: '看全部商品' })
  expect(link.getAttribute('href')).toBe('/list')
  expect(main().queryByRole('navigation', { name: '分页' })).toBeNull()
})

test('[RT-33 /ppzq/info] one category alone has no row; a filter leaves the products only', async () => {
  const answer = (list: ReturnType<typeof row>[]): Answers => ({
    ...ANSWERS,
    'focus.brand': () => ({ brand, ads: [ad], list }),
  })
  const first = openShop('/ppzq/info/7', answer([row(11, '丸剂')]))
  expect(await main().findByRole('link', { name: '每日特价：今日更新' })).toBeTruthy()
  expect(main().getByText('老字号')).toBeTruthy()
  expect(main().queryByRole('region', { name: '丸剂' })).toBeNull()
  first.unmount()
  openShop('/ppzq/info/7?sort=sales', answer([row(11, '丸剂'), row(12, '膏剂')]))
  await main().findByRole('heading', { level: 1, name: '同仁堂' })
  expect(main().queryByRole('region', { name: '丸剂' })).toBeNull()
  expect(main().queryByRole('link', { name: '每日特价：今日更新' })).toBeNull()
})

test('[RT-33 /ppzq/info] a page after the last leads to the last one with the filters; the last one has no next', async () => {
  const { place } = openShop('/ppzq/info/7/9?sort=sales', ANSWERS)
  await waitFor(() => expect(place.now).toBe('/ppzq/info/7/3?sort=sales'))
  const pages = within(await main().findByRole('navigation', { name: '分页' }))
  expect(pages.getByRole('link', { name: '上一页' }).getAttribute('href')).toBe('/ppzq/info/7/2?sort=sales')
  expect(pages.getByRole('link', { name: '下一页' }).ariaDisabled).toBe('true')
})

test('[RT-33 /ppzq/info] while another page of the products loads, those shown stay and say that they change', async () => {
  const { client, user, place } = openShop('/ppzq/info/7', ANSWERS)
  const products = within(await main().findByRole('region', { name: '全部商品' }))
  const list = await products.findByRole('list', { name: '品牌商品' })
  expect(list.getAttribute('aria-busy')).not.toBe('true')
  client.answer({ 'goods.list': () => new Promise(() => {}) })
  await user.click(products.getByRole('link', { name: '下一页' }))
  await waitFor(() => expect(place.now).toBe('/ppzq/info/7/2'))
  await waitFor(() =>
    expect(products.getByRole('list', { name: '品牌商品' }).getAttribute('aria-busy')).toBe('true'),
  )
  expect(products.getByText('阿莫西林胶囊 1')).toBeTruthy()
})

test('[RT-33 /ppzq/info] a choice without products can be cleared', async () => {
  openShop('/ppzq/info/7?keywords=x', { ...ANSWERS, 'goods.list': () => goodsListOf() })
  const clear = await main().findByRole('link', { name: '清除全部条件' })
  expect(clear.getAttribute('href')).toBe('/ppzq/info/7')
  expect(main().queryByRole('list', { name: '品牌商品' })).toBeNull()
})

test('[CH-01] the title is that of the brand on each page of its products', async () => {
  const { user } = openShop('/ppzq/info/7', ANSWERS)
  await waitFor(() => expect(document.title).toBe('同仁堂 - 药集'))
  await user.click(await main().findByRole('link', { name: '第 2 页' }))
  await waitFor(() =>
    expect(main().getByRole('link', { name: '第 2 页' }).getAttribute('aria-current')).toBe('page'),
  )
  expect(document.title).toBe('同仁堂 - 药集')
})
