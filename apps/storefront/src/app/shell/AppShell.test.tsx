import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { buyer, failWith, shopConfig, storeFor, visitor } from '@yaoji/api-client/testing'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { hasLoginMark, setLoginMark } from '../../core/session/loginMark'
import { type RouteRow, routes } from '../../routes'
import { fakeLocation, openShop } from '../../testing/openShop'
import { requiredRoutes } from '../../testing/requiredRoutes'

const REQUIREMENTS = join(import.meta.dirname, '../../../../../docs/requirements.md')
const REQUIRED = requiredRoutes(readFileSync(REQUIREMENTS, 'utf8'))
const PENDING = () => new Promise<never>(() => {})

/** Addresses of the page views that were reported. */
let views: string[]

beforeEach(() => {
  sessionStorage.clear()
  views = []
  vi.stubGlobal('_hmt', { push: ([, path]: [string, string]) => views.push(path) })
})

const header = () => within(screen.getByRole('banner'))
const main = () => screen.getByRole('main')

describe('header by cart step', () => {
  test.each([
    { step: 'no step', at: '/noActivity', search: true, cart: true, nav: true },
    { step: 'step 1', at: '/cart', search: true, cart: false, nav: false },
    { step: 'step 2', at: '/cart/step2', search: false, cart: false, nav: false },
    { step: 'step 3', at: '/cart/step3/7', search: false, cart: false, nav: false },
    { step: 'step 3', at: '/cart/hm', search: false, cart: false, nav: false },
    { step: 'step 4', at: '/cart/step4', search: true, cart: true, nav: false },
  ])('[CH-15 3, CH-15 4] $at, $step: search $search, cart button $cart, categories $nav', async row => {
    openShop(row.at)
    await header().findByText(buyer().company)
    expect(header().queryByRole('combobox', { name: '搜索商品' }) !== null).toBe(row.search)
    expect(header().queryByRole('link', { name: '购物车' }) !== null).toBe(row.cart)
    expect(header().queryByRole('navigation', { name: '全部商品分类' }) !== null).toBe(row.nav)
  })
})

test.each([
  [1, '/cart'],
  [2, '/cart/step2'],
  [3, '/cart/step3/7'],
  [3, '/cart/hm'],
  [4, '/cart/step4'],
])('[CH-15 2] step %i of the cart is shown at %s', async (step, at) => {
  openShop(at)
  const bar = within(await screen.findByRole('navigation', { name: '购物流程' }))
  const steps = bar.getAllByRole('listitem')
  expect(steps.map(each => each.getAttribute('aria-current') === 'step')).toEqual(
    [1, 2, 3, 4].map(each => each === step),
  )
})

test('[CH-12 1, CH-12 2, CH-12 3, CH-12 4, CH-12 5] the header of the login leads home, and has title, code and hotline', async () => {
  const site = { ...shopConfig().site, app_qr: '/pictures/app.svg' }
  const { user } = openShop('/login', {
    'user.base': () => visitor(),
    'config.common': () => shopConfig({ site }),
  })
  await screen.findByRole('banner')
  expect(header().getByRole('heading', { level: 1, name: '登录' })).toBeTruthy()
  expect(header().getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('/')
  expect(await header().findByRole('link', { name: shopConfig().hot_line })).toBeTruthy()
  await user.click(header().getByRole('button', { name: '手机访问' }))
  const code = header().getByRole('img', { name: '本站网址二维码' })
  expect(code.getAttribute('src')).toBe(site.app_qr)
  await user.click(header().getByRole('button', { name: '添加到桌面' }))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('添加到桌面')
})

test.each([
  ['CH-11', '/noActivity', '心脑血管', '/list/other/1/%E5%BF%83%E8%84%91%E8%A1%80%E7%AE%A1'],
  ['CH-11 1', '/yx', '包邮好药', '/list/other/2/%E5%8C%85%E9%82%AE%E5%A5%BD%E8%8D%AF'],
  ['CH-11 1', '/yx/table', '包邮好药', '/list/other/2/%E5%8C%85%E9%82%AE%E5%A5%BD%E8%8D%AF'],
  ['CH-11 2', '/zyyp', '根茎类饮片', '/list/other/3/%E6%A0%B9%E8%8C%8E%E7%B1%BB%E9%A5%AE%E7%89%87'],
  ['CH-11 3', '/qxzq', '血压计', '/list/other/4/%E8%A1%80%E5%8E%8B%E8%AE%A1'],
])('[%s] the category menu of %s has 「%s」', async (_clause, at, name, address) => {
  const { user } = openShop(at)
  await user.click(await header().findByRole('button', { name: '全部商品分类' }))
  const menu = within(header().getByRole('navigation', { name: '全部商品分类' }))
  expect(menu.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([address])
  expect(menu.getByRole('link', { name })).toBeTruthy()
})

test('[CH-09 3, CH-09 4] the bottom bar has the first nine items of the configuration, and what is inside them', async () => {
  const link = (id: number, name: string) => ({ id, name, url: `/list?keywords=${name}`, image: '' })
  const items = Array.from({ length: 10 }, (_, at) => ({
    ...link(at, `入口${at}`),
    is_open: 0 as const,
    children: at === 8 ? [link(20, '新品上架')] : [],
  }))
  const { user } = openShop('/noActivity', { 'config.common': () => shopConfig({ nav: items }) })
  const bar = within(await header().findByRole('navigation', { name: '主导航' }))
  await user.click(await bar.findByRole('button', { name: '展开入口8' }))
  expect(bar.getByRole('link', { name: '新品上架' }).getAttribute('href')).toBe('/list?keywords=新品上架')
  expect(bar.getAllByRole('link', { name: /^入口/ })).toHaveLength(9)
})

describe('top bar', () => {
  const links = () =>
    Object.fromEntries(
      within(screen.getByRole('navigation', { name: '快捷入口' }))
        .getAllByRole('link')
        .map(link => [link.textContent, link.getAttribute('href')]),
    )

  test('[CH-04 1, CH-04 4, CH-04 5, CH-04 6] its links lead to the pages that they name', () => {
    openShop('/noActivity')
    expect(links()).toEqual({ 首页: '/', 会员中心: '/user', 我的订单: '/order', 电子发票查询: '/zzfw/dzfp' })
  })

  test('[CH-04 2] home has no link to itself', () => {
    openShop('/')
    expect(Object.keys(links())).not.toContain('首页')
  })

  test('[CH-04 7] the code of the app pops up', async () => {
    const site = { ...shopConfig().site, app_qr: '/pictures/app.svg' }
    const { user } = openShop('/noActivity', { 'config.common': () => shopConfig({ site }) })
    await user.click(await header().findByRole('button', { name: '手机访问' }))
    expect((await header().findByRole('img', { name: '本站网址二维码' })).getAttribute('src')).toBe(
      site.app_qr,
    )
  })

  test('[ST-09] while the session is not known, it offers neither login nor logout', async () => {
    openShop('/noActivity', { 'user.base': PENDING })
    await screen.findByRole('heading', { level: 1 })
    expect(header().queryByRole('link', { name: '登录' })).toBeNull()
    expect(header().queryByRole('link', { name: '注册' })).toBeNull()
    expect(header().queryByRole('button', { name: '安全退出' })).toBeNull()
  })

  test.each([
    ['a visitor', () => visitor()],
    ['a session that failed', () => failWith('busy')],
  ])(
    '[CH-03 3, CH-03 4] [ST-09] %s is offered login, with the way back, and registration',
    async (_who, answer) => {
      openShop('/search?keywords=amxl', { 'user.base': answer })
      const login = await header().findByRole('link', { name: '登录' })
      expect(login.getAttribute('href')).toBe('/login?from=%2Fsearch%3Fkeywords%3Damxl')
      expect(header().getByRole('link', { name: '注册' }).getAttribute('href')).toBe('/register/step1')
    },
  )
})

describe('stores of a chain, in the top bar', () => {
  const HEAD = storeFor(1, { is_head: 1, is_current: 1, can_switch: 0, company: '康宁大药房' })
  const SECOND = storeFor(2, { company: '康宁大药房二店' })
  const chain = {
    'user.base': () => buyer({ store_count: 2 }),
    'store.list': () => ({ list: [HEAD, SECOND] }),
  }
  const openMenu = async (user: UserEvent) => {
    await user.click(await header().findByRole('button', { name: /^切换门店/ }))
    return within(await screen.findByRole('dialog', { name: '切换门店' }))
  }

  test('[RT-25] another store is one press away, and the page stays: it is loaded again', async () => {
    const { reload } = fakeLocation()
    const { user, client } = openShop('/noActivity', {
      ...chain,
      'store.switch': () => ({ user: buyer({ company: SECOND.company, store_count: 2 }) }),
    })
    const menu = await openMenu(user)
    await user.click(await menu.findByRole('button', { name: SECOND.company }))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(client.sentTo('store.switch').map(({ input }) => input)).toEqual([{ id: 2 }])
  })

  test.each(['/order/info/9', '/cart/step3/9', '/cart/hm?id=9'])(
    '[RT-25] from the order at %s, which the other store does not have, the way leads to its orders',
    async at => {
      const { reload, assign } = fakeLocation()
      const { user } = openShop(at, {
        ...chain,
        'store.switch': () => ({ user: buyer({ company: SECOND.company, store_count: 2 }) }),
      })
      const menu = await openMenu(user)
      await user.click(await menu.findByRole('button', { name: SECOND.company }))
      await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/order'))
      expect(reload).not.toHaveBeenCalled()
    },
  )

  test('[RT-25] a refusal is shown in the menu, and the buyer stays where she is', async () => {
    const { reload } = fakeLocation()
    const { user } = openShop('/noActivity', {
      ...chain,
      'store.switch': () => failWith('refused', { message: '门店不存在' }),
    })
    const menu = await openMenu(user)
    await user.click(await menu.findByRole('button', { name: SECOND.company }))
    expect(await menu.findByText('门店不存在')).toBeTruthy()
    expect(reload).not.toHaveBeenCalled()
  })

  test('[RT-25] a buyer of one store has no menu, and its stores are not asked for', async () => {
    const { client } = openShop('/noActivity', { ...chain, 'user.base': () => buyer({ store_count: 1 }) })
    await header().findByRole('button', { name: '安全退出' })
    expect(header().queryByRole('button', { name: /^切换门店/ })).toBeNull()
    expect(client.sentTo('store.list')).toEqual([])
  })
})

describe('logout', () => {
  test('[CH-03 2] [ST-07 2, ST-07 3] it removes the login mark and reloads the page', async () => {
    const { reload } = fakeLocation()
    setLoginMark()
    const { user, client } = openShop('/noActivity', { 'user.logout': () => ({}) })
    await user.click(await header().findByRole('button', { name: '安全退出' }))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(client.sentTo('user.logout')).toHaveLength(1)
    expect(hasLoginMark()).toBe(false)
  })

  test('[ER-09 2] one that fails says so, and the buyer stays', async () => {
    const { reload } = fakeLocation()
    setLoginMark()
    const { user } = openShop('/noActivity', {
      'user.logout': () => failWith('busy', { message: '系统繁忙' }),
    })
    await user.click(await header().findByRole('button', { name: '安全退出' }))
    expect(await screen.findByText('系统繁忙')).toBeTruthy()
    expect(reload).not.toHaveBeenCalled()
    expect(hasLoginMark()).toBe(true)
  })

  test('[ST-07] a second press while it runs sends nothing', async () => {
    const { user, client } = openShop('/noActivity', { 'user.logout': PENDING })
    const logout = await header().findByRole('button', { name: '安全退出' })
    await user.dblClick(logout)
    expect(client.sentTo('user.logout')).toHaveLength(1)
  })
})

describe('toolbar', () => {
  const nav = () => screen.findByRole('navigation', { name: '侧边快捷' })

  test('[CH-13 1] the side nav shows its links with their pictures', async () => {
    const list = [{ id: 1, image: '/pictures/coupon.svg', url: '/lqzx', title: '领券中心', subtitle: '' }]
    openShop('/noActivity', { 'focus.right': () => ({ list }) })
    const link = await within(await nav()).findByRole('link', { name: '领券中心' })
    expect(link.getAttribute('href')).toBe('/lqzx')
    expect(link.querySelector('img')?.getAttribute('src')).toBe('/pictures/coupon.svg')
  })

  const common_config = { hot_line: '', qq1: '2026001', qq2: '2026002' }

  test('[CH-17 1] a buyer with a chat is offered the chat', async () => {
    openShop('/noActivity', { 'user.base': () => buyer({ common_config, is_can_chat: 1 }) })
    expect(await within(await nav()).findByRole('button', { name: '在线客服' })).toBeTruthy()
    expect(within(await nav()).queryByRole('list', { name: 'QQ 客服' })).toBeNull()
  })

  test('[CH-17 1, CH-17 2, CH-17 3] the frame of the chat gets the user name and a token', async () => {
    const { user } = openShop('/noActivity', {
      'user.base': () => buyer({ common_config, is_can_chat: 1 }),
      'user.chatTicket': () => ({
        url: 'https://chat.example/',
        username: 'kangning',
        token: 't1',
        expires_seconds: 60,
      }),
    })
    await user.click(await within(await nav()).findByRole('button', { name: '在线客服' }))
    const frame = await screen.findByTitle('在线客服对话')
    expect(frame.getAttribute('src')).toBe('https://chat.example/?username=kangning&token=t1')
  })

  test.each([
    ['a buyer without a chat', buyer({ common_config, is_can_chat: 0 })],
    ['a visitor', visitor({ common_config, is_can_chat: 1 })],
  ] as const)('[CH-17 4] %s is offered both QQ numbers', async (_who, session) => {
    openShop('/noActivity', { 'user.base': () => session })
    const list = await within(await nav()).findByRole('list', { name: 'QQ 客服' })
    expect(
      within(list)
        .getAllByRole('link')
        .map(link => link.getAttribute('href')),
    ).toEqual([expect.stringContaining('uin=2026001'), expect.stringContaining('uin=2026002')])
    expect(within(await nav()).queryByRole('button', { name: '在线客服' })).toBeNull()
  })

  test('[CH-18 2] the message about quality inspection is an alert', async () => {
    const quality_inspection = { quality_inspection_url: '', msg: '该功能正在维护' }
    const { user } = openShop('/noActivity', { 'user.base': () => buyer({ quality_inspection }) })
    await user.click(await within(await nav()).findByRole('button', { name: '质检查询' }))
    expect((await screen.findByRole('alertdialog')).textContent).toContain('该功能正在维护')
  })

  test('[ST-05] only a buyer is invited to the draw', async () => {
    const offer = { id: 1, is_join: 0, name: '换季备货礼', remarks: '', image: '', chance: 1 } as const
    const { client } = openShop('/noActivity', { 'user.base': () => visitor(), 'draw.simple': () => offer })
    await nav()
    await header().findByRole('link', { name: '登录' })
    expect(client.sentTo('draw.simple')).toEqual([])
  })

  test('[ER-09 3] [ER-10 4] a buyer who draws too early reads 活动未开始', async () => {
    const { user } = openShop('/noActivity', {
      'draw.simple': () => ({ id: 1, is_join: 0, name: '换季备货礼', remarks: '', image: '', chance: 1 }),
      'draw.draw': () => failWith('refused', { message: '活动未开始' }),
    })
    await user.click(await within(await nav()).findByRole('button', { name: '抽奖' }))
    await user.click(await screen.findByRole('button', { name: '直接查看' }))
    expect((await screen.findByRole('alertdialog')).textContent).toContain('活动未开始')
  })
})

test.each([
  ['full header, footer and toolbar', '/noActivity', { header: '药集首页', footer: true, toolbar: true }],
  ['login header and footer', '/login', { header: '返回首页', footer: true, toolbar: false }],
  ['nothing', '/loading', { header: undefined, footer: false, toolbar: false }],
])('[CH-01 1] the frame is %s at %s', async (_frame, at, frame) => {
  openShop(at, { 'user.base': () => visitor() })
  if (frame.header) expect(await screen.findByRole('link', { name: frame.header })).toBeTruthy()
  expect(screen.queryByRole('banner') !== null).toBe(frame.header !== undefined)
  expect(screen.queryByRole('contentinfo') !== null).toBe(frame.footer)
  const toolbar = () => screen.queryByRole('complementary', { name: '购物车侧栏' })
  if (frame.toolbar) await waitFor(() => expect(toolbar()).not.toBeNull())
  else expect(toolbar()).toBeNull()
})

test('[CH-16 2, CH-16 4] the footer has the year of the service', async () => {
  openShop('/noActivity')
  const footer = within(screen.getByRole('contentinfo'))
  expect(await footer.findByText(/© 2031 /)).toBeTruthy()
  expect(footer.getByText('鄂ICP备20260001号')).toBeTruthy()
})

test('[CH-16 4] the year of the footer is that of China', async () => {
  const timestamp = Date.UTC(2031, 11, 31, 16) / 1000
  openShop('/noActivity', { 'config.common': () => shopConfig({ timestamp }) })
  expect(await within(screen.getByRole('contentinfo')).findByText(/© 2032 /)).toBeTruthy()
})

describe('a page is announced', () => {
  const rowOf = (path: string): RouteRow | undefined => routes.find(row => row.path === path)

  const LEADING_ON = new Set(['loadingActivity', 'elevenIndex', 'forgetStep2', 'forgetStep3'])

  /** Pages that stay open. */
  const open = REQUIRED.filter(({ path }) => {
    const { redirect, name = '' } = rowOf(path) ?? {}
    return !redirect && !LEADING_ON.has(name)
  })

  test.each(open.map(({ path, title }) => [path, title]))(
    '[CH-01 2] [CH-02] %s is titled “%s - 药集” and reported once',
    async (path, title) => {
      const at = rowOf(path)?.example ?? path
      document.title = ''
      // Pages that lead a buyer or a visitor to another page wait for the session.
      openShop(at, { 'user.base': PENDING })
      expect(document.title).toBe(`${title} - 药集`)
      await waitFor(() => expect(views).toEqual([at.split('?')[0]]))
    },
  )

  test('[CH-02 1] each page is reported once, without the words of a search', async () => {
    const { user } = openShop('/search?keywords=安神补脑液')
    await waitFor(() => expect(views).toEqual(['/search']))
    await user.click(screen.getByRole('link', { name: '药集首页' }))
    await waitFor(() => expect(views).toEqual(['/search', '/']))
  })

  describe('the service of the setting', () => {
    /** Opens a page and goes on to another; returns what was sent to other services. */
    async function walk(stats_url: string) {
      vi.stubGlobal('_hmt', undefined)
      const send = vi.fn(async (_url: string, _request: RequestInit) => new Response())
      vi.stubGlobal('fetch', send)
      const config = shopConfig({ site: { ...shopConfig().site, stats_url } })
      const { user, client } = openShop('/search?keywords=安神补脑液', { 'config.common': () => config })
      await waitFor(() => expect(client.sentTo('config.common')).toHaveLength(1))
      await user.click(screen.getByRole('link', { name: '药集首页' }))
      await waitFor(() => expect(document.title).toBe('首页 - 药集'))
      return send
    }

    test('[CH-02 1] page views are sent to it, without the words of a search and without cookies', async () => {
      const send = await walk('https://stats.example/collect')
      await waitFor(() =>
        expect(send.mock.calls.map(([url, { body }]) => [url, String(body)])).toEqual([
          ['https://stats.example/collect', 'path=%2Fsearch'],
          ['https://stats.example/collect', 'path=%2F'],
        ]),
      )
      expect(send.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true })
    })

    test('[CH-02 1] without it nothing is sent', async () => {
      const send = await walk('')
      await waitFor(() => expect((globalThis as { _hmt?: unknown })._hmt).toHaveLength(2))
      expect(send).not.toHaveBeenCalled()
    })
  })

  test('[CH-01] another page gets the focus and its title, the first page leaves the focus where it was', async () => {
    const { user } = openShop('/noActivity')
    await screen.findByRole('heading', { level: 1 })
    expect(document.activeElement).toBe(document.body)
    await user.click(header().getByRole('link', { name: '我的订单' }))
    await waitFor(() => expect(document.title).toBe('我的订单 - 药集'))
    expect(document.activeElement).toBe(main())
  })
})

test('[CH-01] a tab leaves the page where it is scrolled to, a search starts at the top', async () => {
  const { user } = openShop('/search?keywords=amxl')
  Object.assign(window, { scrollY: 800 })
  onTestFinished(() => void Object.assign(window, { scrollY: 0 }))
  await user.click(await screen.findByRole('button', { name: /价格/ }))
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 800)
  await user.click(screen.getByRole('link', { name: '连花清瘟' }))
  await waitFor(() => expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0))
})
