import { screen, waitFor, within } from '@testing-library/react'
import type { PromoPageData, PromoSummary } from '@yaoji/api-client/contract/promo-page'
import {
  type Answers,
  claimableCouponFor,
  couponFor,
  type EndpointName,
  failWith,
  goodsFor,
  shopConfig,
} from '@yaoji/api-client/testing'
import { expect, test, vi } from 'vitest'
import { changingInASecond } from '../../testing/changingInASecond'
import { describePageStates } from '../../testing/describePageStates'
import { openShop } from '../../testing/openShop'

const NOW = shopConfig().timestamp

function summaryFor(id: number, change: Partial<PromoSummary> = {}): PromoSummary {
  return {
    id,
    kind: 'activity',
    name: `感冒备货季 ${id}`,
    summary: '领券满减同享',
    image: '/p.svg',
    begin_time: '2031-05-01 00:00:00',
    end_time: '2031-07-01 00:00:00',
    state: 'running',
    ...change,
  }
}

const BLOCKS: PromoPageData['blocks'] = [
  { kind: 'banner', title: '换季备货', subtitle: '满 500 减 12', image: '/b.svg', url: '/yjh/1' },
  { kind: 'countdown', title: '距活动结束', end_timestamp: NOW + 3661 },
  { kind: 'unknown' },
  { kind: 'coupons', title: '先领券', coupons: [claimableCouponFor(1)] },
  { kind: 'goods', title: '感冒清热', words: ['现货'], url: '/list/other/7', list: [goodsFor(1)] },
  { kind: 'text', title: '活动说明', paragraphs: ['同一张订单可以再用一张优惠券。'] },
]

const pageOf = (change: Partial<PromoSummary> = {}, blocks = BLOCKS): PromoPageData => ({
  page: summaryFor(1, change),
  blocks,
  timestamp: NOW,
})

const ANSWERS: Answers = {
  'promoPage.list': () => ({ list: [summaryFor(1), summaryFor(2)] }),
  'promoPage.detail': () => pageOf(),
  '*': () => new Promise(() => {}),
}

const STATES = { answers: ANSWERS, loading: '正在加载活动' } as const
const noPages = { list: [] }

describePageStates('zoneTemplate', {
  ...STATES,
  crumbs: { 首页: '/', 专区: '' },
  call: 'promoPage.list',
  ready: '感冒备货季 2',
  empty: { answer: noPages, text: '暂时没有专区' },
})

describePageStates('activityTemplate', {
  ...STATES,
  crumbs: { 首页: '/', 活动: '' },
  call: 'promoPage.list',
  ready: '感冒备货季 2',
  empty: { answer: noPages, text: '暂时没有活动' },
})

describePageStates('activityTemplate', {
  ...STATES,
  at: '/hdmb?id=1',
  crumbs: { 首页: '/', 活动: '/hdmb', '感冒备货季 1': '' },
  call: 'promoPage.detail',
  ready: '感冒清热',
  empty: { answer: pageOf({}, []), text: '这里暂时没有内容' },
})

describePageStates('activityCentre', {
  ...STATES,
  at: '/Hdzx/1,2',
  crumbs: { 首页: '/', 活动中心: '' },
  call: 'promoPage.list',
  ready: '感冒备货季 2',
})

describePageStates('activityCentre', {
  ...STATES,
  at: '/Hdzx/1,2',
  call: 'promoPage.detail',
  ready: '感冒清热',
})

const main = () => within(screen.getByRole('main'))
const inputsOf = (client: ReturnType<typeof openShop>['client'], name: EndpointName) =>
  client.sentTo(name).map(({ input }) => input)

test('[RT-39 /zqmb] the list leads to each zone', async () => {
  const { client } = openShop('/zqmb', {
    ...ANSWERS,
    'promoPage.list': () => ({ list: [summaryFor(11, { kind: 'zone', name: '老字号', end_time: null })] }),
  })
  const link = await main().findByRole('link', { name: '老字号' })
  expect(link.getAttribute('href')).toBe('/zqmb?id=11')
  expect(main().getByText('长期')).toBeTruthy()
  expect(inputsOf(client, 'promoPage.list')).toEqual([{ kind: 'zone' }])
})

test('[RT-39 /hdmb] each activity says what it is, and when it ends or begins', async () => {
  const coming = summaryFor(3, { state: 'coming', begin_time: '2031-06-05 09:00:00' })
  openShop('/hdmb', { ...ANSWERS, 'promoPage.list': () => ({ list: [summaryFor(1), coming] }) })
  const list = within(await main().findByRole('list', { name: '活动' }))
  expect(list.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    '感冒备货季 1领券满减同享2031-07-01 00:00 止',
    '感冒备货季 3领券满减同享2031-06-05 09:00 开始',
  ])
  expect(list.getByRole('link', { name: '感冒备货季 3' }).getAttribute('href')).toBe('/hdmb?id=3')
})

test.each([
  ['/zqmb', '暂时没有专区', { 看满减活动: '/yjh', 看每日特价: '/mrtj' }],
  ['/hdmb?id=1', '这里暂时没有内容', { 看正在进行的活动: '/hdmb', 回首页: '/' }],
  ['/Hdzx/1', '这里暂时没有内容', { 看正在进行的活动: '/hdmb', 回首页: '/' }],
])('[RT-39 /zqmb] %s with nothing to show says %s and has ways on', async (at, text, ways) => {
  openShop(at, {
    ...ANSWERS,
    'promoPage.list': () => (at === '/zqmb' ? noPages : { list: [summaryFor(1)] }),
    'promoPage.detail': () => pageOf({}, []),
  })
  await main().findByText(text)
  for (const [name, to] of Object.entries(ways))
    expect(main().getByRole('link', { name }).getAttribute('href')).toBe(to)
})

test.each(['/hdmb?id=1', '/Hdzx/1'])(
  '[RT-39 /hdmb] %s is read again in the second in which a countdown ends',
  async at => {
    const ending = { kind: 'countdown' as const, title: '距活动结束', end_timestamp: NOW + 1 }
    const answer = changingInASecond(
      () => pageOf({}, [ending]),
      () => pageOf(),
    )
    openShop(at, { ...ANSWERS, 'promoPage.detail': answer })
    await main().findByText(/距活动结束/)
    expect(await main().findByText('感冒清热')).toBeTruthy()
  },
)

test('[RT-39 /hdmb] an activity shows its blocks in order, and leaves out a block that it does not know', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { client } = openShop('/hdmb?id=1', ANSWERS)
  await main().findByRole('heading', { level: 1, name: '感冒备货季 1' })
  expect(
    main()
      .getAllByRole('heading')
      .map(heading => heading.textContent),
  ).toEqual(['感冒备货季 1', '先领券', '感冒清热', '活动说明'])
  const banner = main().getByRole('link', { name: '换季备货 满 500 减 12' })
  expect(banner.getAttribute('href')).toBe('/yjh/1')
  expect(main().getByRole('timer').textContent).toContain('1 小时 1 分')
  expect(main().getByText('领券满减同享')).toBeTruthy()
  const goods = within(main().getByRole('region', { name: '感冒清热' }))
  expect(goods.getByText(/现货/)).toBeTruthy()
  const hrefs = goods.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(hrefs).toEqual(expect.arrayContaining(['/list/other/7', '/list/info/1001']))
  const text = within(main().getByRole('region', { name: '活动说明' }))
  expect(text.getByText('同一张订单可以再用一张优惠券。')).toBeTruthy()
  const coupons = within(main().getByRole('region', { name: '先领券' }))
  expect(within(coupons.getByRole('list', { name: '先领券' })).getAllByRole('article')).toHaveLength(1)
  expect(document.title).toContain('感冒备货季 1')
  expect(inputsOf(client, 'promoPage.detail')).toEqual([{ id: 1, kind: 'activity' }])
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('1 blocks of this page are left out'))
})

test('[RT-39 /hdmb] [AP-25] a coupon of an activity is claimed there, and the block follows', async () => {
  const { user, client } = openShop('/hdmb?id=1', ANSWERS)
  const coupon = claimableCouponFor(1, { state: 'claimed', claimed: 1, unused: 1 })
  const button = await main().findByRole('button', { name: /^领取/ })
  client.answer({
    'coupon.claim': () => ({ coupon: couponFor(1) }),
    'promoPage.detail': () => pageOf({}, [{ kind: 'coupons', title: '先领券', coupons: [coupon] }]),
  })
  await user.click(button)
  expect(await main().findByRole('link', { name: /^去使用/ })).toBeTruthy()
})

test('[RT-39 /hdmb] [ER-10 5] an activity that has not begun says when, and opens in that second', async () => {
  const begins = new Date((NOW + 1 + 8 * 3600) * 1000).toISOString()
  const begin_time = begins.slice(0, 19).replace('T', ' ')
  const coming = () => pageOf({ state: 'coming', begin_time }, [])
  openShop('/hdmb?id=1', {
    ...ANSWERS,
    'promoPage.detail': changingInASecond(coming, () => pageOf()),
  })
  expect(await main().findByText('活动暂未开始')).toBeTruthy()
  expect(main().getByText(new RegExp(`${begin_time.slice(0, 16)} 开始`))).toBeTruthy()
  expect(await main().findByText('感冒清热')).toBeTruthy()
})

test.each([
  ['RT-39 /hdmb', '/hdmb?id=9'],
  ['RT-39 /zqmb', '/zqmb?id=x'],
  ['RT-39 /zqmb', '/zqmb?id='],
  ['RT-35 /Hdzx', '/Hdzx/x,y'],
  ['RT-35 /Hdzx', '/Hdzx/8,9'],
])('[%s] [RT-02] %s names no running page', async (_row, at) => {
  const { place } = openShop(at, {
    ...ANSWERS,
    'promoPage.list': () => noPages,
    'promoPage.detail': () => failWith('refused', { code: 404 }),
  })
  await waitFor(() => expect(place.now).toBe('/noActivity'))
})

test('[RT-35 /Hdzx] each activity is a tab with an address; without an id the first is open', async () => {
  const list = [summaryFor(1), summaryFor(2), summaryFor(3, { state: 'coming' })]
  const { user, client, place } = openShop('/Hdzx/1,2,3', {
    ...ANSWERS,
    'promoPage.list': () => ({ list }),
    'promoPage.detail': ({ id }) => pageOf({}, [{ kind: 'text', title: `说明 ${id}`, paragraphs: [] }]),
  })
  expect(await main().findByText('说明 1')).toBeTruthy()
  const tabs = main().getAllByRole('tab')
  expect(tabs.map(tab => tab.textContent)).toEqual(['感冒备货季 1', '感冒备货季 2', '感冒备货季 3（未开始）'])
  await user.click(main().getByRole('tab', { name: '感冒备货季 2' }))
  await waitFor(() => expect(place.now).toBe('/Hdzx/1%2C2%2C3/2'))
  expect(await main().findByText('说明 2')).toBeTruthy()
  expect(main().getByRole('tab', { name: '感冒备货季 2' }).getAttribute('aria-selected')).toBe('true')
  expect(inputsOf(client, 'promoPage.list')).toEqual([{ kind: 'activity', ids: [1, 2, 3] }])
})

test.each([
  ['/Hdzx/1,2/2', '感冒备货季 2'],
  ['/Hdzx/1,2/9', '感冒备货季 1'],
])('[RT-35 /Hdzx] %s opens %s', async (at, name) => {
  const { client } = openShop(at, ANSWERS)
  const tabs = within(await main().findByRole('tablist', { name: '活动' }))
  expect(tabs.getByRole('tab', { selected: true }).textContent).toBe(name)
  expect(inputsOf(client, 'promoPage.detail')).toEqual([{ id: Number(name.at(-1)), kind: 'activity' }])
})

test.each([
  ['/zqmb', '专区'],
  ['/hdmb', '活动'],
])('[CH-01] %s after one of its pages has its own title, and the focus', async (path, title) => {
  const { user } = openShop(`${path}?id=1`, { ...ANSWERS, 'promoPage.detail': () => pageOf({}, []) })
  await waitFor(() => expect(document.title).toBe('感冒备货季 1 - 药集'))
  const crumbs = within(screen.getByRole('navigation', { name: '当前位置' }))
  await user.click(crumbs.getByRole('link', { name: title }))
  expect(await screen.findByRole('link', { name: '感冒备货季 2' })).toBeTruthy()
  expect(document.title).toBe(`${title} - 药集`)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
