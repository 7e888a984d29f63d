import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../testing/folder.mjs'
import { nearestTests } from './nearest.mjs'

const FOLDERS = ['apps/storefront', 'apps/api']

function open(files) {
  const root = temporaryFolder(onTestFinished, files)
  return paths => nearestTests(root, FOLDERS, paths)
}

const imports = path => `import { x } from '${path}'\n`

test('the nearest tests come first: beside the file, then of its importers, then of theirs', () => {
  const nearest = open({
    'apps/storefront/src/core/text.ts': 'export const x = 1\n',
    'apps/storefront/src/core/text.test.ts': '',
    'apps/storefront/src/a/Page.tsx': imports('../features/Part'),
    'apps/storefront/src/a/Page.states.test.tsx': '',
    'apps/storefront/src/features/Part.tsx': `${imports('../core/text')}export const x = 1\n`,
    'apps/storefront/src/features/Part.test.tsx': imports('./Part'),
    'apps/storefront/src/features/Other.test.tsx': '',
  })
  expect(nearest(['apps/storefront/src/core/text.ts'])).toEqual({
    tests: [
      'apps/storefront/src/core/text.test.ts',
      'apps/storefront/src/features/Part.test.tsx',
      'apps/storefront/src/a/Page.states.test.tsx',
    ],
    left: 0,
  })
})

test('what joins all pages, or all modules of the service, leads no further', () => {
  const nearest = open({
    'apps/storefront/src/pages/A.tsx': 'export const x = 1\n',
    'apps/storefront/src/pages/A.test.tsx': '',
    'apps/storefront/src/pages.ts': "const a = () => import('./pages/A')\nexport const x = 1\n",
    'apps/storefront/src/app/Shop.test.tsx': imports('../pages'),
  })
  expect(nearest(['apps/storefront/src/pages/A.tsx']).tests).toEqual(['apps/storefront/src/pages/A.test.tsx'])
})

const SERVICE = {
  'apps/api/src/modules/goods/price.ts': 'export const x = 1\n',
  'apps/api/src/modules/goods/list.test.ts': '',
  'apps/api/src/modules/cart/total.ts': imports('../goods/price'),
  'apps/api/src/modules/cart/cart.test.ts': '',
  'apps/api/src/modules/draw/draw.test.ts': '',
}

test('a file of the service affects the tests of its module, of importing modules, and of the whole service', () => {
  const nearest = open(SERVICE)
  expect(nearest(['apps/api/src/modules/goods/price.ts']).tests).toEqual([
    'apps/api/src/modules/goods/list.test.ts',
    'apps/api/src/modules/cart/cart.test.ts',
    'apps/api/tests/security.test.ts',
    'apps/api/tests/walls/',
  ])
})

test('a changed test runs without others; a deleted file affects none', () => {
  const nearest = open(SERVICE)
  const test = 'apps/api/src/modules/draw/draw.test.ts'
  expect(nearest([test, 'apps/api/src/modules/draw/gone.ts']).tests.slice(0, -2)).toEqual([test])
})

test('beyond the limit the number of the others is told', () => {
  const importer = number => [`apps/storefront/src/features/F${number}.test.ts`, imports('../core/text')]
  const nearest = open({
    'apps/storefront/src/core/text.ts': 'export const x = 1\n',
    ...Object.fromEntries(Array.from({ length: 50 }, (_, number) => importer(number))),
  })
  const { tests, left } = nearest(['apps/storefront/src/core/text.ts'])
  expect([tests.length, left]).toEqual([8, 42])
})
