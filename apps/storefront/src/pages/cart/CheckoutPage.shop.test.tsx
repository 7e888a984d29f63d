import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { CartTotal } from '@yaoji/api-client/contract/cart'
import type { CheckoutData } from '@yaoji/api-client/contract/checkout'
import {
  type Answers,
  buyer,
  cartLineFor,
  cartOf,
  cartTotalFor,
  checkoutOf,
  type DataNamed,
  failWith,
  invoiceProfile,
} from '@yaoji/api-client/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { isPaying } from '../../features/payment/paymentMark'
import { openShop } from '../../testing/openShop'

beforeEach(() => sessionStorage.clear())

const LINES = [cartLineFor(1), cartLineFor(2)]
const PLACED: DataNamed<'order.create'> = {
  parent_sn: 'YJ26112100030',
  order_id: 31,
  orders: [
    { id: 31, sn: 'YJ26112100031', payable_amount: '128.00', is_ephedrine: 0 },
    { id: 32, sn: 'YJ26112100032', payable_amount: '128.00', is_ephedrine: 1 },
  ],
}

function open(change: Partial<CheckoutData> = {}, answers: Answers = {}, at = '/cart/step2') {
  return openShop(at, {
    'cart.list': () => cartOf(...LINES, cartLineFor(3, { is_selected: 0 })),
    'cart.checkout': () => checkoutOf('256.00', LINES, change),
    'order.create': () => PLACED,
    ...answers,
  })
}

const main = () => within(screen.getByRole('main'))
const bar = () => screen.findByRole('region', { name: '提交订单' })
const unfoldCoupons = async () =>
  fireEvent.click(await screen.findByRole('button', { name: /(更改|查看) ?优惠券$/ }))
const submit = async () => within(await bar()).findByRole('button', { name: '提交订单' })

const coupon = {
  id: 5,
  name: '新店满减券',
  kind: 'reduce' as const,
  scope: 'all' as const,
  scope_text: '全场通用',
  amount: '30.00',
  left_amount: '30.00',
  begin_date: '2026-11-01',
  end_date: '2026-12-31',
}
const usable = { ...coupon, min_amount: '200.00', usable: 1 as const, saves: '30.00', reason: '' }
const free = { ...coupon, id: 6, name: '无门槛券', min_amount: '0.00', usable: 1 as const, reason: '' }
const unusable = {
  ...coupon,
  id: 7,
  name: '中药券',
  min_amount: '0.00',
  usable: 0 as const,
  reason: '不适用',
}

describe('what is checked out', () => {
  test('[RT-13] the line that the address names alone, selected or not', async () => {
    const { client } = open({}, {}, '/cart/step2?line=3')
    await submit()
    expect(client.sentTo('cart.checkout').map(({ input }) => input)).toMatchObject([{ ids: [3] }])
  })

  test('[RT-13] nothing, where the named line is no longer in the cart', async () => {
    open({}, {}, '/cart/step2?line=99')
    expect(await main().findByText('没有要结算的商品')).toBeTruthy()
  })

  test('[RT-13] the selected lines of the cart, with the way back to it', async () => {
    const { client } = open()
    await submit()
    expect(client.sentTo('cart.checkout').map(({ input }) => input)).toEqual([
      { ids: [1, 2], coupon_id: undefined, use_balance: 0, new: 1 },
    ])
    const steps = within(main().getByRole('navigation', { name: '购物流程' }))
    const current = steps.getAllByRole('listitem').findIndex(step => step.matches('[aria-current="step"]'))
    expect(current).toBe(1)
    expect(main().getByRole('heading', { level: 1 }).textContent).toBe('核对订单信息')
    const panels = main()
      .getAllByRole('region')
      .map(panel => panel.getAttribute('aria-label') ?? panel.querySelector('h2')?.textContent)
    for (const name of ['收货信息', '商品清单', '优惠与余额', '发票', '订单备注', '金额明细', '提交订单'])
      expect(panels).toContain(name)
    expect(main().getByText('抬头：康宁大药房，付款后开票')).toBeTruthy()
    expect(steps.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/cart'])
  })

  test('[RT-13] the order goes to the default address, and its total is that of the bar', async () => {
    open()
    await submit()
    expect((await bar()).textContent).toContain('寄往 四川省成都市锦江区 春熙路 1 号 · 陈晓梅 13800000001')
    expect((await bar()).textContent).toContain('256.00')
  })

  test('[RT-13] of a long order the others are requested when they are wanted, and all of them are ordered', async () => {
    const all = Array.from({ length: 30 }, (_, at) => cartLineFor(at + 1))
    const data = checkoutOf('3840.00', all)
    const parts = data.parts.map(part => ({ ...part, lines: all.slice(0, 20) }))
    const { client, user } = open(
      { ...data, parts },
      {
        'cart.list': () => cartOf(...all),
        'cart.checkoutLines': () => ({ lines: all.slice(20) }),
      },
    )
    await user.click(await main().findByRole('button', { name: /30 种/, expanded: false }))
    const rows = () => within(main().getByRole('table')).getAllByRole('row').length - 1
    expect(rows()).toBe(20)
    await user.click(main().getByRole('button', { name: '再显示 10 种' }))
    await waitFor(() => expect(rows()).toBe(30))
    await user.click(await submit())
    const ids = all.map(line => line.id)
    expect(client.sentTo('order.create').map(({ input }) => input)).toMatchObject([{ ids }])
  })

  test('[RT-13] one order shows its amounts once, several show those of each', async () => {
    const { unmount } = open()
    await submit()
    const times = () => screen.getByRole('main').textContent?.split('256.00').length ?? 0
    const once = times()
    unmount()
    const [part] = checkoutOf('256.00', LINES).parts
    if (!part) throw new Error('test: a checkout has a part.')
    open({ parts: [part, { ...part, key: '2', warehouse: '武汉仓' }] })
    await submit()
    expect(times()).toBeGreaterThan(once)
  })
})

describe('提交订单', () => {
  test('[RT-13] [CH-01] it has the focus of a buyer who comes from the cart, and the title is announced', async () => {
    const { user, client } = openShop('/cart', {
      'cart.list': () => cartOf(...LINES),
      'cart.checkout': () => checkoutOf('256.00', LINES),
      'order.create': () => new Promise(() => {}),
    })
    await user.click((await screen.findAllByRole('button', { name: '去结算' }))[0] as HTMLElement)
    const button = await submit()
    await waitFor(() => expect(document.activeElement).toBe(button))
    await waitFor(
      () => expect(screen.getAllByRole('status').map(each => each.textContent)).toContain('核对订单信息'),
      { timeout: 3000 },
    )
    // A key that is still held from the cart places no order.
    expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(client.sentTo('order.create')).toHaveLength(1))
  })

  test('[RT-13] [CH-01] the first page that is loaded leaves the focus where it was', async () => {
    open()
    await submit()
    expect(document.activeElement).toBe(document.body)
  })

  test('[RT-13] [AP-08] it places the order as it is shown, and leads to the payment of the first', async () => {
    const { client, user, place } = open()
    await user.type(await screen.findByRole('textbox', { name: '备注' }), ' 周末前送到 ')
    await user.click(await submit())
    await waitFor(() => expect(place.now).toBe('/cart/step3/31'))
    const [placed] = client.sent.filter(({ name }) => name.startsWith('order.') && name !== 'order.list')
    expect(placed?.input).toMatchObject({
      ids: [1, 2],
      address_id: 7,
      expected_total: '256.00',
      expected_count: 20,
      use_balance: 0,
      remark: '周末前送到',
    })
    expect([31, 32, 33].map(isPaying)).toEqual([true, true, false])
  })

  test('[RT-13] [RT-32] the chosen invoice is ordered with it; a type that the profile does not allow says why', async () => {
    const { client, user } = open({}, { 'invoice.profile': () => invoiceProfile() })
    const type = await screen.findByRole('combobox', { name: '发票类型' })
    expect(type).toHaveProperty('value', 'later')
    const special = await screen.findByRole('option', {
      name: '增值税专用发票（专用发票需要开户银行和账号）',
    })
    expect(special).toHaveProperty('disabled', true)
    await user.selectOptions(type, '增值税电子普通发票')
    await user.click(await submit())
    await waitFor(() => expect(client.sentTo('order.create')).toHaveLength(1))
    expect(client.sentTo('order.create')[0]?.input).toMatchObject({ invoice_type: 'electronic' })
  })

  test('[RT-13] [RT-16] an order of ephedrine-type products leads to its own payment page', async () => {
    const { user, place } = open({}, { 'order.create': () => ({ ...PLACED, order_id: 32 }) })
    await user.click(await submit())
    await waitFor(() => expect(place.now).toBe('/cart/hm?id=32'))
  })

  test('[RT-13] a failure is said at the button, and a changed choice clears it', async () => {
    const { user } = open({}, { 'order.create': () => failWith('refused', { message: '库存不足' }) })
    await user.click(await submit())
    expect(await within(await bar()).findByText('库存不足')).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: '备注' }), 'x')
    await waitFor(() => expect(screen.queryByText('库存不足')).toBeNull())
  })

  test('[RT-13] a total that rose is said once, with the one before', async () => {
    const message = '应付金额已变为 ¥300.00，请确认后再提交'
    const data = checkoutOf('300.00', LINES)
    const { user } = open({}, { 'order.create': () => failWith('refused', { code: 409, message, data }) })
    await user.click(await submit())
    const alert = await within(await bar()).findByRole('alert')
    expect(alert.textContent).toBe(`${message}（之前应付 ¥256.00）`)
  })

  test('[RT-13] fewer gifts at the same total are said, and the new number is on the page', async () => {
    const message = '商品数量或赠品有变化，应付金额为 ¥256.00，请确认后再提交'
    const gift = { line_id: 1, goods_id: 9, name: '板蓝根颗粒', ypgg: '10g×20袋', sccj: '白云山', bzdw: '包' }
    const withGifts = (number: number) => {
      const data = checkoutOf('256.00', LINES)
      const gifts = [{ ...gift, image: '', number }]
      return { parts: data.parts.map(part => ({ ...part, gifts })), expected_count: 20 + number }
    }
    const data = { ...checkoutOf('256.00', LINES), ...withGifts(1) }
    const { client, user } = open(withGifts(10), {
      'order.create': () => failWith('refused', { code: 409, message, data }),
    })
    await user.click(await submit())
    expect((await within(await bar()).findByRole('alert')).textContent).toBe(message)
    await user.click(await submit())
    const sent = client.sentTo('order.create').map(({ input }) => input)
    expect(sent).toMatchObject([{ expected_count: 30 }, { expected_count: 21 }])
  })

  test.each<[string, Partial<CheckoutData>, string]>([
    ['the service says why', { blocked: '药品经营许可证已过期' }, '药品经营许可证已过期'],
    ['there is no address', { addresses: [], address_id: null }, '请选择收货地址'],
  ])('[RT-13] it is off when %s', async (_why, change, text) => {
    const { client, user } = open(change)
    expect(await within(await bar()).findByText(text)).toBeTruthy()
    await user.click(await submit())
    expect(client.sentTo('order.create')).toEqual([])
  })

  test('[RT-13] an overdue receipt leads to its upload, and nothing else; without one no reason is said', async () => {
    const { unmount } = open({ blocked: '有逾期未上传的签收回执', receipt_overdue: 1 })
    const blocked = within(await bar())
    expect(blocked.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['上传回执', '/order/hmdd'],
    ])
    unmount()
    open()
    await submit()
    expect(within(await bar()).queryAllByRole('link')).toEqual([])
  })

  test('[RT-13] the remark says how long it is; an order that is being placed is placed once', async () => {
    const { client, user } = open({}, { 'order.create': () => new Promise(() => {}) })
    const remark = await screen.findByRole('textbox', { name: '备注' })
    expect(remark.getAttribute('placeholder')).toBe('选填：对配送、开票或批号的要求')
    expect(remark.getAttribute('maxlength')).toBe('200')
    await user.type(remark, '周末前')
    expect(main().getByText('3 / 200')).toBeTruthy()
    await user.click(await submit())
    await waitFor(async () => expect((await submit()).getAttribute('aria-disabled')).toBe('true'))
    await user.click(await submit())
    expect(client.sentTo('order.create')).toHaveLength(1)
  })

  test('[VA-02] [RT-13] the invoice goes to the e-mail address of the buyer; a wrong one is said, and not ordered with', async () => {
    const { client, user } = open({}, { 'invoice.profile': () => invoiceProfile() })
    const type = await screen.findByRole('combobox', { name: '发票类型' })
    expect(screen.queryByLabelText(/^接收发票的邮箱/)).toBeNull()
    await user.selectOptions(type, '增值税电子普通发票')
    const email = screen.getByLabelText(/^接收发票的邮箱/)
    await user.type(email, 'cai.wu@kangning.com')
    await user.click(await submit())
    expect(
      (await screen.findAllByText('邮箱格式不正确，@ 前只能有字母、数字、下划线和连字符')).length,
    ).toBeGreaterThan(0)
    expect(client.sentTo('order.create')).toEqual([])
    await user.clear(email)
    await user.type(email, ' caiwu@kangning.com ')
    await user.click(await submit())
    await waitFor(() =>
      expect(client.sentTo('order.create')[0]?.input).toMatchObject({
        invoice_type: 'electronic',
        invoice_email: 'caiwu@kangning.com',
      }),
    )
  })

  test('[RT-13] [RT-32] an order can be without an invoice, or decide it later', async () => {
    const { client, user } = open({}, { 'invoice.profile': () => invoiceProfile() })
    const type = await screen.findByRole('combobox', { name: '发票类型' })
    await user.selectOptions(type, '不开票')
    await user.selectOptions(type, '之后再申请')
    expect(type).toHaveProperty('value', 'later')
    await user.selectOptions(type, '不开票')
    await user.click(await submit())
    await waitFor(() =>
      expect(client.sentTo('order.create')[0]?.input).toMatchObject({ invoice_type: 'not_needed' }),
    )
  })

  test('[RT-13] a licence that prevents the order has a link to renew it', async () => {
    open(
      { blocked: '证照已过期', blocked_by_licence: 1 },
      { 'user.base': () => buyer({ licence_state: 'expired' }) },
    )
    const link = await within(await bar()).findByRole('link', { name: '更新证照' })
    expect(link.getAttribute('href')).toBe('/zhzx/basic/zzzj')
  })

  test.each(['收货地址审核中，通过后可下单', '有逾期未上传的签收回执', '所选商品暂时都不能购买'])(
    '[RT-13] a licence that expires soon is not what prevents the order, and has no link there: %s',
    async blocked => {
      const licence_message = '药品经营许可证将于 7 天后到期'
      open({ blocked }, { 'user.base': () => buyer({ licence_message }) })
      expect(await within(await bar()).findByText(blocked)).toBeTruthy()
      expect(within(await bar()).queryByRole('link', { name: '更新证照' })).toBeNull()
    },
  )
})

describe('the address', () => {
  const [first] = checkoutOf('256.00', LINES).addresses
  if (!first) throw new Error('test: a checkout has an address.')
  const second = { ...first, id: 8, consignee: '李强', detail: '人民路 2 号', is_default: 0 as const }
  const unreviewed = {
    ...second,
    id: 9,
    consignee: '王芳',
    is_reviewed: 0 as const,
    review_text: '地址审核中',
  }
  const addresses = [first, second, unreviewed]

  test('[RT-13] the order goes to the address that the buyer chooses', async () => {
    const { user, client } = open({ addresses })
    await user.click(await screen.findByRole('radio', { name: /李强/ }))
    await waitFor(async () => expect((await bar()).textContent).toContain('人民路 2 号 · 李强'))
    await user.click(await submit())
    await waitFor(() => expect(client.sentTo('order.create')[0]?.input).toMatchObject({ address_id: 8 }))
  })

  test('[RT-13] an address in review cannot be chosen, and says so', async () => {
    const { user } = open({ addresses })
    await user.click(await screen.findByRole('radio', { name: /王芳/ }))
    expect((await bar()).textContent).toContain('陈晓梅')
    expect(main().getByText('地址审核中')).toBeTruthy()
  })
})

describe('coupons and balance', () => {
  test('[RT-13] a coupon says what it saves, from what amount, and until when', async () => {
    open({ coupons: [usable, free], coupon_id: 5 })
    await unfoldCoupons()
    expect(await screen.findByRole('radio', { name: /新店满减券 · 省 ¥30\.00/, checked: true })).toBeTruthy()
    expect(main().getByText('全场通用，满 ¥200.00 可用，2026-12-31 前有效')).toBeTruthy()
    expect(main().getByText('全场通用，无门槛，2026-12-31 前有效')).toBeTruthy()
    expect(screen.getByRole('radio', { name: /^无门槛券/ })).toBeTruthy()
  })

  test('[RT-13] another coupon, none, and the balance are asked for', async () => {
    const { client, user } = open({ coupons: [usable, free], coupon_id: 5 })
    const last = () => client.sentTo('cart.checkout').at(-1)?.input
    await unfoldCoupons()
    await user.click(await screen.findByRole('radio', { name: /^无门槛券/ }))
    await waitFor(() => expect(last()).toMatchObject({ coupon_id: 6, use_balance: 0 }))
    await user.click(screen.getByRole('radio', { name: '不使用优惠券' }))
    await waitFor(() => expect(last()).toMatchObject({ coupon_id: 0, use_balance: 0 }))
    await user.click(screen.getByRole('checkbox', { name: /使用余额/ }))
    await waitFor(() => expect(last()).toMatchObject({ coupon_id: 0, use_balance: 1 }))
    await user.click(screen.getByRole('checkbox', { name: /使用余额/ }))
    await waitFor(() => expect(last()).toMatchObject({ coupon_id: 0, use_balance: 0 }))
  })

  test('[RT-13] coupons that cannot be used are behind a button, each with its reason', async () => {
    const { user } = open({ coupons: [usable, unusable] })
    await unfoldCoupons()
    await user.click(await screen.findByRole('button', { name: '查看 1 张不可用的优惠券' }))
    expect(screen.getByRole('radio', { name: /中药券/ })).toBeTruthy()
    expect(main().getByText('不适用')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '收起不可用的优惠券' }))
    expect(screen.queryByRole('radio', { name: /中药券/ })).toBeNull()
  })

  test('[RT-13] without coupons it says so, and without a balance the box is off', async () => {
    open({ balance: '0.00' })
    expect(await screen.findByText('没有可用于本次订单的优惠券')).toBeTruthy()
    expect(screen.getByRole('checkbox', { name: /使用余额/ })).toHaveProperty('disabled', true)
  })

  test('[RT-13] the balance that is used is said', async () => {
    const amounts = { ...checkoutOf('256.00', LINES).amounts, balance_amount: '100.00' }
    const { user } = open({ amounts })
    expect(await screen.findByText(/可用余额 ¥500\.00/)).toBeTruthy()
    expect(screen.queryByText(/本次抵扣/)).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: /使用余额/ }))
    expect(await screen.findByText(/本次抵扣 ¥100\.00，提交后冻结，付款时输入登录密码扣除/)).toBeTruthy()
  })
})

describe('nothing to check out', () => {
  const action: CartTotal['action'] = { state: 'licence', message: '证照已过期，更新后可继续提交订单' }

  test('[RT-13] without a selected line, the ways on are the cart and the orders', async () => {
    open({}, { 'cart.list': () => cartOf(cartLineFor(3, { is_selected: 0 })) })
    expect(await screen.findByText('没有要结算的商品')).toBeTruthy()
    expect(main().getByRole('link', { name: '回购物车' }).getAttribute('href')).toBe('/cart')
    expect(main().getByRole('link', { name: '我的订单' }).getAttribute('href')).toBe('/order')
    expect(main().queryByRole('link', { name: '更新证照' })).toBeNull()
    expect(main().getByText('请先在购物车里勾选商品。刚提交过的订单在“我的订单”里。')).toBeTruthy()
  })

  describe('the chosen lines were ordered in another tab', () => {
    const gone = checkoutOf('0.00', [], {
      parts: [],
      changes: [{ goods_id: 0, name: '', message: '2 种商品已不在购物车中' }],
      blocked: '所选商品暂时都不能购买',
    })
    const title = '这些商品已不在购物车，可能已经下单'

    test('[RT-13] the order says so, with the ways to orders and cart, and the cart is counted again', async () => {
      let list = [...LINES, cartLineFor(3)]
      const { user } = open(
        {},
        {
          'cart.list': () => cartOf(...list),
          'order.create': () => failWith('refused', { code: 409, message: '2 种商品有变化', data: gone }),
        },
      )
      const button = await submit()
      const badge = await screen.findByRole('button', { name: /^购物车/ })
      expect(badge.textContent).toContain('3')
      list = [cartLineFor(3)]
      await user.click(button)
      const notice = await screen.findByText(title)
      expect(document.activeElement?.contains(notice)).toBe(true)
      expect(main().getByRole('link', { name: '我的订单' }).getAttribute('href')).toBe('/order')
      expect(main().getByRole('link', { name: '购物车' }).getAttribute('href')).toBe('/cart')
      expect(screen.queryByRole('region', { name: '提交订单' })).toBeNull()
      await waitFor(() => expect(badge.textContent).toContain('1'))
    })

    test('[RT-13] so does another choice, which prices the lines again', async () => {
      const { client, user } = open()
      await submit()
      client.answer({ 'cart.checkout': () => gone })
      await user.click(screen.getByRole('checkbox', { name: /使用余额/ }))
      expect(await screen.findByText(title)).toBeTruthy()
    })

    test('[RT-13] lines that are in the cart and cannot be bought keep the page with the reasons', async () => {
      const changes = [...gone.changes, { goods_id: 7, name: '阿莫西林胶囊', message: '已下架' }]
      open({ ...gone, changes })
      expect(await within(await bar()).findByText('所选商品暂时都不能购买')).toBeTruthy()
      expect(main().getByText('已下架')).toBeTruthy()
      expect(screen.queryByText(title)).toBeNull()
    })
  })

  test('[RT-13] a licence that prevents it is the reason, with a link to renew it', async () => {
    const total = cartTotalFor([], { action })
    open(
      {},
      {
        'user.base': () => buyer({ licence_state: 'expired' }),
        'cart.list': () => ({ ...cartOf(), total }),
      },
    )
    expect(await screen.findByText(action.message)).toBeTruthy()
    expect(main().getByText('商品都还在购物车里。')).toBeTruthy()
    expect(main().getByRole('link', { name: '更新证照' }).getAttribute('href')).toBe('/zhzx/basic/zzzj')
  })
})
