import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from '../launch/folders.mjs'
import { temporaryFolder } from '../testing/folder.mjs'
import { plainFiles } from './storefront.mjs'

const KEY = 'a key of this shop in the storage of the browser'
const TEXT = 'words and sizes that only this shop has, in a component of ui'
const WINDOW = 'what the page does with the window, which ui may not'
const RULE = 'a convention of the addresses of this shop'
const TYPES = 'names what several files of the page pass on'

/** Files that neither call nor know an address and stay: nobody but this shop could use them. */
const ONLY_OURS = {
  'core/clock/minuteText.ts': RULE,
  'core/errors/ErrorPanel.tsx': WINDOW,
  'core/navigation/keepScroll.ts': RULE,
  'core/navigation/outside.ts': WINDOW,
  'core/navigation/prefetch.ts': 'the place where pages find the prefetching of the router',
  'core/navigation/reloadPage.ts': WINDOW,
  'core/navigation/searchFields.ts': TYPES,
  'core/page/QueryView.tsx': WINDOW,
  'core/page/StatusMessage.ts': TYPES,
  'core/page/documentTitle.ts': TEXT,
  'core/session/loginMark.ts': KEY,
  'features/ads/SlotAd.tsx': KEY,
  'features/ads/closedAds.ts': KEY,
  'features/cart/stack.ts': TEXT,
  'features/credentials/PhoneField.tsx': TEXT,
  'features/help/HelpSearch.tsx': TEXT,
  'features/payment/ReceiptNotice.tsx': TEXT,
  'features/payment/paymentMark.ts': KEY,
  'features/wechat/loginTarget.ts': KEY,
  'pages/cart/CheckoutCoupons.tsx': TEXT,
  'pages/doctors/DepartmentArticles.tsx': TEXT,
  'pages/forget/forgetState.ts': RULE,
  'pages/goods/GoodsDetail.ts': TYPES,
  'pages/home/SectionPlaceholder.tsx': TEXT,
  'pages/login/loginForm.ts': TYPES,
  'pages/service/quickDraft.ts': KEY,
  'pages/service/quickProduct.ts': TYPES,
  'pages/user/ContractSkeleton.tsx': TEXT,
}

test('every file of the storefront calls the service, knows an address, or composes those that do', () => {
  expect(
    plainFiles(ROOT).filter(path => !(path in ONLY_OURS)),
    'Looks belong to packages/ui, behaviour to packages/hooks, rules to packages/domain. What no other shop could ever use stays: give its reason in ONLY_OURS of scripts/walls/storefront.test.mjs.',
  ).toEqual([])
})

test('every exception is a file that needs one', () => {
  const plain = plainFiles(ROOT)
  expect(Object.keys(ONLY_OURS).filter(path => !plain.includes(path))).toEqual([])
})

test('a file counts as joining by its own calls and addresses, and by those of what it composes', () => {
  const sources = {
    'routes.ts': 'export const href = () => ""',
    'pages/a/Calls.tsx': "import { useCall } from '@yaoji/hooks/data'; useCall()",
    'pages/a/Links.tsx': "import { href } from '../../routes'; href()",
    'pages/a/Composes.tsx': "import { Links } from './Links'; Links()",
    'pages/a/Later.tsx': "const page = () => import('./Calls')",
    'pages/a/Plain.tsx': "import { Button } from '@yaoji/ui/button'; Button()",
    'pages/a/Types.tsx': "import type { Goods } from '@yaoji/api-client/contract/goods'",
    'pages/a/TypesOnly.tsx': "import { type Goods } from '@yaoji/api-client/contract/goods'",
    'pages/a/OfPlain.tsx': "import { Plain } from './Plain'; Plain()",
    'pages/a/Plain.test.tsx': "import { Plain } from './Plain'",
    'pages/a/Plain.css.ts': "export const root = ''",
    'app/App.tsx': "import { Plain } from '../pages/a/Plain'",
  }
  const files = Object.entries(sources).map(([path, text]) => [`apps/storefront/src/${path}`, text])
  const folder = temporaryFolder(onTestFinished, Object.fromEntries(files))
  expect(plainFiles(folder)).toEqual([
    'pages/a/OfPlain.tsx',
    'pages/a/Plain.tsx',
    'pages/a/Types.tsx',
    'pages/a/TypesOnly.tsx',
  ])
})
