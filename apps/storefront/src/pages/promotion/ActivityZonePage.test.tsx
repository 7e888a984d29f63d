import { screen, waitFor, within } from '@testing-library/react'
import type { FullReduction } from '@yaoji/api-client/contract/activity'
import { type Answers, cartLineFor, cartOf, goodsFor, goodsListOf } from '@yaoji/api-client/testing'
import { describe, expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { openShop } from '../../testing/openShop'

const reduction: FullReduction = {
  goods_manjian_id: 2,
  name: '慢病续方满减',
  describe: '心脑血管常用药',
  begin_date: '2031-05-01',
  end_date: '2031-07-01',
  tiers: [
    { amount: '500.00', reduce: '12.00' },
    { amount: '1000.00', reduce: '30.00' },
  ],
  goods: [goodsFor(1)],
}

const ANSWERS: Answers = {
  'goods.activities': () => ({ list: [reduction] }),
  'goods.list': () => goodsListOf(goodsFor(1)),
  '*': () => new Promise(() => {}),
}

describePageStates('activityZone', {
  answers: ANSWERS,
  call: 'goods.activities',
  crumbs: { 首页: '/', 活动专区: '' },
  loading: '正在加载活动',
  ready: '慢病续方满减',
  empty: { answer: { list: [] }, text: '今天没有满减活动' },
})

describePageStates('activityZone', {
  at: '/yjh/2',
  answers: ANSWERS,
  call: 'goods.list',
  crumbs: { 首页: '/', 活动专区: '/yjh', 慢病续方满减: '' },
  loading: '正在加载商品',
  ready: '阿莫西林胶囊 1',
  empty: { answer: goodsListOf(), text: '没有符合条件的商品' },
})

const main = () => within(screen.getByRole('main'))

test('[RT-35 /yjh] each full reduction says its tiers and its last day, and leads to its products', async () => {
  openShop('/yjh', ANSWERS)
  const row = await main().findByRole('region', { name: '慢病续方满减' })
  expect(row.textContent).toContain('满 ¥500.00 减 ¥12.00')
  expect(row.textContent).toContain('2031-07-01 止')
  const links = within(row).getAllByRole('link')
  expect(links.map(link => link.getAttribute('href'))).toContain('/yjh/2')
})

describe('progress of the cart', () => {
  const progress = () => main().findByRole('region', { name: '满减进度' })

  test('[RT-35 /yjh] [ST-03] the tiers that the cart reaches are marked, and what is missing is said', async () => {
    const { total, ...rest } = cartOf(cartLineFor(1))
    const state = {
      goods_manjian_id: 2,
      name: '慢病续方满减',
      eligible_amount: '640.00',
      reduce_amount: '12.00',
      missing_amount: '360.00',
      manjians: [
        { amount: '500.00', reduce: '12.00', status: 1 as const },
        { amount: '1000.00', reduce: '30.00', status: 0 as const },
      ],
    }
    const { client } = openShop('/yjh/2', {
      ...ANSWERS,
      'cart.list': () => ({
        ...rest,
        total: { ...total, activity_data: { manjians: { manjians: [], list: [state] } } },
      }),
    })
    const region = await progress()
    await waitFor(() =>
      expect(region.textContent).toContain('已选 ¥640.00，已减 ¥12.00，再买 ¥360.00 可减 ¥30.00'),
    )
    const tiers = within(region).getAllByRole('listitem')
    expect(tiers.map(tier => tier.textContent?.includes('已达到'))).toEqual([true, false])
    expect(within(region).getByRole('progressbar')).toMatchObject({ max: 100_000, value: 64_000 })
    expect(client.sentTo('goods.list').map(({ input }) => input)).toEqual([
      { goods_manjian_id: 2, facets: 1 },
    ])
    expect(document.title).toContain('慢病续方满减')
  })

  test('[RT-35 /yjh] a tier is reached with exactly its amount; beyond the last one the bar is full', async () => {
    const { total, ...rest } = cartOf(cartLineFor(1))
    const cartWith = (goods_manjian_id: number, eligible_amount: string) => ({
      ...rest,
      total: {
        ...total,
        activity_data: {
          manjians: {
            manjians: [],
            list: [
              {
                goods_manjian_id,
                name: '慢病续方满减',
                eligible_amount,
                reduce_amount: '30.00',
                missing_amount: '0.00',
                manjians: reduction.tiers.map(tier => ({ ...tier, status: 1 as const })),
              },
            ],
          },
        },
      },
    })
    const marks = (region: HTMLElement) =>
      within(region)
        .getAllByRole('listitem')
        .map(tier => tier.textContent)
    const first = openShop('/yjh/2', { ...ANSWERS, 'cart.list': () => cartWith(2, '500.00') })
    const region = await progress()
    await waitFor(() =>
      expect(marks(region)).toEqual(['满 ¥500.00 减 ¥12.00已达到', '满 ¥1,000.00 减 ¥30.00']),
    )
    expect(within(region).getByRole('link', { name: '去购物车' }).getAttribute('href')).toBe('/cart')
    first.unmount()
    const second = openShop('/yjh/2', { ...ANSWERS, 'cart.list': () => cartWith(2, '2600.00') })
    const bar = await within(await progress()).findByRole('progressbar', { name: '满减进度' })
    await waitFor(() => expect(bar).toMatchObject({ max: 100_000, value: 100_000 }))
    second.unmount()
    // The lines of the cart belong to another reduction.
    openShop('/yjh/2', { ...ANSWERS, 'cart.list': () => cartWith(3, '2600.00') })
    const other = await progress()
    await within(main().getByRole('region', { name: '活动商品' })).findByText('阿莫西林胶囊 1')
    expect(other.textContent).toContain('购物车里还没有选中本活动的商品')
    expect(marks(other)).toEqual(['满 ¥500.00 减 ¥12.00', '满 ¥1,000.00 减 ¥30.00'])
  })

  test('[RT-35 /yjh] a cart without its products says so; the page has the days and what the reduction is for', async () => {
    openShop('/yjh/2', ANSWERS)
    const region = await progress()
    expect(region.textContent).toContain('购物车里还没有选中本活动的商品')
    expect(within(region).queryByRole('link')).toBeNull()
    expect(within(region).getByRole('progressbar')).toMatchObject({ max: 100_000, value: 0 })
    expect(main().getByText('2031-05-01 至 2031-07-01')).toBeTruthy()
    expect(main().getByText('心脑血管常用药')).toBeTruthy()
  })
})

test.each(['/yjh/9', '/yjh/x'])('[RT-35 /yjh] %s names no running activity', async at => {
  const { place } = openShop(at, ANSWERS)
  await waitFor(() => expect(place.now).toBe('/noActivity'))
})

test('[RT-35 /yjh] without a reduction, and without a product for the choice, there are ways on', async () => {
  const first = openShop('/yjh', { ...ANSWERS, 'goods.activities': () => ({ list: [] }) })
  await main().findByText('今天没有满减活动')
  const hrefOf = (name: string) => main().getByRole('link', { name }).getAttribute('href')
  expect([hrefOf('看每日特价'), hrefOf('去领券')]).toEqual(['/mrtj', '/lqzx'])
  first.unmount()
  openShop('/yjh/2?keywords=x', { ...ANSWERS, 'goods.list': () => goodsListOf() })
  await main().findByText('没有符合条件的商品')
  expect(hrefOf('清除全部条件')).toBe('/yjh/2')
})
