import { matchRoutes } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { href, type RouteName, type RouteRow, routeNamed, routes } from './routes'

const rows: readonly RouteRow[] = routes

/** Every route of docs/requirements.md. */
const REQUIRED = [
  ...'RT-01 RT-02 RT-03 RT-04 RT-05 RT-06 RT-07 RT-08 RT-09 RT-10 RT-11 RT-12 RT-13 RT-14 RT-15'.split(' '),
  ...'RT-16 RT-17 RT-18 RT-19 RT-20 RT-21 RT-22 RT-23 RT-24 RT-25 RT-26 RT-27 RT-28 RT-29 RT-30'.split(' '),
  ...'RT-31 RT-32 RT-33 RT-34 RT-35 RT-36 RT-37 RT-38 RT-39 RT-40 RT-41 RT-42 RT-43'.split(' '),
]

/** The name of the row that an address shows, as the router decides it. */
function nameAt(address: string): string | undefined {
  const table = rows.map(({ name, path }) => ({ id: name, path }))
  return matchRoutes(table, { pathname: new URL(address, 'http://shop.test').pathname })?.at(-1)?.route.id
}

function pathsWhere(condition: (row: RouteRow) => boolean): string[] {
  return rows.filter(condition).map(row => row.path)
}

describe('the table', () => {
  test('names and paths are unique', () => {
    expect(new Set(rows.map(row => row.name)).size).toBe(rows.length)
    expect(new Set(rows.map(row => row.path)).size).toBe(rows.length)
  })

  test('has a row for every required route, and no row for another', () => {
    expect([...new Set(rows.map(row => row.row))].sort()).toEqual(REQUIRED)
  })

  test('every row has a title, without the product’s name', () => {
    expect(
      pathsWhere(row => !/^[\p{Script=Han}\d]+$/u.test(row.title) || row.title.includes('药集')),
    ).toEqual([])
  })

  test('every row shows a page, leads on, or says that its page is not there yet: one of the three', () => {
    const ends = (row: RouteRow) => [row.page, row.redirect, row.pending].filter(Boolean).length
    expect(pathsWhere(row => ends(row) !== 1)).toEqual([])
  })

  test('every example is an address of its own row and of no other', () => {
    expect(pathsWhere(row => nameAt(row.example ?? row.path) !== row.name)).toEqual([])
  })

  test.each(rows.filter(row => row.redirect))('$path leads to a page that its parameters fill', row => {
    const target = routeNamed(row.redirect as RouteName)
    expect(target.redirect).toBeUndefined()
    expect(requiredParams(row.path)).toEqual(expect.arrayContaining(requiredParams(target.path)))
  })
})

function requiredParams(path: string): string[] {
  return [...path.matchAll(/:(\w+)(?=\/|$)/g)].map(([, name = '']) => name)
}

/*
 * The addresses of the pages that are there. A page that comes to stand adds its own; while it is pending, its
 * requirement is not to be named here, so that `npm run trace` goes on listing it.
 */
test.each([
  ['[RT-01] /404', 'notFound'],
  ['[RT-02] /noActivity', 'noActivity'],
  ['[RT-03] /', 'home'],
  ['[RT-04] /login', 'login'],
  ['[RT-05] /loading', 'loading'],
  ['[RT-05] /loading/activity', 'loadingActivity'],
  ['[RT-08] /list/other/12', 'listOther'],
  ['[RT-08] /list/other/12/心脑血管', 'listOther'],
  ['[RT-09] /list', 'list'],
  ['[RT-09] /list/table', 'listTable'],
  ['[RT-09] /list/no_image', 'listNoImage'],
  ['[RT-10] /list/info/1000', 'goods'],
  ['[RT-11] /search', 'search'],
  ['[RT-11] /search/table', 'searchTable'],
  ['[RT-12] /cart', 'cart'],
  ['[RT-13] /cart/step2', 'cartCheck'],
  ['[RT-14] /cart/step3/1', 'cartPay'],
  ['[RT-15] /cart/step4', 'cartPaid'],
  ['[RT-16] /cart/hm', 'cartEphedrine'],
  ['[RT-43] /eleven_index', 'elevenIndex'],
] as const)('%s shows the page %s', (title, name) => {
  const [id, address = ''] = title.split(' ')
  expect(nameAt(address)).toBe(name)
  expect(routeNamed(name)).toMatchObject({ row: id?.slice(1, -1), page: expect.any(Function) })
})

test.each(['/activity', '/activity/yx', '/activity/yx/table', '/activity/Hdzx/1/2'])(
  '[RT-06] %s leads to /loading/activity',
  address => {
    expect(nameAt(address)).toBe('activity')
    expect(routeNamed('activity').redirect).toBe('loadingActivity')
  },
)

test.each([
  ['/register_index', '/register/step1'],
  ['/register_dd', '/register/dd/step1'],
  ['/forget', '/forget/step1'],
  ['/zhzx', '/zhzx/basic'],
  ['/zhzx/zzzj', '/zhzx/basic/zzzj'],
  ['/order/wl/7', '/order/info/:id'],
])('%s leads to %s', (from, to) => {
  expect(routeNamed(routeNamed(nameAt(from) as RouteName).redirect as RouteName).path).toBe(to)
})

describe('what a row says of the frame', () => {
  test('[CH-15] the cart’s pages carry steps 1 to 4, and no other page carries one', () => {
    const steps = rows.filter(row => row.step !== undefined).map(row => [row.path, row.step])
    expect(Object.fromEntries(steps)).toEqual({
      '/cart': 1,
      '/cart/step2': 2,
      '/cart/step3/:id': 3,
      '/cart/hm': 3,
      '/cart/step4': 4,
    })
  })

  test('[CH-11] the free-shipping, Chinese medicine and devices zones have category menus of their own', () => {
    const menus = rows.filter(row => row.menu !== undefined).map(row => [row.path, row.menu])
    expect(Object.fromEntries(menus)).toEqual({
      '/yx': 'yx',
      '/yx/table': 'yx',
      '/zyyp': 'zy',
      '/qxzq': 'qx',
    })
  })

  test('login, registration and forgotten password have the light header, and no toolbar', () => {
    const light = rows.filter(row => row.header === 'login')
    expect(light.map(row => row.path)).toEqual(
      rows
        .filter(row => /^\/(login|register|forget)(\/|$)/.test(row.path) && !row.redirect)
        .map(row => row.path),
    )
    for (const { footer, toolbar } of light)
      expect({ footer, toolbar }).toEqual({ footer: true, toolbar: false })
  })

  test('pages without a header have no footer and no toolbar either', () => {
    const bare = pathsWhere(row => row.header === 'none')
    expect(bare).toEqual(['/loading', '/loading/activity', '/yx/rule', '/eleven_index'])
    expect(pathsWhere(row => row.footer === false && row.toolbar === false)).toEqual(bare)
  })

  test('checking out, paying and the member’s own pages are for buyers only; the cart is not', () => {
    const own = /^\/(user|wdqb|wdxx|star|dzht|zhzx|order|zzfw|cart\/)/
    expect(pathsWhere(row => row.buyersOnly === true)).toEqual(
      pathsWhere(row => own.test(row.path) && !row.redirect),
    )
  })
})

describe('href', () => {
  test('fills parameters in', () => {
    expect(href('goods', { id: 1000 })).toBe('/list/info/1000')
    expect(href('newsArticle', { id: 3, type: 'hy' })).toBe('/news/info/3/hy')
  })

  test('leaves out optional parameters that are not given', () => {
    expect(href('brands')).toBe('/ppzq')
    expect(href('brands', { page: 2 })).toBe('/ppzq/2')
    expect(href('brand', { id: 7 })).toBe('/ppzq/info/7')
    expect(href('home')).toBe('/')
  })

  test('writes Chinese and what parts an address so that they arrive as they were', () => {
    const address = href('listOther', { id: 1, name: '心脑血管/降压 50%?#' })
    expect(address).toBe(
      '/list/other/1/%E5%BF%83%E8%84%91%E8%A1%80%E7%AE%A1%2F%E9%99%8D%E5%8E%8B%2050%25%3F%23',
    )
    const [match] = matchRoutes([{ path: routeNamed('listOther').path }], address) ?? []
    expect(match?.params).toEqual({ id: '1', name: '心脑血管/降压 50%?#' })
  })

  test('writes a query, without what is undefined or empty', () => {
    expect(href('search', {}, { keywords: '阿莫西林', type: 0 })).toBe(
      '/search?keywords=%E9%98%BF%E8%8E%AB%E8%A5%BF%E6%9E%97&type=0',
    )
    expect(href('list', {}, { sccj: undefined, keywords: '' })).toBe('/list')
    const [, query] = href('search', {}, { keywords: 'a&b=c+d e#f' }).split('?')
    expect(new URLSearchParams(query).get('keywords')).toBe('a&b=c+d e#f')
  })

  test('a missing or unknown parameter, or an unknown route, does not compile', () => {
    // Not run: the comments fail the type check when a line below becomes legal.
    const wrong = [
      // @ts-expect-error the goods' page needs an id
      () => href('goods'),
      // @ts-expect-error it has no parameter of this name
      () => href('goods', { goods_id: 1 }),
      // @ts-expect-error there is no such route
      () => href('basket'),
    ]
    expect(wrong).toHaveLength(3)
  })

  test('a name that is no route is an error that says so', () => {
    expect(() => routeNamed('basket' as RouteName)).toThrow('no route is called basket')
  })
})
