import { buyer, cartLineFor } from '@yaoji/api-client/testing'
import type { BuyAction, LicenceState } from '@yaoji/domain'
import { expect, test } from 'vitest'
import { buyActionHref } from './buyActionHref'
import { licenceHref, licencePage } from './licenceHref'
import { lineActionHref, lineHref, similarHref } from './lineHrefs'

const HERE = { pathname: '/list', search: '?sort=sales', hash: '' }

test.each<[BuyAction, string | undefined]>([
  ['login', '/login?from=%2Flist%3Fsort%3Dsales'],
  ['verify', '/register/step3'],
  ['view_review', '/register/step3'],
  ['update_licence', '/zhzx/basic/zzzj'],
  ['contact_manager', '/zzfw/yjfk'],
  ['find_similar', '/list'],
  ['add_to_cart', undefined],
  ['notify_arrival', undefined],
])('a buyer who cannot buy is led on: %s', (action, address) => {
  expect(buyActionHref(action, HERE)).toBe(address)
})

test('[RT-36 /kxzq] the request for permission to buy is for the product, with the way back', () => {
  const address = '/kxzq?apply=1001&from=%2Flist%3Fsort%3Dsales'
  expect(buyActionHref('contact_manager', HERE, { id: 1001 })).toBe(address)
  expect(lineActionHref('contact_manager', cartLineFor(1))).toBe('/kxzq?apply=1001&from=%2Fcart')
})

test('[RO-04] a login from a line of the cart comes back to the cart', () => {
  expect(lineActionHref('login', cartLineFor(1))).toBe('/login?from=%2Fcart')
  expect(lineActionHref('find_similar', cartLineFor(1))).toBe('/list')
})

test('a line of the cart leads to its product, near-expiry stock to its own line', () => {
  const line = cartLineFor(1)
  expect(lineHref(line)).toBe('/list/info/1001')
  expect(lineHref({ goods: { ...line.goods, near_expiry: 1 } })).toBe(
    '/list/info/1001?is_jxq=1&goods_price_id=2001',
  )
  expect(similarHref(line)).toBe('/search?keywords=%E9%98%BF%E8%8E%AB%E8%A5%BF%E6%9E%97%E8%83%B6%E5%9B%8A+1')
})

test.each<[LicenceState, string, string | undefined, string]>([
  ['draft', '', '/register/step3', '/register/step3'],
  ['submitted', '资质审核中', undefined, '/register/step3'],
  ['rejected', '营业执照不清楚', '/register/step3', '/register/step3'],
  ['passed', '', undefined, '/zhzx/basic/zzzj'],
  ['passed', '药品经营许可证将于 7 天后到期', '/zhzx/basic/zzzj', '/zhzx/basic/zzzj'],
  ['updating', '', '/zhzx/basic/zzzj', '/zhzx/basic/zzzj'],
  ['expired', '', '/zhzx/basic/zzzj', '/zhzx/basic/zzzj'],
])('a licence that is %s (“%s”) is completed at %s', (licence_state, licence_message, address, page) => {
  expect(licenceHref(buyer({ licence_state, licence_message }))).toBe(address)
  expect(licencePage(licence_state)).toBe(page)
})
