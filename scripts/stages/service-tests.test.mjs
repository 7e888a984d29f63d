import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../testing/folder.mjs'
import { serviceTests } from './service-tests.mjs'

const MODULES = 'apps/api/src/modules'
const SERVICE = {
  [`${MODULES}/goods/price.ts`]: '',
  [`${MODULES}/cart/total.ts`]: "import { price } from '../goods/price'\n",
  [`${MODULES}/order/place.ts`]: "import {\n  total,\n} from '../cart/total'\n",
  [`${MODULES}/order/place.test.ts`]: "import { draw } from '../draw/draw'\n",
  [`${MODULES}/draw/draw.ts`]: "import type { Context } from '../../wire/context'\n",
}
const WHOLE = ['apps/api/tests/security.test.ts', 'apps/api/tests/walls/']

test.for([
  { change: 'a file that no other imports', paths: ['draw/draw.ts'], modules: ['draw'] },
  { change: 'a file with importers', paths: ['goods/price.ts'], modules: ['goods', 'cart', 'order'] },
  { change: 'two files', paths: ['cart/total.ts', 'draw/draw.ts'], modules: ['cart', 'draw', 'order'] },
])(
  '$change affects the tests of the modules that import it, directly or not',
  ({ paths, modules }, { expect }) => {
    const root = temporaryFolder(onTestFinished, SERVICE)
    const changed = paths.map(path => `${MODULES}/${path}`)
    const folders = modules.map(name => `${MODULES}/${name}/`)
    expect(serviceTests(root, changed)).toEqual([...folders, ...WHOLE])
  },
)

test('a changed test runs alone', () => {
  const root = temporaryFolder(onTestFinished, SERVICE)
  const path = `${MODULES}/order/place.test.ts`
  expect(serviceTests(root, [path, `${MODULES}/order/deleted.test.ts`])).toEqual([path])
})

test.for(['apps/api/src/app.ts', 'apps/api/tests/service.ts', 'packages/domain/src/money.ts'])(
  '%s can affect every module',
  (path, { expect }) => {
    const root = temporaryFolder(onTestFinished, SERVICE)
    expect(serviceTests(root, [path, `${MODULES}/draw/draw.ts`])).toBeUndefined()
  },
)
