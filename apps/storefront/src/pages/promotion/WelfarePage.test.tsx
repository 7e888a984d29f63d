import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { goodsFor, goodsListOf } from '../../testing/goods'
import { COMMON_CONFIG, openShop } from '../../testing/openShop'

const NOW = COMMON_CONFIG.timestamp

const offerOf = (change: object = {}) => ({
  timestamp: NOW,
  welfare: {
    title: '全场94折',
    describe: '立减6%',
    scope_text: '五官皮肤',
    state: 'running',
    begin_time: '2031-05-01 00:00:00',
    end_time: '2031-07-01 00:00:00',
    begin_timestamp: NOW - 86_400,
    end_timestamp: NOW + 3661,
    ...change,
  },
})
const none = { timestamp: NOW, welfare: null }
const covered = { ...goodsFor(1, { price: '9.40' }), normal_price: '10.00' }
const ANSWERS = { 'activity.welfare': () => offerOf(), 'goods.list': () => goodsListOf(covered) }

describePageStates('welfare', {
  answers: ANSWERS,
  call: 'activity.welfare',
  loading: '正在加载优惠商品',
  ready: covered.name,
  empty: { answer: none, text: '活动已结束' },
})

test('[RT-38 /welfare] both readings are shown, and each product with the price before and after', async () => {
  const { client } = openShop('/welfare', ANSWERS)
  expect(await screen.findByRole('heading', { level: 1, name: '全场94折' })).toBeTruthy()
  const terms = await screen.findByRole('region', { name: '活动说明' })
  expect(terms.textContent).toContain('立减6%')
  expect(terms.textContent).toContain('五官皮肤的普通价商品')
  const card = await screen.findByRole('article', { name: covered.name })
  expect(card.textContent).toContain('平时价¥10.00')
  expect(card.textContent).toContain('便宜6%')
  expect(client.askedOf('goods.list')[0]?.input).toMatchObject({ welfare: 1 })
  expect(within(screen.getByRole('main')).getByRole('timer').textContent).toContain('1 小时')
})

test('[RT-38 /welfare] [ER-10] before it begins the page says when', async () => {
  const { client } = openShop('/welfare', {
    'activity.welfare': () => offerOf({ state: 'coming', begin_time: '2031-06-05 09:00:00' }),
  })
  expect(await screen.findByText('活动暂未开始')).toBeTruthy()
  expect(screen.getByText(/6-05 09:00 开始/)).toBeTruthy()
  expect(client.askedOf('goods.list')).toEqual([])
})

test('[RT-38 /welfare] [ST-08] in the second in which it ends the products leave the page', async () => {
  const { client } = openShop('/welfare', {
    ...ANSWERS,
    'activity.welfare': () => offerOf({ end_timestamp: NOW + 1 }),
  })
  await screen.findByRole('article', { name: covered.name })
  client.answer({ 'activity.welfare': () => none })
  await waitFor(() => expect(screen.queryByText('活动已结束')).toBeTruthy(), { timeout: 4000 })
  expect(screen.queryByText(covered.name)).toBeNull()
})
