import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import type { Answers } from '../../testing/fakeClient'
import { goodsFor, goodsListOf } from '../../testing/goods'
import { openShop } from '../../testing/openShop'

const articleOf = (id: number, change: object = {}) => ({
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
const page = (...list: object[]) => ({ list, total: list.length, page: 1, per_page: 20, last_page: 1 })
const ANSWERS: Answers = {
  'department.list': () => HUB,
  'department.articles': () => page(articleOf(1)),
  'goods.list': () => goodsListOf(goodsFor(1)),
}

describePageStates('doctors', {
  answers: ANSWERS,
  call: 'department.list',
  loading: '正在加载科室',
  ready: '培训通知：储存',
  empty: { answer: { list: [], trainings: [] }, text: '优医荟暂时没有内容' },
})

describePageStates('doctorsList', {
  answers: ANSWERS,
  call: 'department.list',
  loading: '正在加载科室',
  ready: goodsFor(1).name,
})

describePageStates('doctorsList', {
  at: '/yyh/list?department=skin&show=reading',
  answers: ANSWERS,
  call: 'department.articles',
  asks: { department: 'skin', kind: 'reading', page: 1 },
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
  expect(screen.getByRole('list', { name: '培训通知' }).textContent).toContain('各科室')
})

test('[RT-39 /yyh/list] the department decides the products, and stays when the content changes', async () => {
  const { client, user, place } = openShop('/yyh/list?department=skin', ANSWERS)
  await screen.findByText(goodsFor(1).name)
  expect(client.askedOf('goods.list')[0]?.input).toMatchObject({ department: 'skin' })
  expect(screen.getByRole('link', { name: '皮肤科', current: 'page' })).toBeTruthy()
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
})
