import { screen, waitFor, within } from '@testing-library/react'
import { byTextFacet } from '@yaoji/api-client/contract/goods'
import {
  type Answers,
  addedToCart,
  cartLineFor,
  cartTotalFor,
  failWith,
  goodsFor,
  goodsListOf,
  visitor,
} from '@yaoji/api-client/testing'
import { afterEach, describe, expect, test } from 'vitest'
import { openShop } from '../../testing/openShop'

const facets = {
  ...byTextFacet(() => []),
  category: [{ value: '11', name: '感冒用药', count: 1 }],
  dosage_form: [{ value: '胶囊剂', name: '胶囊剂', count: 1 }],
  sccj: [{ value: '齐鲁制药', name: '齐鲁制药', count: 1 }],
  in_stock: 1,
}
const page = (...ids: number[]) => ({ ...goodsListOf(...ids.map(id => goodsFor(id))), facets })

function open(at: string, answers: Answers = {}) {
  const shop = openShop(at, { 'goods.list': () => page(1), ...answers })
  const inputs = () => shop.client.sentTo('goods.list').map(({ input }) => input)
  return { ...shop, inputs, lastInput: () => inputs().at(-1) }
}

const main = () => within(screen.getByRole('main'))
const ready = () => screen.findByText('阿莫西林胶囊 1')

describe('what a page lists', () => {
  test.each([
    ['RT-09 /list', '/list', '全部商品', {}],
    ['RT-09 /list', '/list?goods_manjian_id=5', '满减活动商品', { goods_manjian_id: 5 }],
    ['RT-08', '/list/other/101', '药品分类', { category: 101 }],
    ['RT-11 /search', '/search?keywords=%20amxl%20', '“amxl”的搜索结果', { keywords: 'amxl', type: 0 }],
    ['RT-11 /search', '/search?keywords=齐鲁&type=1', '厂家“齐鲁”的商品', { keywords: '齐鲁', type: 1 }],
  ])('[%s] %s', async (_row, at, title, base) => {
    const { inputs } = open(at)
    await ready()
    expect(main().getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(inputs()).toEqual([{ ...base, facets: 1 }])
  })

  test('[RT-11 /search] without keywords the page asks for some, and the service for nothing', async () => {
    const { inputs } = open('/search?keywords=%20')
    expect(await screen.findByText('还没有输入关键词')).toBeTruthy()
    expect(inputs()).toEqual([])
  })
})

const choose = async (user: ReturnType<typeof open>['user'], facet: string, value: RegExp) => {
  await user.click(screen.getByRole('button', { name: facet }))
  await user.click(within(screen.getByRole('group', { name: facet })).getByRole('button', { name: value }))
}

afterEach(() => localStorage.clear())

describe('filters', () => {
  test.each([
    ['/list', ['分类', '剂型', '厂家']],
    ['/list/other/101', ['剂型', '厂家']],
  ])('%s offers %j', async (at, names) => {
    open(at)
    await ready()
    const panel = within(screen.getByRole('region', { name: '筛选' }))
    const shown = ['分类', '剂型', '厂家'].filter(name => panel.queryByText(name))
    expect(shown).toEqual(names)
  })

  test('[RT-09 /list] each choice is in the address and in the next call', async () => {
    const { user, place, lastInput } = open('/list')
    await ready()
    await choose(user, '剂型', /胶囊剂/)
    await waitFor(() => expect(lastInput()).toEqual({ dosage_form: '胶囊剂', facets: 1 }))
    await choose(user, '分类', /感冒用药/)
    await waitFor(() => expect(lastInput()).toEqual({ dosage_form: '胶囊剂', category: 11, facets: 1 }))
    await user.click(screen.getByRole('checkbox', { name: '仅看有货' }))
    await waitFor(() => expect(lastInput()).toMatchObject({ in_stock: 1 }))
    await user.click(screen.getByRole('checkbox', { name: '仅看可见价' }))
    await waitFor(() => expect(lastInput()).toMatchObject({ in_stock: 1, price_visible: 1 }))
    await user.click(screen.getByRole('button', { name: /^销量/ }))
    await waitFor(() => expect(lastInput()).toMatchObject({ sort: 'sales' }))
    expect(new URLSearchParams(place.now.split('?')[1]).toString()).toBe(
      new URLSearchParams({
        dosage_form: '胶囊剂',
        category: '11',
        in_stock: '1',
        price_visible: '1',
        sort: 'sales',
      }).toString(),
    )
  })

  test('[RT-09 /list] what is chosen is shown, and is taken back beside it', async () => {
    const { user, place } = open('/list?in_stock=1&price_visible=1&sort=price_asc&sccj=齐鲁制药')
    await ready()
    for (const name of ['仅看有货', '仅看可见价']) {
      expect(screen.getByRole('checkbox', { name, checked: true })).toBeTruthy()
      await user.click(screen.getByRole('checkbox', { name }))
    }
    await user.click(screen.getByRole('button', { name: '移除 厂家：齐鲁制药' }))
    await waitFor(() => expect(place.now).toBe('/list?sort=price_asc'))
    await user.click(screen.getByRole('button', { name: /^综合/ }))
    await waitFor(() => expect(place.now).toBe('/list'))
  })

  test('[RT-08] on the page of a category a choice keeps the category', async () => {
    const { user, place, lastInput } = open('/list/other/101')
    await ready()
    await choose(user, '剂型', /胶囊剂/)
    await waitFor(() => expect(place.now).toBe('/list/other/101?dosage_form=%E8%83%B6%E5%9B%8A%E5%89%82'))
    expect(lastInput()).toEqual({ category: 101, dosage_form: '胶囊剂', facets: 1 })
  })
})

describe('views', () => {
  const viewLinks = () =>
    ['卡片', '表格', '无图'].map(name => main().queryByRole('link', { name })?.getAttribute('href'))

  test.each([
    ['/list?sort=sales', ['/list?sort=sales', '/list/table?sort=sales', '/list/no_image?sort=sales']],
    [
      '/search/table?keywords=amxl',
      ['/search?keywords=amxl', '/search/table?keywords=amxl', '/search?keywords=amxl&view=no_image'],
    ],
    [
      '/list/other/101?sort=sales',
      ['card', 'table', 'no_image'].map(view => `/list/other/101?sort=sales&view=${view}`),
    ],
    ['/zyyp', ['card', 'table', 'no_image'].map(view => `/zyyp?view=${view}`)],
  ])('at %s the ways to other views keep the choice', async (at, hrefs) => {
    open(at)
    await ready()
    expect(viewLinks()).toEqual(hrefs)
  })

  test('what was chosen last is how the next list is shown, and an address of a view of its own wins', async () => {
    const first = open('/list/other/101')
    await ready()
    expect(main().queryByRole('table')).toBeNull()
    await first.user.click(main().getByRole('link', { name: '表格' }))
    expect(await main().findByRole('table')).toBeTruthy()
    expect(first.place.now).toBe('/list/other/101?view=table')
    first.unmount()
    const second = open('/list')
    await ready()
    expect(main().getByRole('table')).toBeTruthy()
    second.unmount()
    const third = open('/list/no_image')
    await ready()
    expect(main().queryByRole('table')).toBeNull()
    await third.user.click(main().getByRole('link', { name: '卡片' }))
    expect(third.place.now).toBe('/list')
    expect(main().queryByRole('table')).toBeNull()
  })

  const picture = { list: '/pictures/1.svg', large: '/pictures/1-large.svg' }
  const withPicture = () => goodsListOf(goodsFor(1, { goods_image: [picture] }))

  test.each([
    ['RT-09 /list', '/list', { table: false, pictures: 1 }],
    ['RT-09 /list/table', '/list/table', { table: true, pictures: 1 }],
    ['RT-09 /list/no_image', '/list/no_image', { table: false, pictures: 0 }],
    ['RT-11 /search/table', '/search/table?keywords=amxl', { table: true, pictures: 1 }],
  ])('[%s] %s', async (_row, at, shown) => {
    open(at, { 'goods.list': withPicture })
    await ready()
    expect(main().queryByRole('table') !== null).toBe(shown.table)
    expect(screen.getByRole('main').querySelectorAll('img')).toHaveLength(shown.pictures)
  })

  test.each([
    ['RT-09 /list', '/list'],
    ['RT-09 /list/table', '/list/table'],
    ['RT-09 /list/no_image', '/list/no_image'],
    ['RT-11 /search', '/search?keywords=amxl'],
    ['RT-11 /search/table', '/search/table?keywords=amxl'],
  ])('[%s] a sold-out product has 到货通知, near-expiry stock and others have none', async (_row, at) => {
    const soldOut = { buy_state: 'no_stock', is_buy: 0, number: 0 } as const
    const { user, client } = open(at, {
      'goods.list': () =>
        goodsListOf(goodsFor(1), goodsFor(2, soldOut), goodsFor(3, { ...soldOut, near_expiry: 1 })),
      'arrival.list': () => ({ list: [] }),
      'arrival.add': () => ({ added: [], adjusted: [], refused: [] }),
    })
    await ready()
    const asks = () => main().getAllByRole('button', { name: /^到货通知/ })
    // Until its code is loaded the button looks the same and does nothing.
    await waitFor(() => expect(asks().map(each => each.getAttribute('aria-disabled'))).toEqual([null]))
    await user.click(asks()[0] as HTMLElement)
    await waitFor(() =>
      expect(client.sentTo('arrival.add').map(({ input }) => input)).toEqual([{ goods_ids: [1002] }]),
    )
  })

  test.each(['/list', '/list/table'])('at %s a product is added to the cart', async at => {
    const { user, client } = open(at, { 'cart.add': () => addedToCart() })
    await ready()
    await user.click(screen.getByRole('button', { name: /加入购物车/ }))
    expect(await screen.findByText('已加入购物车：阿莫西林胶囊 1 1 盒')).toBeTruthy()
    expect(client.sentTo('cart.add')[0]?.input).toMatchObject({ params: [{ goods_id: 1001, number: 1 }] })
  })

  test.each(['/list', '/list/table'])(
    '[CH-14 3] at %s a product says how many packs are in the cart, and the number is changed there',
    async at => {
      let number = 2
      const { user, client } = open(at, {
        'cart.add': () => addedToCart(),
        'cart.numbers': () => ({ list: [{ line_id: 7, goods_price_id: 2001, number }] }),
        'cart.edit'({ params }) {
          number = params.number
          const line = cartLineFor(1, { number })
          return { line, total: cartTotalFor([line]) }
        },
      })
      await ready()
      await main().findByRole('button', { name: '购物车 2，修改数量：阿莫西林胶囊 1' })
      number = 3
      await user.click(screen.getByRole('button', { name: /加入购物车/ }))
      expect(await screen.findByRole('button', { name: '✓ 1' })).toBeTruthy()
      await user.click(await main().findByRole('button', { name: '购物车 3，修改数量：阿莫西林胶囊 1' }))
      await user.keyboard('20{Enter}')
      await main().findByRole('button', { name: '购物车 20，修改数量：阿莫西林胶囊 1' })
      expect(client.sentTo('cart.edit')[0]?.input).toEqual({ id: 7, params: { number: 20 } })
      expect(await screen.findByRole('button', { name: /加入购物车/ })).toBeTruthy()
    },
  )

  test.each(['/list', '/list/table'])(
    '[RO-01] at %s a visitor logs in to see the price, and comes back',
    async at => {
      const goods = goodsFor(1, { buy_state: 'login', is_buy: 0 })
      open(at, { 'user.base': () => visitor(), 'goods.list': () => goodsListOf(goods) })
      await ready()
      const login = main()
        .getAllByRole('link')
        .map(link => link.getAttribute('href'))
      expect(login).toContain(`/login?from=${encodeURIComponent(at)}`)
      expect(login).toContain('/list/info/1001')
    },
  )
})

describe('further pages', () => {
  const more = () => screen.findByRole('button', { name: '加载更多' })
  const first = { ...page(1), next_key: 'k2', total: 2 }

  test('[RT-09 /list] the next page is asked for by its key, without facets, and follows the first', async () => {
    const { user, client, lastInput } = open('/list', { 'goods.list': () => first })
    await ready()
    client.answer({ 'goods.list': () => ({ ...page(2), facets: undefined }) })
    await user.click(await more())
    expect(await screen.findByText('阿莫西林胶囊 2')).toBeTruthy()
    expect(lastInput()).toEqual({ key: 'k2', facets: 0 })
    expect(screen.getByText('阿莫西林胶囊 1')).toBeTruthy()
    expect(screen.getByText('已全部显示，共 2 种')).toBeTruthy()
  })

  test('[RT-09 /list] when it fails, what is shown stays, and the retry gets it', async () => {
    const { user, client } = open('/list', { 'goods.list': () => first })
    await ready()
    client.answer({ 'goods.list': () => failWith('busy') })
    await user.click(await more())
    const retry = await screen.findByRole('button', { name: '重试' })
    expect(screen.getByText('阿莫西林胶囊 1')).toBeTruthy()
    client.answer({ 'goods.list': () => page(2) })
    await user.click(retry)
    expect(await screen.findByText('阿莫西林胶囊 2')).toBeTruthy()
  })
})

test.each([
  ['/list?in_stock=1', '没有符合条件的商品', { 清除全部条件: '/list' }],
  ['/list?goods_manjian_id=1', '没有符合条件的商品', { 清除全部条件: '/list' }],
  ['/list?sort=sales', '商品正在准备中', { 登记求购: '/zzfw/pzqg/add', 帮助中心: '/help' }],
  [
    '/list/other/101/%E6%84%9F%E5%86%92',
    '这个分类下没有符合条件的商品',
    { 清除全部条件: '/list/other/101/%E6%84%9F%E5%86%92' },
  ],
  [
    '/search?keywords=amxl',
    '没有找到“amxl”',
    { 按厂家再找: '/search?keywords=amxl&type=1', 看全部商品: '/list' },
  ],
  [
    '/search?keywords=ql&type=1',
    '没有找到“ql”',
    { 按药品名称再找: '/search?keywords=ql', 看全部商品: '/list' },
  ],
])('%s without a result says so and links on', async (at, text, links) => {
  open(at, { 'goods.list': () => goodsListOf() })
  expect(await screen.findByText(text)).toBeTruthy()
  for (const [name, href] of Object.entries(links))
    expect(main().getByRole('link', { name }).getAttribute('href')).toBe(href)
})

test('[RT-08] a category has the name and the parents of the answer', async () => {
  const parents = [{ id: 1, name: '西药' }]
  const category = { id: 101, name: '感冒用药', parents }
  open('/list/other/101', { 'goods.list': () => ({ ...page(1), category }) })
  await ready()
  expect(main().getByRole('heading', { level: 1, name: '感冒用药' })).toBeTruthy()
  const crumbs = within(main().getByRole('navigation', { name: /位置|面包屑/ }))
  expect(crumbs.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['首页', '/'],
    ['全部商品', '/list'],
    ['西药', '/list/other/1/%E8%A5%BF%E8%8D%AF'],
  ])
})

test.each(['0', '-1', 'x', '1.5'])('[RT-08] /list/other/%s is no category', async id => {
  const { inputs } = open(`/list/other/${id}`)
  expect(await screen.findByRole('heading', { level: 1, name: '没有这个分类' })).toBeTruthy()
  expect(inputs()).toEqual([])
})
