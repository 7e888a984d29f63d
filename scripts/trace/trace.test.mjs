import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../testing/folder.mjs'
import { missing, unknownProofs } from './missing.mjs'
import { passedTitles, proofsIn } from './reported.mjs'
import { parseKinds, parseRequirements } from './requirements.mjs'
import { routesIn } from './routes.mjs'
import { endpointsByRow, usedEndpoints } from './uses.mjs'

const MARKDOWN = `Kinds of row: **XA** first things, **XB** rules.

## XA · First
| id | path | page |
|---|---|---|
| XA-01 | /404 | not found |
|XA-02|/list|goods \\| list|
| not a row | XA-03 | no |

## XB · Rules
| id | what |
|---|---|
| XB-01 | see XA-01 |
`

test('requirements are the rows of the tables, in order, with their cells as text', () => {
  expect(parseRequirements(MARKDOWN)).toEqual([
    { id: 'XA-01', kind: 'XA', text: '/404 · not found', clauses: [] },
    { id: 'XA-02', kind: 'XA', text: '/list · goods | list', clauses: [] },
    { id: 'XB-01', kind: 'XB', text: 'see XA-01', clauses: [] },
  ])
  expect(parseRequirements(MARKDOWN.replaceAll('\n', '\r\n'))).toHaveLength(3)
})

test('the kinds have names', () => {
  expect([...parseKinds(MARKDOWN)]).toEqual([
    ['XA', 'first things'],
    ['XB', 'rules'],
  ])
})

test.each([
  ['[XA-01] it works', [{ id: 'XA-01' }]],
  ['[XA-01] [XB-02] it works', [{ id: 'XA-01' }, { id: 'XB-02' }]],
  ['[XA-01, XB-02] it works', [{ id: 'XA-01' }, { id: 'XB-02' }]],
  ['[RT-23 /star] it works', [{ id: 'RT-23', path: '/star' }]],
  [
    '[RT-23 /star, RT-24 /a/b] it works',
    [
      { id: 'RT-23', path: '/star' },
      { id: 'RT-24', path: '/a/b' },
    ],
  ],
  ['[SV-03 2] it works', [{ id: 'SV-03', clause: '2' }]],
  ['[SV-03 12] it works', [{ id: 'SV-03', clause: '12' }]],
  ['the row XA-01 in words', []],
  ['[XA-01: see there] it works', []],
])('the title %s proves %j', (title, proofs) => {
  expect(proofsIn([title])).toEqual(proofs)
})

test('only the titles of passed tests count, in both kinds of report', () => {
  const folder = temporaryFolder(onTestFinished, {
    'unit-0.json': JSON.stringify({
      testResults: [
        {
          name: '/yaoji/packages/ui/src/a.test.tsx',
          assertionResults: [
            { status: 'passed', fullName: 'calls [XA-01] answers' },
            { status: 'failed', fullName: '[XA-02] answers' },
            { status: 'skipped', fullName: '[XA-03] answers' },
          ],
        },
        {
          name: '/yaoji/scripts/trace/trace.test.mjs',
          assertionResults: [{ status: 'passed', fullName: '[XA-04] an example' }],
        },
      ],
    }),
    'buyers-1.json': JSON.stringify({
      suites: [
        {
          title: 'a.spec.ts',
          suites: [
            { title: '[XB-01]', specs: [{ ok: true, title: 'it pays', tests: [{ status: 'expected' }] }] },
          ],
          specs: [{ ok: true, title: '[XB-02] later', tests: [{ status: 'skipped' }] }],
        },
      ],
    }),
    'cut-off.json': '{"testRes',
    'unit.log': '[XB-02]',
  })
  expect(
    proofsIn(passedTitles(folder))
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['XA-01', 'XB-01'])
  expect(passedTitles('/no/such/folder')).toBeUndefined()
})

test('routes are found by their own braces, with any content in the row', () => {
  const source = `
    const home = { title: '首页', chrome: { header: true } }
    export const routes = {
      pointsMall: { path: '/jfsc', title: '积分商城', chrome: { footer: true }, rows: ['XA-01', 'XA-02'] },
      'user': { name: 'member', row: 'XA-03', path: '/user/:id?' },
    }`
  expect(routesIn(source)).toEqual([
    { name: 'pointsMall', path: '/jfsc', title: '积分商城', rows: ['XA-01', 'XA-02'] },
    { name: 'member', path: '/user/:id?', title: '', rows: ['XA-03'] },
  ])
  expect(routesIn('')).toEqual([])
})

const route = (path, id) => ({ name: path, path, title: '', rows: [id] })
const ROUTES = [
  route('/order/:id?', 'RT-26'),
  route('/wdxx', 'RT-23'),
  route('/star/:page?', 'RT-23'),
  route('/dzht', 'RT-23'),
]

function lacks(id, { titles = [], endpoints = new Map(), used = new Set() } = {}) {
  const known = { proofs: proofsIn(titles), routes: ROUTES, endpoints, used }
  return missing({ id, kind: id.slice(0, 2) }, known)
}

test('a row of one route is proved by its id', () => {
  expect(lacks('RT-26')).toEqual(['no test of /order/:id?'])
  expect(lacks('RT-26', { titles: ['[RT-26] orders'] })).toEqual([])
})

test('a row of several routes is proved route by route', () => {
  const one = { titles: ['[RT-23 /star] favourites', '[RT-23] messages'] }
  expect(lacks('RT-23', one)).toEqual(['no test of /wdxx', 'no test of /dzht'])
})

test('a row of several clauses is proved clause by clause', () => {
  const [row] = parseRequirements('| SV-03 | (1) never sold twice (type 3), (2) never paid twice |')
  const lacksOf = titles => missing(row, { proofs: proofsIn(titles), routes: [], endpoints: new Map() })
  expect(row.clauses).toEqual(['1', '2'])
  expect(lacksOf([])).toEqual(['no test'])
  expect(lacksOf(['[SV-03] orders at once', '[SV-03 2] payments at once'])).toEqual(['no test of clause 1'])
  expect(lacksOf(['[SV-03 1, SV-03 2] at once'])).toEqual([])
})

test('a row of a route is proved clause by clause too', () => {
  const [row] = parseRequirements('| RT-26 | /order | (1) the orders, (2) a filter |')
  const lacksOf = titles =>
    missing(row, { proofs: proofsIn(titles), routes: ROUTES, endpoints: new Map(), used: new Set() })
  expect(lacksOf(['[RT-26] orders'])).toEqual(['no test of clause 1', 'no test of clause 2'])
  expect(lacksOf(['[RT-26 1] orders', '[RT-26 2] a filter'])).toEqual([])
})

test('a row may have more than nine clauses', () => {
  const text = Array.from({ length: 10 }, (_, at) => `(${at + 1}) a rule`).join(', ')
  expect(parseRequirements(`| ST-05 | ${text} |`)[0].clauses).toEqual(text.match(/\d+/g))
})

test('a call is proved by a test and a page that uses it', () => {
  const endpoints = new Map([['AP-01', ['cartList']]])
  const titles = ['[AP-01] the cart']
  expect(lacks('AP-01', { endpoints, used: new Set(['cartList']) })).toEqual(['no test'])
  expect(lacks('AP-01', { titles, endpoints })).toEqual(['cartList is used by no page'])
  expect(lacks('AP-01', { titles, endpoints, used: new Set(['cartList']) })).toEqual([])
})

test('titles with an unknown id, route or clause are listed', () => {
  const proofs = proofsIn(['[RT-23 /star]', '[RT-23 /sun]', '[XX-99] a', '[XX-99] b', '[RT-26 /order/{id}]'])
  expect(unknownProofs(proofs, [{ id: 'RT-23' }, { id: 'RT-26' }], ROUTES)).toEqual(['RT-23 /sun', 'XX-99'])
  const clauses = proofsIn(['[SV-03 2] a', '[SV-03 3] b', '[SV-04 1] c'])
  const rows = [
    { id: 'SV-03', clauses: ['1', '2'] },
    { id: 'SV-04', clauses: [] },
  ]
  expect(unknownProofs(clauses, rows, ROUTES)).toEqual(['SV-03 3', 'SV-04 1'])
})

test('a page uses the endpoints that it imports, and those of the hooks that it imports', () => {
  const storefront = [
    `import { useCart } from '@yaoji/hooks/data'
     import { draw as drawCall } from '@yaoji/api-client/contract/draw'
     import type { goodsList } from '@yaoji/api-client/contract/goods'`,
  ]
  const hooks = [
    `import { cartDelete, cartList, cartEdit } from '@yaoji/api-client/contract/cart'
     import { queryOf as query } from './query'
     const options = () => query(cartList)
     export function useCart() { refresh(client, cartEdit); return options([cartDelete.name]) }
     export function useCartEdit() { return query(cartEdit) }`,
    `import { userBase } from '@yaoji/api-client/contract/user'
     export const queryOf = () => userBase`,
  ]
  expect([...usedEndpoints({ storefront, hooks })].sort()).toEqual(['cartList', 'draw', 'userBase'])
})

test('endpoints are joined to their rows', () => {
  const source = `[call(cartAdd, { payload: x, row: 'AP-02' }), call(cartOwn, { payload: y }),
    call(
      cartEdit, { row: 'AP-04', summary: 'z' })]`
  expect([...endpointsByRow(source)]).toEqual([
    ['AP-02', ['cartAdd']],
    ['AP-04', ['cartEdit']],
  ])
})
