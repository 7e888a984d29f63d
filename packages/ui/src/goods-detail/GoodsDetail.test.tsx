import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { goodsForStory } from '../goods-card/fixtures'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { GoodsDelivery, type GoodsDeliveryGoods } from './GoodsDelivery'
import { GoodsDetail, GoodsDetailPart } from './GoodsDetail'
import { GoodsDetailSkeleton } from './GoodsDetailSkeleton'
import { GoodsFacts } from './GoodsFacts'
import { GoodsLastPurchase, type LastPurchase } from './GoodsLastPurchase'
import * as exported from './index'
import { OfferLimits } from './OfferLimits'
import { type OtherPrice, OtherPrices } from './OtherPrices'

const GOODS = { ...goodsForStory(), goods_image: [] }
const CRUMBS = [{ name: '首页', href: '/' }, { name: GOODS.name }]

const DELIVERY: GoodsDeliveryGoods = {
  ...{ number: 500, bzdw: '盒', expiry_date: '2028-03-01' },
  ...{ is_dpby: 0, is_free_shipping: 0, free_shipping_number: 0 },
}

const lineOf = (change: Partial<OtherPrice> = {}): OtherPrice => ({
  ...{ id: 1001, goods_price_id: 2002, bzdw: '盒', price: '12.80' },
  ...{ near_expiry: 0, expiry_date: null, max_qty: null },
  ...change,
})

test('the page names the product, and each part below it', async () => {
  const { container } = render(
    <GoodsDetail
      goods={GOODS}
      crumbs={CRUMBS}
      below={<GoodsDetailPart title="商品资料">国药准字H20000001</GoodsDetailPart>}
    >
      <button type="button">加入购物车</button>
    </GoodsDetail>,
  )
  expect(screen.getByRole('heading', { level: 1, name: GOODS.name })).toBeTruthy()
  expect(screen.getByText('0.25g×24粒/盒 · 香港澳美制药厂')).toBeTruthy()
  const part = screen.getByRole('region', { name: '商品资料' })
  expect(within(part).getByRole('heading', { level: 2, name: '商品资料' })).toBeTruthy()
  expect(part.textContent).toContain('国药准字H20000001')
  expect(screen.getByRole('link', { name: '首页' })).toBeTruthy()
  await expectAccessible(container)
})

const BOUGHT: LastPurchase = {
  last_number: 40,
  last_at: '2026-10-12 10:00:00',
  last_price: '3.05',
  last_near_expiry: 0,
}

test.each<[string, LastPurchase | null | undefined, string | undefined, string]>([
  ['dearer now', BOUGHT, '3.10', '上次购买2026-10-12 · 40 盒 · ¥3.05现价¥3.10 ▲'],
  ['cheaper now', BOUGHT, '3.00', '上次购买2026-10-12 · 40 盒 · ¥3.05现价¥3.00 ▼'],
  ['at the same price', BOUGHT, '3.05', '上次购买2026-10-12 · 40 盒 · ¥3.05现价¥3.05 '],
  [
    'of near-expiry stock',
    { ...BOUGHT, last_near_expiry: 1 },
    '9.00',
    '上次购买2026-10-12 · 40 盒 · ¥3.05 近效期现价¥9.00 ',
  ],
  ['with hidden prices', { ...BOUGHT, last_price: undefined }, undefined, '上次购买2026-10-12 · 40 盒'],
  ['that is the first one', null, '3.10', '上次购买还没有买过'],
  ['that is not known yet', undefined, '3.10', '上次购买…'],
])('[RT-10] the last purchase %s', async (_what, bought, price, text) => {
  const { container } = render(<GoodsLastPurchase goods={{ bzdw: '盒', price }} bought={bought} />)
  expect(container.textContent).toBe(text)
  await expectAccessible(container)
})

test('[RT-10] how much the price has changed is read out', () => {
  render(<GoodsLastPurchase goods={{ bzdw: '盒', price: '3.10' }} bought={BOUGHT} />)
  expect(screen.getByRole('img', { name: '比上次贵 ¥0.05' })).toBeTruthy()
})

test('[RT-10] facts and panels are between the product and what is below it, and the styles know', () => {
  const { container } = render(
    <GoodsDetail
      goods={GOODS}
      crumbs={CRUMBS}
      aside={<GoodsFacts rows={[{ name: '批准文号', value: '国药准字H20000001' }]} />}
      below={<p>资料</p>}
    />,
  )
  expect((container.firstElementChild as HTMLElement).dataset.aside).toBe('')
  expect(screen.getByText('批准文号').nextElementSibling?.textContent).toBe('国药准字H20000001')
  expect(container.textContent).toMatch(/国药准字H20000001资料$/)
})

test('a product that is loading is announced once', async () => {
  const { container } = render(<GoodsDetailSkeleton />)
  expect(screen.getAllByText('正在加载商品')).toHaveLength(1)
  await expectAccessible(container)
})

test.each<[string, Partial<GoodsDeliveryGoods>, Record<string, string>]>([
  ['in stock', {}, { 库存: '500 盒', 效期: '最近 2028-03，先到期先发' }],
  ['out of stock', { number: 0, expiry_date: null }, { 库存: '暂时缺货', 效期: '以实际到货为准' }],
  ['by amount', { free_shipping_number: 3 }, { 发货: '成都中心仓发出，运费按订单金额计算' }],
  ['free by itself', { is_dpby: 1, free_shipping_number: 5 }, { 发货: '成都中心仓发出，本品满 5 盒包邮' }],
  [
    'of a zone',
    { is_free_shipping: 1, free_shipping_number: 3 },
    { 发货: '成都中心仓发出，本品满 3 盒包邮' },
  ],
])('[VA-06] delivery of a product %s', (_what, goods, details) => {
  render(<GoodsDelivery goods={{ ...DELIVERY, ...goods }} warehouse="成都中心仓" />)
  for (const [name, value] of Object.entries(details))
    expect(screen.getByText(name).nextElementSibling?.textContent).toBe(value)
})

test.each<[string, Partial<OtherPrice>, string]>([
  ['near-expiry stock', { near_expiry: 1, expiry_date: '2027-01-31' }, '近效期 2027-01¥12.80/盒'],
  ['a second-kill', { offer: { kind: 'spike', end_at: null }, max_qty: 5 }, '秒杀价¥12.80/盒 限购 5 盒'],
  ['a daily offer', { offer: { kind: 'everyday', end_at: null } }, '今日特价¥12.80/盒'],
  ['the regular line', { max_qty: 9 }, '常规价¥12.80/盒'],
  ['a price that is hidden', { price: undefined }, '常规价'],
])('%s has a link of its own', (_what, line, text) => {
  render(<OtherPrices list={[lineOf(line)]} hrefOf={({ goods_price_id }) => `/list/${goods_price_id}`} />)
  const link = screen.getByRole('link')
  expect(link.textContent).toBe(text)
  expect(link.getAttribute('href')).toBe('/list/2002')
})

test('without other prices there is nothing', () => {
  const { container } = render(<OtherPrices list={[]} hrefOf={() => ''} />)
  expect(container.textContent).toBe('')
})

test('a limited offer says how long it lasts, its limit and what is left, and when it has ended', () => {
  const onEnd = vi.fn()
  const goods = { offer: { kind: 'spike' as const }, max_qty: 5, number: 30, bzdw: '盒' }
  const { container, rerender } = render(<OfferLimits goods={goods} end={3700} now={100} onEnd={onEnd} />)
  expect(container.textContent).toMatch(/^距结束 1 (小时|时).*限购 5 盒仅剩 30 盒$/)
  rerender(<OfferLimits goods={goods} end={3700} now={3700} onEnd={onEnd} />)
  expect(onEnd).toHaveBeenCalledOnce()
})

test.each([
  ['a daily offer without end or limit', { offer: { kind: 'everyday' as const } }, null],
  ['no offer', { offer: undefined }, 3700],
  ['a time that is not known yet', { offer: { kind: 'everyday' as const } }, 3700],
])('%s says nothing', (_what, change, end) => {
  const { container } = render(
    <OfferLimits goods={{ max_qty: null, number: 30, bzdw: '盒', ...change }} end={end} now={undefined} />,
  )
  expect(container.textContent).toBe('')
})

testConformance(exported, {
  GoodsFacts: { props: { rows: [{ name: '批准文号', value: '国药准字H20000001' }] } },
  GoodsLastPurchase: { props: { goods: { bzdw: '盒' }, bought: null } },
  GoodsDetail: { props: { goods: GOODS, crumbs: CRUMBS, below: <p data-sample>资料</p> } },
  GoodsDetailPart: { props: { title: '商品资料' } },
  GoodsDetailSkeleton: {},
  GoodsDelivery: { props: { goods: DELIVERY, warehouse: '成都中心仓' } },
  OtherPrices: {
    props: { list: [lineOf({ offer: { kind: 'spike', end_at: null }, max_qty: 5 })], hrefOf: () => '/' },
  },
  OfferLimits: {
    props: {
      goods: { offer: { kind: 'spike' }, max_qty: 5, number: 3, bzdw: '盒' },
      end: 200,
      now: 100,
    },
  },
})
