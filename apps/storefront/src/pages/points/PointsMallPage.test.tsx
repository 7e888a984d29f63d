import { screen, waitFor, within } from '@testing-library/react'
import type { DataOf } from '@yaoji/api-client'
import type { Address, addressList } from '@yaoji/api-client/contract/address'
import {
  type Answers,
  type DataNamed,
  failWith,
  giftFor,
  giftsOf,
  redemptionFor,
  visitor,
  wallet,
} from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { openShop } from '../../testing/openShop'

describePageStates('pointsMall', {
  answers: { 'pointsGift.list': () => giftsOf([giftFor()]) },
  call: 'pointsGift.list',
  asks: { category: 'all', page: 1 },
  crumbs: { 首页: '/', 积分商城: '' },
  loading: '正在加载礼品',
  ready: '剩 120 份，限兑 5 份',
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
    'user.money': () => wallet(),
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
  expect(dialog.getByText('最多可兑 3 份')).toBeTruthy()
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
  expect(shop.client.sentTo('redemption.create').map(({ input }) => input)).toEqual([
    { gift_id: 1, number: 2, address_id: 5, expected_points: 760, expected_cash: '0.00' },
  ])
  expect(result.getByRole('link', { name: '看积分订单' }).getAttribute('href')).toBe('/order/jfdd')
  await shop.user.click(result.getByRole('button', { name: '继续兑换' }))
  expect(await screen.findByText('剩 118 份，限兑 5 份，已兑 2 份')).toBeTruthy()
  expect(screen.getByText('520')).toBeTruthy()
  // The next dialog asks again.
  expect((await ask(shop)).getByRole('button', { name: '确认兑换' })).toBeTruthy()
})

test('[RT-07] points that a return took back and that are missing are explained beside them', async () => {
  open({
    'pointsGift.list': () => giftsOf([giftFor({ state: 'points', most: 0, reason: '积分不足' })], -150),
  })
  expect(await screen.findByText('-150')).toBeTruthy()
  expect(screen.getByText(/^退货扣回的积分从以后获得的积分中抵扣。订单确认收货后/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^兑换/ })).toBeNull()
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
  expect(await dialog.findByText(/金额从余额支付，可用余额 ¥12,345.60/)).toBeTruthy()
  await shop.user.click(dialog.getByRole('button', { name: '增加兑换数量' }))
  expect(dialog.getByText(/^共需/).textContent).toBe('共需 760 积分 + ¥39.80')
  await shop.user.type(dialog.getByLabelText('登录密码'), 'wrong')
  await shop.user.click(dialog.getByRole('button', { name: '确认兑换' }))
  expect(await dialog.findByText('登录密码不正确，请重新输入')).toBeTruthy()
  expect(shop.client.sentTo('redemption.create')[0]?.input).toMatchObject({
    expected_cash: '39.80',
    password: 'wrong',
  })
})

test('[RT-07] a refusal is in the dialog, and the gift is read again, also when it leaves the list', async () => {
  const shop = open(
    {
      'redemption.create': () =>
        failWith('refused', { code: 409, message: '“电子温湿度计”最多还能兑换 1 份' }),
    },
    '/jfsc?affordable=1',
  )
  const dialog = await ask(shop)
  await dialog.findByRole('radio', { name: /张江路 4 号/ })
  await shop.user.click(dialog.getByRole('button', { name: '增加兑换数量' }))
  shop.client.answer({ 'pointsGift.list': () => giftsOf([giftFor({ left: 1, most: 1 })]) })
  await shop.user.click(dialog.getByRole('button', { name: '确认兑换' }))
  expect(await dialog.findByText(/最多还能兑换 1 份/)).toBeTruthy()
  expect(await dialog.findByText('最多可兑 1 份')).toBeTruthy()
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
  expect((await cardOf('折叠晴雨伞')).getByText('剩 120 份，2027-01-06 00:00 截止')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^兑换 / }).map(button => button.ariaLabel)).toEqual([
    '兑换 折叠晴雨伞',
  ])
})

test('[RT-07] a visitor is led to the login and back', async () => {
  const shop = open(
    {
      'user.base': () => visitor(),
      'pointsGift.list': () => giftsOf([giftFor({ state: 'login', most: 0, reason: '登录后兑换' })], null),
    },
    '/jfsc?category=store',
  )
  const link = await screen.findByRole('link', { name: '登录后兑换 电子温湿度计' })
  expect(link.getAttribute('href')).toBe('/login?from=%2Fjfsc%3Fcategory%3Dstore')
  expect(screen.queryByRole('checkbox', { name: '只看可兑换的' })).toBeNull()
  expect(shop.client.sentTo('address.list')).toEqual([])
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
  expect(client.sentTo('pointsGift.list').map(({ input }) => input)).toMatchObject([
    { category: 'all', page: 1 },
    { category: 'health', page: 1 },
    { category: 'health', affordable: 1, page: 1 },
  ])
})

test('[RT-07] the mall has what the buyer has, the rule for points, and the way to both records', async () => {
  open()
  expect(await screen.findByText('1280')).toBeTruthy()
  const main = within(screen.getByRole('main'))
  expect(main.getByText('1280').parentElement?.textContent).toBe('我的积分 1280 积分记录')
  expect(main.getByRole('link', { name: '积分记录' }).getAttribute('href')).toBe('/wdqb/jfgl')
  expect(main.getByRole('link', { name: '积分订单' }).getAttribute('href')).toBe('/order/jfdd')
  expect(main.getByText('订单确认收货后每实付 1 元（不含运费）得 1 积分，次年年底前有效。')).toBeTruthy()
  const tabs = within(main.getByRole('tablist', { name: '礼品分类' })).getAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['全部1', '门店用品', '健康检测', '生活日用'])
  expect(main.getByRole('list', { name: '积分商城' })).toBeTruthy()
  expect(main.queryByText('登录后查看积分')).toBeNull()
  expect(main.getByRole('checkbox', { name: '只看可兑换的' })).toHaveProperty('checked', false)
})

test('[RT-07] a card has the gift, what it needs, what is left and what the buyer had', async () => {
  const all = [
    giftFor(),
    giftFor({ id: 2, name: '养生壶', per_buyer: null, redeemed: 2, cash: '19.90' }),
    giftFor({ id: 3, name: '铜药臼', state: 'ended', ends_at: '2026-11-20 00:00:00', reason: '兑换已结束' }),
  ]
  open({ 'pointsGift.list': () => giftsOf(all) })
  const cardOf = async (name: string) => (await screen.findByRole('article', { name })).textContent
  expect(await cardOf('电子温湿度计')).toBe(
    '电子温湿度计1 台，附校准报告阴凉区、常温区每日记录用，带最高最低值。380 积分剩 120 份，限兑 5 份兑换',
  )
  expect(await cardOf('养生壶')).toContain('380 积分 + ¥19.90剩 120 份，已兑 2 份兑换')
  expect(await cardOf('铜药臼')).toContain('剩 120 份，限兑 5 份兑换已结束')
})

test('[RT-07] until the points are known there is a dash', async () => {
  open({ 'pointsGift.list': () => new Promise(() => {}) })
  expect((await screen.findByText('—')).parentElement?.textContent).toBe('我的积分 — 积分记录')
})

test('[RT-07] a visitor logs in to see the points', async () => {
  open({
    'user.base': () => visitor(),
    'pointsGift.list': () => giftsOf([giftFor({ state: 'login' })], null),
  })
  const link = await screen.findByRole('link', { name: '登录后查看积分' })
  expect(link.getAttribute('href')).toBe('/login?from=%2Fjfsc')
  expect(screen.queryByText(/我的积分/)).toBeNull()
  expect(screen.queryByRole('button', { name: /^兑换/ })).toBeNull()
})

test('[RT-07] without gifts the page says what to expect, with a filter or without', async () => {
  const { user } = open({ 'pointsGift.list': () => giftsOf([]) }, '/jfsc?affordable=1')
  expect(await screen.findByText('现有积分还不能兑换礼品')).toBeTruthy()
  expect(screen.getByText('订单确认收货后获得积分。')).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: '只看可兑换的' })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('button', { name: '看全部礼品' }))
  expect(await screen.findByText('新的礼品会放在这里，积分在到期前一直有效。')).toBeTruthy()
  expect(screen.getByRole('link', { name: '看积分记录' }).getAttribute('href')).toBe('/wdqb/jfgl')
  expect(screen.queryByRole('button', { name: '看全部礼品' })).toBeNull()
})

test('[RT-07] the gifts stay while those of another group load, and their number is announced', async () => {
  let next = (_answer: DataNamed<'pointsGift.list'>) => {}
  const { user } = open({
    'pointsGift.list': ({ category }) =>
      category === 'all' ? giftsOf([giftFor()]) : new Promise(resolve => (next = resolve)),
  })
  await screen.findByRole('article', { name: '电子温湿度计' })
  await user.click(screen.getByRole('tab', { name: /生活日用/ }))
  expect(screen.getByRole('article', { name: '电子温湿度计' })).toBeTruthy()
  expect(screen.queryByText('正在加载礼品')).toBeNull()
  next(giftsOf([giftFor({ id: 7, name: '折叠晴雨伞' })]))
  expect(await screen.findByRole('article', { name: '折叠晴雨伞' })).toBeTruthy()
  expect(await screen.findByText('共 1 个礼品', {}, { timeout: 3000 })).toBeTruthy()
})

test('[RT-07] the dialog begins with one piece and the first address; it can be left, and nothing is redeemed', async () => {
  const shop = open()
  const dialog = await ask(shop)
  expect(dialog.getByText('1 台，附校准报告')).toBeTruthy()
  expect(dialog.getByRole('form', { name: '兑换 电子温湿度计' })).toBeTruthy()
  expect(dialog.getByText('积分立即扣除，发货前可以取消，积分和金额全部退回。')).toBeTruthy()
  expect(dialog.getByText(/^共需/).textContent).toBe('共需 380 积分')
  expect(await dialog.findByRole('radio', { name: /张江路 4 号/ })).toHaveProperty('checked', true)
  expect(dialog.queryByLabelText('登录密码')).toBeNull()
  await shop.user.click(dialog.getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(shop.client.sentTo('redemption.create')).toEqual([])
  expect(shop.client.sentTo('user.money')).toEqual([])
})

test('[RT-07] addresses that fail can be read again', async () => {
  const shop = open({ 'address.list': () => failWith('busy') })
  const dialog = await ask(shop)
  const retry = await dialog.findByRole('button', { name: '重试' })
  expect(dialog.getByRole('button', { name: '确认兑换' })).toHaveProperty('disabled', true)
  shop.client.answer({ 'address.list': () => ADDRESSES })
  await shop.user.click(retry)
  expect(await dialog.findByRole('radio', { name: /张江路 4 号/ })).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('[RT-07] until the addresses are there nothing can be redeemed', async () => {
  const shop = open({ 'address.list': () => new Promise(() => {}) })
  const loading = await ask(shop)
  expect(loading.getByText('正在加载收货地址')).toBeTruthy()
  expect(loading.getByRole('button', { name: '确认兑换' })).toHaveProperty('disabled', true)
})

test('[RT-07] while a gift is redeemed the dialog stays, and a second press does nothing', async () => {
  let settle = (_answer: DataNamed<'redemption.create'>) => {}
  const shop = open({ 'redemption.create': () => new Promise(resolve => (settle = resolve)) })
  const dialog = await ask(shop)
  await dialog.findByRole('radio', { name: /张江路 4 号/ })
  const confirm = dialog.getByRole('button', { name: '确认兑换' })
  await shop.user.dblClick(confirm)
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBe('true'))
  await shop.user.click(dialog.getByRole('button', { name: '取消' }))
  await shop.user.keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name: '兑换 电子温湿度计' })).toBeTruthy()
  expect(shop.client.sentTo('redemption.create')).toHaveLength(1)
  settle({ redemption: redemptionFor({ cash: '39.80' }) })
  const result = within(await screen.findByRole('dialog', { name: '兑换成功' }))
  expect(result.getByText('电子温湿度计，等待发货')).toBeTruthy()
  const details = result.getAllByRole('term').map(term => [term.textContent, term.nextSibling?.textContent])
  expect(details).toEqual([
    ['单号', 'JF26112200000009'],
    ['数量', '2 份'],
    ['已支付', '760 积分 + ¥39.80'],
    ['收货', '王药师 13900000001 上海市浦东新区张江路 1 号'],
  ])
  expect(result.queryByRole('button', { name: '确认兑换' })).toBeNull()
})

test('[RT-07] a balance that is not known yet is a dash', async () => {
  const shop = open({
    'pointsGift.list': () => giftsOf([giftFor({ cash: '19.90' })]),
    'user.money': () => new Promise(() => {}),
  })
  expect((await ask(shop)).getByText('金额从余额支付，可用余额 —')).toBeTruthy()
})

test('[RT-07] a number above what the points are enough for says how many can be redeemed', async () => {
  const shop = open({ 'pointsGift.list': () => giftsOf([giftFor({ most: 2 })]) })
  const dialog = await ask(shop)
  const number = dialog.getByRole('spinbutton', { name: '兑换数量' })
  await shop.user.click(number)
  await shop.user.keyboard('9')
  await shop.user.tab()
  expect(await dialog.findByText('最多可兑 2 份，已为您改为 2 份')).toBeTruthy()
  expect(number).toHaveProperty('value', '2')
})
