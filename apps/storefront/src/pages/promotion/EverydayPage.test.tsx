import { screen, waitFor, within } from '@testing-library/react'
import { type DataNamed, failWith, goodsFor } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { openShop } from '../../testing/openShop'

const NOON = Date.UTC(2031, 5, 1, 4) / 1000

const today = (list: DataNamed<'activity.everydayPrice'>['list'], left = 3661) => ({
  date: '2031-06-01',
  timestamp: NOON,
  end_timestamp: NOON + left,
  list,
})
const deal = {
  ...goodsFor(1, { price: '9.90', offer: { kind: 'everyday', end_at: '2031-06-01 23:59:59' } }),
  normal_price: '12.80',
}
const noSpike = () => ({ list: [], timestamp: NOON })

describePageStates('everyday', {
  answers: { 'activity.everydayPrice': () => today([deal]), 'index.spike': noSpike },
  call: 'activity.everydayPrice',
  crumbs: { 首页: '/', 每日特价: '' },
  loading: '正在加载每日特价',
  ready: deal.name,
  empty: { answer: today([]), text: '今天没有特价商品' },
})

test('[RT-38 /mrtj] a product says its ordinary price and how much lower it is, and leads to this price', async () => {
  openShop('/mrtj', { 'activity.everydayPrice': () => today([deal]), 'index.spike': noSpike })
  const card = await screen.findByRole('article', { name: deal.name })
  expect(card.textContent).toContain('平时价¥12.80')
  expect(card.textContent).toContain('便宜22%')
  const link = within(card).getByRole('link', { name: deal.name })
  expect(link.getAttribute('href')).toBe(`/list/info/1001?goods_price_id=2001`)
  expect(screen.getByText(/^距今日特价结束/).textContent).toContain('1 小时')
  expect(screen.getByRole('timer').textContent).toContain('1 小时')
  expect(screen.queryByRole('region', { name: '限时秒杀' })).toBeNull()
})

test('[RT-38 /mrtj] [ST-08] in the second in which the day ends the prices of the next day are read', async () => {
  const { client } = openShop('/mrtj', {
    'activity.everydayPrice': () => today([deal], 1),
    'index.spike': noSpike,
  })
  await screen.findByRole('article', { name: deal.name })
  client.answer({ 'activity.everydayPrice': () => today([goodsFor(2)], 86_400) })
  expect(await screen.findByText('阿莫西林胶囊 2', {}, { timeout: 4000 })).toBeTruthy()
  expect(screen.queryByText(deal.name)).toBeNull()
})

test('[RT-38 /mrtj] the second-kill sessions of the day are below, also when there is no special price', async () => {
  const session: DataNamed<'index.spike'>['list'][number] = {
    id: 1,
    name: '10:00 场',
    state: 'running',
    begin_at: '2031-06-01 10:00:00',
    end_at: '2031-06-01 14:00:00',
    begin_timestamp: NOON - 7200,
    end_timestamp: NOON + 7200,
    list: [{ goods: goodsFor(3), number: 50, sold: 20 }],
  }
  openShop('/mrtj', {
    'activity.everydayPrice': () => today([]),
    'index.spike': () => ({ list: [session], timestamp: NOON }),
  })
  const spike = await screen.findByRole('region', { name: '限时秒杀' })
  await waitFor(() => expect(spike.textContent).toContain('仅剩 30'))
  const hrefs = within(spike)
    .getAllByRole('link')
    .map(link => link.getAttribute('href'))
  expect(hrefs).toContain('/list/info/1003?goods_price_id=2003')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: '看满减活动' }).getAttribute('href')).toBe('/yjh')
  expect(main.getByRole('link', { name: '去领券' }).getAttribute('href')).toBe('/lqzx')
})

test('[RT-38 /mrtj] [ER-05] sessions that do not load have a retry; the special prices stay', async () => {
  const { user, client } = openShop('/mrtj', {
    'activity.everydayPrice': () => today([deal]),
    'index.spike': () => failWith('busy'),
  })
  const retry = await screen.findByRole('button', { name: '重试' })
  expect(screen.getByRole('article', { name: deal.name })).toBeTruthy()
  client.answer({ 'index.spike': noSpike })
  await user.click(retry)
  await waitFor(() => expect(screen.queryByRole('button', { name: '重试' })).toBeNull())
  expect(screen.queryByRole('region', { name: '限时秒杀' })).toBeNull()
})
