import { screen, within } from '@testing-library/react'
import type { DataOf } from '@yaoji/api-client'
import type { Address, addressList } from '@yaoji/api-client/contract/address'
import { expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { type Answers, failWith } from '../../testing/fakeClient'
import { openShop, VISITOR } from '../../testing/openShop'
import { giftFor, giftsOf, redemptionFor } from '../../testing/redemptions'
import { MONEY } from '../../testing/wallet'

describePageStates('pointsMall', {
  answers: { 'pointsGift.list': () => giftsOf([giftFor()]) },
  call: 'pointsGift.list',
  asks: { category: 'all', page: 1 },
  crumbs: { 首页: '/', 积分商城: '' },
  loading: '正在加载礼品',
  ready: '剩 120 件，限兑 5 件',
  empty: { answer: giftsOf([]), text: '暂时没有可兑换的礼品' },
})

const addressFor = (id: number, change: Partial<Address> = {}): Address => ({
  id,
  consignee: '王药师',
  mobile: '13900000001',
  province_code: '310000',
  city_code: '310100',
  district_code: '310115',
  region: '上海市浦东新区',
  detail: `张江路 ${id} 号`,
  is_default: 0,
  becomes_default: 0,
  is_reviewed: 1,
  review_state: 'passed',
  review_text: '',
  ...change,
})

const ADDRESSES: DataOf<typeof addressList> = {
  list: [addressFor(3, { is_reviewed: 0, review_text: '地址审核中' }), addressFor(4), addressFor(5)],
}

function open(answers: Answers = {}, at = '/jfsc') {
  return openShop(at, {
    'pointsGift.list': () => giftsOf([giftFor()]),
    'address.list': () => ADDRESSES,
    'user.money': () => MONEY,
    ...answers,
  })
}

type Opened = ReturnType<typeof open>

/** Opens the dialog of the gift. */
async function ask({ user }: Opened, name = '电子温湿度计') {
  await user.click(await screen.findByRole('button', { name: `兑换 ${name}` }))
  return within(await screen.findByRole('dialog', { name: `兑换 ${name}` }))
}

test('[RT-07] redeeming asks for number and address, then shows what was redeemed; the mall follows', async () => {
  const shop = open({ 'redemption.create': () => ({ redemption: redemptionFor() }) })
  const dialog = await ask(shop)
  expect(dialog.getByText('最多可兑 3 件')).toBeTruthy()
  await dialog.findByRole('radio', { name: /张江路 5 号/ })
  const all = { initialSelectionStart: 0, initialSelectionEnd: 1 }
  await shop.user.type(dialog.getByRole('spinbutton', { name: '兑换数量' }), '2{Enter}', all)
  expect(dialog.getByText(/^共需/).textContent).toBe('共需 760 积分')
  await shop.user.click(dialog.getByRole('radio', { name: /张江路 5 号/ }))
  const left = giftFor({ left: 118, redeemed: 2, most: 1 })
  shop.client.answer({ 'pointsGift.list': () => giftsOf([left], 520) })
  await shop.user.click(dialog.getByRole('button', { name: '确认兑换' }))
  const result = within(await screen.findByRole('dialog', { name: '兑换成功' }))
  expect(result.getByText('JF26112200000009')).toBeTruthy()
  expect(shop.client.askedOf('redemption.create').map(({ input }) => input)).toEqual([
    { gift_id: 1, number: 2, address_id: 5, expected_points: 760, expected_cash: '0.00' },
  ])
  expect(result.getByRole('link', { name: '看积分订单' }).getAttribute('href')).toBe('/order/jfdd')
  await shop.user.click(result.getByRole('button', { name: '继续兑换' }))
  expect(await screen.findByText('剩 118 件，限兑 5 件，已兑 2 件')).toBeTruthy()
  expect(screen.getByText('520')).toBeTruthy()
  // The next dialog asks again.
  expect((await ask(shop)).getByRole('button', { name: '确认兑换' })).toBeTruthy()
})

test('[RT-07] an address in review cannot be chosen; without another one the gift cannot be redeemed', async () => {
  const shop = open({ 'address.list': () => ({ list: ADDRESSES.list.slice(0, 1) }) })
  const dialog = await ask(shop)
  expect(await dialog.findByText(/没有已通过审核的收货地址/)).toBeTruthy()
  expect(dialog.getByRole('link', { name: '管理收货地址' }).getAttribute('href')).toBe('/zhzx/addr')
  expect(dialog.getByRole('button', { name: '确认兑换' })).toHaveProperty('disabled', true)
})

test('[RT-07] a gift that needs money asks for the login password, and says what the balance is', async () => {
  const shop = open({
    'pointsGift.list': () => giftsOf([giftFor({ cash: '19.90' })]),
    'redemption.create': () => failWith('invalid', { fields: { password: ['登录密码不正确，请重新输入'] } }),
  })
  const dialog = await ask(shop)
  await dialog.findByRole('radio', { name: /张江路 4 号/ })
  expect(await dialog.findByText(/金额从余额支付，当前余额 ¥12,345.60/)).toBeTruthy()
  await shop.user.click(dialog.getByRole('button', { name: '增加兑换数量' }))
  expect(dialog.getByText(/^共需/).textContent).toBe('共需 760 积分 + ¥39.80')
  await shop.user.type(dialog.getByLabelText('登录密码'), 'wrong')
  await shop.user.click(dialog.getByRole('button', { name: '确认兑换' }))
  expect(await dialog.findByText('登录密码不正确，请重新输入')).toBeTruthy()
  expect(shop.client.askedOf('redemption.create')[0]?.input).toMatchObject({
    expected_cash: '39.80',
    password: 'wrong',
  })
})

test('[RT-07] a refusal is in the dialog, and the gift is read again, also when it leaves the list', async () => {
  const shop = open(
    {
      'redemption.create': () =>
        failWith('refused', { code: 409, message: '“电子温湿度计”最多还能兑换 1 件' }),
    },
    '/jfsc?affordable=1',
  )
  const dialog = await ask(shop)
  await dialog.findByRole('radio', { name: /张江路 4 号/ })
  await shop.user.click(dialog.getByRole('button', { name: '增加兑换数量' }))
  shop.client.answer({ 'pointsGift.list': () => giftsOf([giftFor({ left: 1, most: 1 })]) })
  await shop.user.click(dialog.getByRole('button', { name: '确认兑换' }))
  expect(await dialog.findByText(/最多还能兑换 1 件/)).toBeTruthy()
  expect(await dialog.findByText('最多可兑 1 件')).toBeTruthy()
  expect(dialog.getByText(/^共需/).textContent).toBe('共需 380 积分')
  shop.client.answer({
    'pointsGift.list': () => giftsOf([]),
    'redemption.create': () => failWith('refused', { code: 409, message: '“电子温湿度计”已兑完' }),
  })
  await shop.user.click(dialog.getByRole('button', { name: '确认兑换' }))
  expect(await dialog.findByText(/已兑完/)).toBeTruthy()
})

test('[RT-07] each card says why it cannot be redeemed, and until when it can', async () => {
  const closed = (id: number, name: string, change: Parameters<typeof giftFor>[0]) =>
    giftFor({ id, name, most: 0, ...change })
  open({
    'pointsGift.list': () =>
      giftsOf([
        closed(2, '电子体重秤', { state: 'gone', left: 0, reason: '已兑完' }),
        closed(3, '铜药臼', { state: 'ended', ends_at: '2026-11-20 00:00:00', reason: '兑换已结束' }),
        closed(4, '养生壶', { state: 'limit', redeemed: 5, reason: '已达限兑数量' }),
        closed(5, '标签打印机', { state: 'points', reason: '积分不足' }),
        giftFor({ id: 6, name: '折叠晴雨伞', per_buyer: null, ends_at: '2027-01-06 00:00:00' }),
      ]),
  })
  const cardOf = async (name: string) => within(await screen.findByRole('article', { name }))
  expect((await cardOf('电子体重秤')).getByText('已兑完')).toBeTruthy()
  expect((await cardOf('铜药臼')).getByText('兑换已结束')).toBeTruthy()
  expect((await cardOf('养生壶')).getByText('已达限兑数量')).toBeTruthy()
  expect((await cardOf('标签打印机')).getByText('积分不足')).toBeTruthy()
  expect((await cardOf('折叠晴雨伞')).getByText('剩 120 件，2027-01-06 00:00 截止')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^兑换 / }).map(button => button.ariaLabel)).toEqual([
    '兑换 折叠晴雨伞',
  ])
})

test('[RT-07] a visitor is led to the login and back', async () => {
  const shop = open(
    {
      'user.base': () => VISITOR,
      'pointsGift.list': () => giftsOf([giftFor({ state: 'login', most: 0, reason: '登录后兑换' })], null),
    },
    '/jfsc?category=store',
  )
  const link = await screen.findByRole('link', { name: '登录后兑换 电子温湿度计' })
  expect(link.getAttribute('href')).toBe('/login?from=%2Fjfsc%3Fcategory%3Dstore')
  expect(screen.queryByRole('checkbox', { name: '只看可兑换的' })).toBeNull()
  expect(shop.client.askedOf('address.list')).toEqual([])
})

test('[RT-07] group and filter are in the address; without an affordable gift all are one press away', async () => {
  const { client, place, user } = open()
  await user.click(await screen.findByRole('tab', { name: /健康检测/ }))
  expect(place.now).toBe('/jfsc?category=health')
  client.answer({ 'pointsGift.list': () => giftsOf([], 20) })
  await user.click(screen.getByRole('checkbox', { name: '只看可兑换的' }))
  expect(place.now).toBe('/jfsc?category=health&affordable=1')
  await user.click(await screen.findByRole('button', { name: '看全部礼品' }))
  expect(place.now).toBe('/jfsc?category=health')
  expect(client.askedOf('pointsGift.list').map(({ input }) => input)).toMatchObject([
    { category: 'all', page: 1 },
    { category: 'health', page: 1 },
    { category: 'health', affordable: 1, page: 1 },
  ])
})
