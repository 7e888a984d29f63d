import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { BuyerBox } from './BuyerBox'
import { buyerForStory, buyerHrefsForStory, ordersForStory } from './fixtures'
import * as exported from './index'

function show(user: Parameters<typeof BuyerBox>[0]['user']) {
  render(<BuyerBox user={user} hrefs={buyerHrefsForStory} orders={ordersForStory} />)
  return screen.getByRole('region', { name: '我的采购' })
}

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

test('[RO-01] a visitor finds login and register, and nothing of a buyer', () => {
  const box = show(buyerForStory({ company: '' }))
  expect([hrefOf('登录'), hrefOf('注册')]).toEqual(['/login', '/register'])
  expect(screen.queryByRole('list')).toBeNull()
  expect(box.dataset.state).toBe('visitor')
})

test('[RO-02] a buyer finds the company, orders, coupons, points and balance', () => {
  show(buyerForStory())
  expect(hrefOf('福州市鼓楼区康民大药房有限公司')).toBe('/user')
  expect(hrefOf('2 待付款')).toBe('/order?status=10')
  expect(hrefOf('6 优惠券')).toBe('/wdqb/yhq')
  expect(hrefOf('3280 积分')).toBe('/wdqb/jfgl')
  expect(hrefOf('¥1,280.50 余额')).toBe('/wdqb/yegl')
})

test('the licence says its state, and asks for attention when something is due', () => {
  show(buyerForStory({ licence_state: 'expired', licence_message: '《药品经营许可证》已到期，请更新' }))
  const licence = screen.getByRole('link', { name: '《药品经营许可证》已到期，请更新' })
  expect(licence.getAttribute('href')).toBe('/zhzx/basic/zzzj')
  expect(licence.dataset.attention).toBe('')
})

test('what is said of the licence is said once', () => {
  show(buyerForStory({ licence_state: 'submitted', licence_message: '资质审核中，一般在 1 个工作日内完成' }))
  const licence = screen.getByRole('link', { name: /审核中/ })
  expect(licence.textContent?.match(/资质审核中/g)).toHaveLength(1)
})

test('a passed licence asks for nothing', () => {
  show(buyerForStory())
  expect(screen.getByRole('link', { name: '资质已通过' }).dataset.attention).toBeUndefined()
})

test('a balance that is not shown is left out', () => {
  show(buyerForStory({ balance: undefined }))
  expect(screen.queryByRole('link', { name: /余额/ })).toBeNull()
})

test('until it is known who is here, nobody is greeted', () => {
  const box = show(null)
  expect(box.getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByRole('link')).toBeNull()
})

test('a buyer whose name is not known is greeted without one', () => {
  const box = show(buyerForStory({ name: '' }))
  expect(box.textContent).toContain('您好')
  expect(box.textContent).not.toContain('您好，')
})

test('axe', async () => {
  show(buyerForStory())
  await expectAccessible(document.body)
})

test('labels replace the texts', () => {
  const labels = { section: 'My pharmacy', points: 'points', licence: () => 'Licence valid' }
  render(<BuyerBox user={buyerForStory()} hrefs={buyerHrefsForStory} labels={labels} />)
  expect(screen.getByRole('region', { name: 'My pharmacy' })).toBeTruthy()
  expect([hrefOf('3280 points'), hrefOf('Licence valid')]).toEqual(['/wdqb/jfgl', '/zhzx/basic/zzzj'])
})

const sample = { hrefs: buyerHrefsForStory, orders: ordersForStory }

describe('for a buyer', () => {
  testConformance(exported, { BuyerBox: { props: { ...sample, user: buyerForStory() } } })
})

describe('for a visitor', () => {
  testConformance(exported, { BuyerBox: { props: { ...sample, user: buyerForStory({ company: '' }) } } })
})
