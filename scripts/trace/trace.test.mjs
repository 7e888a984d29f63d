import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../testing/folder.mjs'
import { pendingRoutes } from './pending.mjs'
import { idsIn, proofsUnder } from './proofs.mjs'
import { idsReported } from './reported.mjs'
import { parseKinds, parseRequirements } from './requirements.mjs'

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
    { id: 'XA-01', kind: 'XA', text: '/404 · not found' },
    { id: 'XA-02', kind: 'XA', text: '/list · goods | list' },
    { id: 'XB-01', kind: 'XB', text: 'see XA-01' },
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
  ["test('[XA-01] it works', f)", ['XA-01']],
  ["test('[XA-01] [XB-02] it works', f)", ['XA-01', 'XB-02']],
  ['test(`[XA-01, XB-02] it works`, f)', ['XA-01', 'XB-02']],
  ["test.each([['XA-01', 1], ['XA-02', 2]])('[%s] it works', f)", ['XA-01', 'XA-02']],
  ["// test('[XA-01] not yet', f)", []],
  ["/** proves [XA-01] */ test('it works', f)", []],
  ["fetch('https://x.example/[XA-01]')", ['XA-01']],
  ["test('the row XA-01 in words', f)", []],
])('%s names %j', (source, ids) => {
  expect(idsIn(source)).toEqual(ids)
})

test('only test files prove, wherever they are in the folders', () => {
  const root = temporaryFolder(onTestFinished, {
    'packages/ui/src/card/Card.test.tsx': "test('[XA-01] a', f)",
    'packages/ui/src/card/Card.stories.tsx': "export const Empty = { name: '[XA-02] empty' }",
    'packages/ui/src/card/Card.tsx': "const row = '[XA-03]'",
    'packages/ui/node_modules/x/x.test.ts': "test('[XA-04] a', f)",
    'e2e/buy.spec.ts': "test('[XA-01] b', f)",
  })
  expect(Object.fromEntries(proofsUnder(root, ['packages', 'e2e', 'absent']))).toEqual({
    'XA-01': ['packages/ui/src/card/Card.test.tsx', 'e2e/buy.spec.ts'],
    'XA-02': ['packages/ui/src/card/Card.stories.tsx'],
  })
})

test('titles made while running are read from the reports, of tests that passed', () => {
  const folder = temporaryFolder(onTestFinished, {
    'unit-0.json': JSON.stringify({
      testResults: [
        {
          assertionResults: [
            { status: 'passed', fullName: 'calls [XA-01] answers' },
            { status: 'failed', fullName: '[XA-02] answers' },
          ],
        },
      ],
    }),
    'buyers-1.json': JSON.stringify({
      suites: [
        { title: 'a.spec.ts', suites: [{ title: '[XB-01]', specs: [{ ok: true, title: 'it pays' }] }] },
      ],
    }),
    'cut-off.json': '{"testRes',
    'unit.log': '[XB-02]',
  })
  expect(idsReported(folder).sort()).toEqual(['XA-01', 'XB-01'])
  expect(idsReported('/no/such/folder')).toEqual([])
})

test('routes that are pending are found by their own braces, whatever stands in the row', () => {
  const source = `
    const home = { path: '/', title: '首页', chrome: { header: true } }
    export const routes = {
      pointsMall: { path: '/jfsc', title: '积分商城', chrome: { footer: true }, rows: ['XA-01', 'XA-02'], pending: true },
      cart: { path: '/cart', title: '购物车' },
      'user': { name: 'user', pending: true, path: '/user/:id?' },
    }`
  expect(pendingRoutes(source)).toEqual([
    { name: 'pointsMall', path: '/jfsc', title: '积分商城', rows: ['XA-01', 'XA-02'] },
    { name: 'user', path: '/user/:id?', title: '', rows: [] },
  ])
  expect(pendingRoutes('')).toEqual([])
})
