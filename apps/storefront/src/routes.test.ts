import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { pageOf } from './pages'
import { href, type RouteName, type RouteRow, routeNamed, routes } from './routes'
import { type RequiredRoute, requiredRoutes } from './testing/requiredRoutes'

const rows: readonly RouteRow[] = routes
const REQUIREMENTS = join(import.meta.dirname, '../../../docs/requirements.md')
const REQUIRED = requiredRoutes(readFileSync(REQUIREMENTS, 'utf8'))

/** The row that an address shows, as the router decides it. */
function rowAt(address: string): RouteRow | undefined {
  const table = rows.map(row => ({ path: row.path, handle: row }))
  return matchRoutes(table, new URL(address, 'http://shop.test').pathname)?.at(-1)?.route.handle
}

function pathsWhere(condition: (row: RouteRow) => boolean): string[] {
  return rows.filter(condition).map(row => row.path)
}

function requiredParams(path: string): string[] {
  return [...path.matchAll(/:(\w+)(?=\/|$)/g)].map(([, name = '']) => name)
}

describe('the table', () => {
  test('names and paths are unique', () => {
    expect(new Set(rows.map(row => row.name)).size).toBe(rows.length)
    expect(new Set(rows.map(row => row.path)).size).toBe(rows.length)
  })

  test('has a row for every path of docs/requirements.md, under its id, and no other row', () => {
    const inOrder = (list: readonly { path: string; id: string }[]) =>
      list.map(({ path, id }) => `${id} ${path}`).sort()
    expect(REQUIRED.length).toBeGreaterThan(0)
    expect(inOrder(rows.map(({ path, row }) => ({ path, id: row })))).toEqual(inOrder(REQUIRED))
  })

  test('a row that leads nowhere else has a page, and no other row has one', () => {
    expect(pathsWhere(row => pageOf(row.name) === undefined)).toEqual(
      pathsWhere(row => row.redirect !== undefined),
    )
  })

  test('every example is an address of its own row and of no other', () => {
    expect(pathsWhere(row => rowAt(row.example ?? row.path) !== row)).toEqual([])
  })

  test.each(rows.filter(row => row.redirect))('$path leads to a page that its parameters fill', row => {
    const target = routeNamed(row.redirect as RouteName)
    expect(target.redirect).toBeUndefined()
    expect(requiredParams(row.path)).toEqual(expect.arrayContaining(requiredParams(target.path)))
  })
})

const rowOf = ({ path }: RequiredRoute) => rows.find(row => row.path === path)

/** What a row says, in the words of the requirement. A redirect has no frame of its own. */
function saidOf({ title, header = 'full', toolbar = true, footer = true, ...row }: RouteRow) {
  const { step, menu, layout, buyersOnly = false } = row
  return { title, header, toolbar, footer, step, menu, layout, buyersOnly }
}

function requiredOf({ id, path, ...required }: RequiredRoute) {
  return required
}

// Without the requirement's id: a title in a table proves no page. The buyer tests open the pages.
const shown = REQUIRED.filter(required => !rowOf(required)?.redirect)

test.each(shown.map(required => [required.path, required] as const))(
  '%s has the title and the frame of its requirement',
  (_path, required) => {
    expect(saidOf(rowOf(required) as RouteRow)).toEqual(requiredOf(required))
  },
)

describe('what the frame column covers', () => {
  test('[CH-15 1] the cart’s pages carry steps 1 to 4', () => {
    const steps = rows.flatMap(row => row.step ?? [])
    expect([...new Set(steps)].sort()).toEqual([1, 2, 3, 4])
  })

  test('[CH-11] the yx, zy and qx zones have category menus of their own', () => {
    const menus = rows.flatMap(row => row.menu ?? [])
    expect([...new Set(menus)].sort()).toEqual(['qx', 'yx', 'zy'])
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
