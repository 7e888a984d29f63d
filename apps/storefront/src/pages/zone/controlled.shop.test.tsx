import { screen, waitFor, within } from '@testing-library/react'
import type { Wanted } from '@yaoji/api-client/contract/wanted'
import {
  type Answers,
  goodsDetailOf,
  goodsFor,
  goodsListOf,
  visitor,
  wantedFor,
  wantedListOf,
  zoneOf,
  zoneSectionFor,
} from '@yaoji/api-client/testing'
import { describe, expect, test } from 'vitest'
import { openShop } from '../../testing/openShop'
import { ZONE_ANSWERS } from '../../testing/zoneAnswers'

const open = (at: string, answers: Answers = {}) => openShop(at, { ...ZONE_ANSWERS, ...answers })
const ready = () => screen.findByText('阿莫西林胶囊 1')
const main = () => within(screen.getByRole('main'))

describe('request to buy a controlled product', () => {
  const controlled = goodsFor(1, {
    buy_state: 'controlled',
    is_buy: 0,
    special_flag: 'controlled',
    price: undefined,
  })
  const answers: Answers = {
    'goods.list': () => goodsListOf(controlled),
    'goods.detail': () => goodsDetailOf(controlled),
  }

  test('[RT-36 /kxzq] it is sent with product, number and reason, and the card follows', async () => {
    const { user, client, place } = open('/kxzq', answers)
    await ready()
    await user.click(main().getByRole('link', { name: '申请权限' }))
    const dialog = within(await screen.findByRole('dialog', { name: '申请采购权限' }))
    const number = dialog.getByRole('textbox', { name: /每月预计采购数量/ })
    await user.clear(number)
    await user.type(number, '60')
    await user.type(dialog.getByRole('textbox', { name: /说明/ }), '社区店')
    const remark = '申请控销采购权限，商品编码 Y1；社区店'
    client.answer({
      'wanted.create': () => ({ wanted: wantedFor(1) }),
      'wanted.list': () => wantedListOf(wantedFor(1, { remark })),
    })
    await user.click(dialog.getByRole('button', { name: '提交申请' }))
    expect(await screen.findByText('待处理')).toBeTruthy()
    expect(client.sentTo('wanted.create').map(({ input }) => input)).toEqual([
      {
        data: {
          name: '阿莫西林胶囊 1',
          ypgg: '0.25g×24粒',
          sccj: '香港澳美制药厂',
          approval_no: '国药准字H20000001',
          number: 60,
          remark,
        },
      },
    ])
    await waitFor(() => expect(place.now).toBe('/kxzq'))
  })

  test('[RT-36 /kxzq] a request from another page names the product, and leads back there, sent or not', async () => {
    const at = '/kxzq?apply=1001&from=%2Fkxzq%2Fnew%3Fpage%3D2'
    const { user, place, unmount } = open(at, {
      ...answers,
      'wanted.create': () => ({ wanted: wantedFor(1) }),
    })
    const dialog = await screen.findByRole('dialog', { name: '申请采购权限' })
    expect(dialog.textContent).toContain('阿莫西林胶囊 1')
    await user.click(within(dialog).getByRole('button', { name: '提交申请' }))
    expect(await screen.findByText('申请已提交')).toBeTruthy()
    await waitFor(() => expect(place.now).toBe('/kxzq/new?page=2'))
    unmount()

    const again = open(at, {
      ...answers,
      'wanted.list': () => wantedListOf(wantedFor(1, { remark: '申请控销采购权限，商品编码 Y1' })),
    })
    expect(await screen.findByText('已有这个商品的申请，待处理。')).toBeTruthy()
    await again.user.click(await screen.findByRole('button', { name: '返回' }))
    await waitFor(() => expect(again.place.now).toBe('/kxzq/new?page=2'))
  })

  test('[RT-36 /kxzq] a refusal stays in the dialog, and closing it sends nothing', async () => {
    const { user, client, place } = open('/kxzq?apply=1001', answers)
    const dialog = within(await screen.findByRole('dialog', { name: '申请采购权限' }))
    await user.click(dialog.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(place.now).toBe('/kxzq'))
    expect(client.sentTo('wanted.create')).toEqual([])
  })

  test('[RT-36 /kxzq] a card has the status of its own request, until the buyer closes the request', async () => {
    const request = (id: number, status: Wanted['status'], status_text: string) =>
      wantedFor(id, { status, status_text, remark: `申请控销采购权限，商品编码 Y${id}；社区店` })
    const { client } = open('/kxzq', {
      ...answers,
      'goods.list': () =>
        goodsListOf(controlled, { ...controlled, id: 1002, goods_price_id: 2002, code: 'Y2' }),
      'wanted.list': () => wantedListOf(request(1, 40, '已关闭'), request(2, 10, '处理中')),
    })
    expect(await main().findAllByText('处理中')).toHaveLength(1)
    expect(main().queryByText('已关闭')).toBeNull()
    expect(client.sentTo('wanted.list').map(({ input }) => input)).toEqual([{ per_page: 100 }])
    expect(client.sentTo('goods.detail')).toEqual([])
  })

  test('[RT-36 /kxzq] a visitor asks for no requests, and the dialog does not open', async () => {
    const { client } = open('/kxzq?apply=1001', { ...answers, 'user.base': () => visitor() })
    await ready()
    expect([...client.sentTo('wanted.list'), ...client.sentTo('goods.detail')]).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('[RT-36 /kxzq] the dialog says what is requested, and begins with the smallest order', async () => {
    open('/kxzq?apply=1001&sort=sales', {
      ...answers,
      'goods.detail': () => goodsDetailOf({ ...controlled, min_qty: 5 }),
    })
    const dialog = await screen.findByRole('dialog', { name: '申请采购权限' })
    expect(dialog.textContent).toContain('阿莫西林胶囊 1，0.25g×24粒，香港澳美制药厂。')
    expect(within(dialog).getByRole('textbox', { name: /每月预计采购数量/ })).toHaveProperty('value', '5')
    expect(within(dialog).getByText('盒')).toBeTruthy()
  })

  test('[RT-36 /kxzq] texts that are too long for the service are cut, and an empty reason is left out', async () => {
    const long = goodsFor(1, {
      ...controlled,
      name: '药'.repeat(61),
      ypgg: '规'.repeat(61),
      sccj: '厂'.repeat(61),
      approval_no: '号'.repeat(41),
    })
    const { user, client } = open('/kxzq?apply=1001', {
      ...answers,
      'goods.detail': () => goodsDetailOf(long),
      'wanted.create': () => ({ wanted: wantedFor(1) }),
    })
    const dialog = within(await screen.findByRole('dialog', { name: '申请采购权限' }))
    await user.type(dialog.getByRole('textbox', { name: /说明/ }), '  ')
    await user.click(dialog.getByRole('button', { name: '提交申请' }))
    expect(await screen.findByText('申请已提交')).toBeTruthy()
    expect(client.sentTo('wanted.create')[0]?.input).toEqual({
      data: {
        name: '药'.repeat(60),
        ypgg: '规'.repeat(60),
        sccj: '厂'.repeat(60),
        approval_no: '号'.repeat(40),
        number: 1,
        remark: '申请控销采购权限，商品编码 Y1',
      },
    })
  })

  test('[RT-36 /kxzq] an address with a product that can be bought opens nothing', async () => {
    const { client } = open('/kxzq?apply=1001', { 'goods.detail': () => goodsDetailOf(goodsFor(1)) })
    await ready()
    await waitFor(() => expect(client.sentTo('goods.detail')).toHaveLength(1))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test('[RT-36 /kxzq/goods/{url}/{ads?}] the pictures of the address are on top of the row of its key', async () => {
  const ad = { id: 18, image: '/b.svg', url: '/kxzq/new', title: '控销上新', subtitle: '抢先布局' }
  const { client } = open('/kxzq/goods/hot/18,x,16', {
    'focus.kxzq': () =>
      zoneOf(zoneSectionFor('hotter', '别的', goodsFor(2)), {
        ...zoneSectionFor('hot/16', '控销热卖', goodsFor(1)),
        words: ['独家品种', '厂家直供'],
      }),
    'focus.kxzqAd': () => ({ list: [ad] }),
  })
  expect(await screen.findByRole('heading', { level: 1, name: '控销热卖' })).toBeTruthy()
  expect(await main().findByRole('link', { name: '控销上新：抢先布局' })).toBeTruthy()
  expect(client.sentTo('focus.kxzqAd').map(({ input }) => input)).toEqual([{ ids: [18, 16] }])
  expect(screen.queryByText('阿莫西林胶囊 2')).toBeNull()
  expect(main().getByText('独家品种 · 厂家直供')).toBeTruthy()
  expect(document.title).toBe('控销热卖 - 药集')
})

test('[RT-36 /kxzq/goods/{url}/{ads?}] without pictures in the address none are asked for', async () => {
  const { client } = open('/kxzq/goods/hot', {
    'focus.kxzq': () => zoneOf(zoneSectionFor('hot', '控销热卖', goodsFor(1))),
  })
  await ready()
  expect(main().queryByRole('list', { name: '专区推荐' })).toBeNull()
  expect(client.sentTo('focus.kxzqAd')).toEqual([])
})

test('[RT-36 /kxzq/goods/{url}/{ads?}] a row that does not exist has the ways on', async () => {
  open('/kxzq/goods/gone', { 'focus.kxzq': () => zoneOf(zoneSectionFor('hot', '控销热卖', goodsFor(1))) })
  await main().findByText('没有这个控销专题')
  expect(main().getByRole('link', { name: '看控销专区' }).getAttribute('href')).toBe('/kxzq')
  expect(main().getByRole('link', { name: '回首页' }).getAttribute('href')).toBe('/')
})

test('[RT-36 /kxzq/new] the newest controlled products lead to all of them', async () => {
  open('/kxzq/new')
  await ready()
  expect(main().getByRole('link', { name: '全部控销商品' }).getAttribute('href')).toBe('/kxzq')
})
