import { screen, waitFor, within } from '@testing-library/react'
import { type Answers, type DataNamed, goodsFor, goodsListOf } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { openShop } from '../../testing/openShop'

type DepartmentArticle = DataNamed<'department.articles'>['list'][number]

const articleOf = (id: number, change: Partial<DepartmentArticle> = {}): DepartmentArticle => ({
  id,
  category_id: 14,
  name: `文章 ${id}`,
  summary: '摘要',
  image: '',
  url: `/news/info/${id}/yyh`,
  published_on: '2031-05-01',
  kind: 'reading',
  department_name: '皮肤科',
  ...change,
})
const departmentOf = (key: string, name: string) => ({
  key,
  name,
  describe: `${name}的常用药`,
  goods_count: 12,
  goods: [goodsFor(1)],
  articles: [articleOf(1)],
})
const HUB = {
  list: [departmentOf('skin', '皮肤科'), departmentOf('bones', '骨科')],
  trainings: [articleOf(9, { name: '培训通知：储存', kind: 'training', department_name: '' })],
}
const page = (...list: DepartmentArticle[]) => ({
  list,
  total: list.length,
  page: 1,
  per_page: 20,
  last_page: 1,
})
const ANSWERS: Answers = {
  'department.list': () => HUB,
  'department.articles': () => page(articleOf(1)),
  'goods.list': () => goodsListOf(goodsFor(1)),
}

describePageStates('doctors', {
  answers: ANSWERS,
  call: 'department.list',
  crumbs: { 首页: '/', 优医荟: '' },
  loading: '正在加载科室',
  ready: '培训通知：储存',
  empty: { answer: { list: [], trainings: [] }, text: '优医荟暂时没有内容' },
})

describePageStates('doctorsList', {
  answers: ANSWERS,
  call: 'department.list',
  crumbs: { 首页: '/', 优医荟: '/yyh', 全部科室: '' },
  loading: '正在加载科室',
  ready: goodsFor(1).name,
})

describePageStates('doctorsList', {
  at: '/yyh/list?department=skin&show=reading',
  answers: ANSWERS,
  call: 'department.articles',
  asks: { department: 'skin', kind: 'reading', page: 1 },
  crumbs: { 首页: '/', 优医荟: '/yyh', 皮肤科: '' },
  loading: '正在加载文章',
  ready: '文章 1',
  empty: { answer: page(), text: '暂时没有文章' },
})

test('[RT-39 /yyh] each department leads to all of its products, and has its articles', async () => {
  openShop('/yyh', ANSWERS)
  const links = await screen.findByRole('navigation', { name: '科室' })
  expect(within(links).getByRole('link', { name: '骨科' }).getAttribute('href')).toBe(
    '/yyh/list?department=bones',
  )
  const articles = screen.getByRole('list', { name: '皮肤科文章' })
  expect(within(articles).getByRole('link', { name: '文章 1' }).getAttribute('href')).toBe('/news/info/1/yyh')
  expect(articles.textContent).toContain('皮肤科 2031-05-01摘要')
  expect(
    within(links)
      .getAllByRole('link')
      .map(link => [link.textContent, link.getAttribute('aria-current')]),
  ).toEqual([
    ['皮肤科', null],
    ['骨科', null],
  ])
  expect(screen.getByRole('list', { name: '培训通知' }).textContent).toContain('各科室')
  const trainings = within(screen.getByRole('region', { name: '培训通知' }))
  const hrefs = trainings.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(hrefs).toContain('/yyh/list?show=training')
  const bones = within(screen.getByRole('region', { name: '骨科' }))
  expect(bones.getByText(/骨科的常用药/).parentElement?.textContent).toContain('现货 12 种')
  const ways = bones.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(ways).toEqual(expect.arrayContaining(['/yyh/list?department=bones', '/list/info/1001']))
})

test('[RT-39 /yyh/list] the department decides the products, and stays when the content changes', async () => {
  const { client, user, place } = openShop('/yyh/list?department=skin', ANSWERS)
  await screen.findByText(goodsFor(1).name)
  expect(client.sentTo('goods.list')[0]?.input).toMatchObject({ department: 'skin' })
  expect(screen.getByRole('link', { name: '皮肤科', current: 'page' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: '皮肤科' })).toBeTruthy()
  expect(document.title).toBe('皮肤科 - 药集')
  expect(screen.getByText('皮肤科的常用药')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: '文章' }))
  expect(await screen.findByText('文章 1')).toBeTruthy()
  expect(place.now).toBe('/yyh/list?department=skin&show=reading')
  expect(screen.getByRole('link', { name: '骨科' }).getAttribute('href')).toBe(
    '/yyh/list?department=bones&show=reading',
  )
})

test('[RT-39 /yyh/list] an unknown department says so', async () => {
  openShop('/yyh/list?department=nothing', ANSWERS)
  expect(await screen.findByText('没有这个科室')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: '优医荟' })).toBeTruthy()
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.getByRole('link', { name: '回优医荟' }).getAttribute('href')).toBe('/yyh')
})

test('[RT-39 /yyh] a department without articles, and a hub without trainings, have no place for them', async () => {
  const bare = { ...departmentOf('bones', '骨科'), articles: [] }
  const { unmount } = openShop('/yyh', {
    ...ANSWERS,
    'department.list': () => ({ list: [bare], trainings: [] }),
  })
  await screen.findByRole('region', { name: '骨科' })
  expect(screen.queryByRole('list', { name: '骨科文章' })).toBeNull()
  expect(screen.queryByText('培训通知')).toBeNull()
  unmount()
  openShop('/yyh', { ...ANSWERS, 'department.list': () => ({ list: [], trainings: [] }) })
  await screen.findByText('优医荟暂时没有内容')
  expect(screen.getByRole('link', { name: '看全部商品' }).getAttribute('href')).toBe('/list')
})

test('[RT-39 /yyh/list] without a department all of them are open, with their products and trainings', async () => {
  const { client, user, place } = openShop('/yyh/list', {
    ...ANSWERS,
    'department.articles': () => ({ ...page(articleOf(1)), total: 21, last_page: 2 }),
  })
  await screen.findByText(goodsFor(1).name)
  expect(client.sentTo('goods.list')[0]?.input).toMatchObject({ department: 'all' })
  const links = within(screen.getByRole('navigation', { name: '科室' }))
  expect(links.getAllByRole('link').map(link => link.textContent)).toEqual(['全部科室', '皮肤科', '骨科'])
  expect(links.getByRole('link', { current: 'page' }).textContent).toBe('全部科室')
  expect(links.getByRole('link', { name: '骨科' }).getAttribute('href')).toBe('/yyh/list?department=bones')
  expect(screen.getAllByRole('tab').map(tab => tab.textContent)).toEqual(['常用药品', '文章', '培训通知'])
  await user.click(screen.getByRole('tab', { name: '培训通知' }))
  await waitFor(() => expect(place.now).toBe('/yyh/list?show=training'))
  expect(await screen.findByRole('list', { name: '培训通知' })).toBeTruthy()
  expect(client.sentTo('department.articles')[0]?.input).toEqual({ kind: 'training', page: 1 })
  expect(screen.getByRole('link', { name: '下一页' }).getAttribute('href')).toBe(
    '/yyh/list?show=training&page=2',
  )
})

test.each([
  ['/yyh/list?department=skin&keywords=x', '/yyh/list?department=skin'],
  ['/yyh/list?keywords=x', '/yyh/list'],
])('[RT-39 /yyh/list] at %s a choice without products leads to %s', async (at, to) => {
  openShop(at, { ...ANSWERS, 'goods.list': () => goodsListOf() })
  await screen.findByText('没有符合条件的商品')
  expect(screen.getByRole('link', { name: '清除全部条件' }).getAttribute('href')).toBe(to)
})

test('[RT-39 /yyh/list] a department without trainings says so', async () => {
  openShop('/yyh/list?department=skin&show=training', { ...ANSWERS, 'department.articles': () => page() })
  expect(await screen.findByText('暂时没有培训通知')).toBeTruthy()
})

test('[CH-01] all departments have the title of the route after one of them', async () => {
  const { user } = openShop('/yyh/list?department=skin', ANSWERS)
  await waitFor(() => expect(document.title).toBe('皮肤科 - 药集'))
  await user.click(await screen.findByRole('link', { name: '全部科室' }))
  await screen.findByRole('link', { name: '全部科室', current: 'page' })
  expect(document.title).not.toContain('皮肤科')
})

test('[RT-39 /yyh/list] the focus stays on the links of the pages of articles', async () => {
  const { client, user } = openShop('/yyh/list?show=reading', {
    ...ANSWERS,
    'department.articles': () => ({ ...page(articleOf(1)), total: 21, last_page: 2 }),
  })
  const next = await screen.findByRole('link', { name: '下一页' })
  await user.click(next)
  await waitFor(() => expect(client.sentTo('department.articles')).toHaveLength(2))
  expect(document.activeElement).toBe(next)
})
