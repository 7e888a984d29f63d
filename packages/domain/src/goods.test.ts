import { describe, expect, test } from 'vitest'
import {
  BUY_STATES,
  type BuyerFacts,
  type BuyState,
  buyState,
  buyStateCard,
  canAddToCart,
  canSeePrice,
  type GoodsFacts,
  isTagKind,
  TAG_NAMES,
} from './goods'

const goods: GoodsFacts = {
  on_shelf: true,
  price: 123_000,
  stock: 50,
  lowest: 10,
  scope: 'rx',
  controlled: false,
  regions: null,
  limit_left: null,
}
const buyer: BuyerFacts = {
  licence: 'passed',
  document_expired: false,
  scopes: ['rx', 'otc'],
  region: '510104',
  controlled_allowed: false,
}

const single: { state: BuyState; goods?: Partial<GoodsFacts>; buyer?: Partial<BuyerFacts> | null }[] = [
  { state: 'ok' },
  { state: 'ok', buyer: { licence: 'updating' } },
  { state: 'ok', goods: { controlled: true }, buyer: { controlled_allowed: true } },
  { state: 'ok', goods: { regions: ['33', '51'] } },
  { state: 'ok', goods: { limit_left: 10 } },
  { state: 'ok', goods: { scope: null }, buyer: { scopes: [] } },
  { state: 'login', buyer: null },
  { state: 'unverified', buyer: { licence: 'draft' } },
  { state: 'unverified', buyer: { licence: 'rejected' } },
  { state: 'verifying', buyer: { licence: 'submitted' } },
  { state: 'licence_expired', buyer: { licence: 'expired' } },
  { state: 'licence_expired', buyer: { licence: 'updating', document_expired: true } },
  { state: 'out_of_scope', goods: { scope: 'herbal' } },
  { state: 'controlled', goods: { controlled: true } },
  { state: 'region', goods: { regions: ['33', '5101'] }, buyer: { region: '510700' } },
  { state: 'region', goods: { regions: [] } },
  { state: 'region', goods: { regions: ['51'] }, buyer: { region: '' } },
  { state: 'price_pending', goods: { price: null } },
  { state: 'price_pending', goods: { price: 0 } },
  { state: 'no_stock', goods: { stock: 0 } },
  { state: 'no_stock', goods: { stock: 9 } },
  { state: 'limit_reached', goods: { limit_left: 9 } },
  { state: 'off_shelf', goods: { on_shelf: false } },
]

function stateOf(row: (typeof single)[number]): BuyState {
  return buyState({ ...goods, ...row.goods }, row.buyer === null ? null : { ...buyer, ...row.buyer })
}

describe('who can buy what', () => {
  for (const [index, row] of single.entries()) {
    test(`${row.state} (${index}): ${JSON.stringify({ ...row.goods, ...row.buyer })}`, () => {
      expect(stateOf(row)).toBe(row.state)
    })
  }

  test('[RO-01] a visitor gets the login state before any other, except off_shelf', () => {
    const worst = { stock: 0, controlled: true, price: null, regions: [] }
    expect(stateOf({ state: 'login', goods: worst, buyer: null })).toBe('login')
    expect(stateOf({ state: 'off_shelf', goods: { ...worst, on_shelf: false }, buyer: null })).toBe(
      'off_shelf',
    )
  })

  test('a reason that hides the price comes before a reason that only prevents buying', () => {
    for (const hidden of single.filter(row => !canSeePrice(row.state))) {
      for (const shown of single.filter(row => canSeePrice(row.state) && row.state !== 'ok')) {
        if (hidden.buyer === null) continue
        const both = {
          ...hidden,
          goods: { ...shown.goods, ...hidden.goods },
          buyer: { ...shown.buyer, ...hidden.buyer },
        }
        expect(canSeePrice(stateOf(both))).toBe(false)
      }
    }
  })

  test('with an expired document the price and the cart work, and only the checkout is blocked', () => {
    expect([canSeePrice('licence_expired'), canAddToCart('licence_expired')]).toEqual([true, true])
    expect(stateOf({ state: 'no_stock', goods: { stock: 0 }, buyer: { document_expired: true } })).toBe(
      'no_stock',
    )
  })

  test.each(['login', 'unverified', 'verifying'] as const)('%s: the cart without prices', state => {
    expect([canSeePrice(state), canAddToCart(state)]).toEqual([false, true])
  })

  test('every state except ok has a text and an action', () => {
    const states = Object.keys(BUY_STATES) as BuyState[] // The keys of the table are its type.
    expect(states).toHaveLength(12)
    for (const state of states.filter(each => each !== 'ok')) {
      const card = buyStateCard(state)
      expect(card.text).toMatch(/^[^！!]{4,14}$/)
      expect(card.action_text).not.toBe('')
    }
    expect(buyStateCard('login')).toEqual({ text: '登录后可见价格', action: 'login', action_text: '登录' })
  })
})

test('[CN-03] the seven tags are known and have names', () => {
  expect(Object.keys(TAG_NAMES)).toEqual(['优', '秒', '满', '换购', '赠', '特', '新'])
  expect(isTagKind('秒')).toBe(true)
  expect([isTagKind('热'), isTagKind('toString'), isTagKind('')]).toEqual([false, false, false])
})
