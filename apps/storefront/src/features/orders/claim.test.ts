import { expect, test } from 'vitest'
import { claimHref, readClaim } from './claim'

const CLAIM = {
  reason: 'short' as const,
  lines: [
    { batch_id: 31, number: 2 },
    { batch_id: 32, number: 1 },
  ],
}

test('[RT-27] the address of a claim has its reason and its packs', () => {
  const url = new URL(claimHref(9, CLAIM), 'http://shop')
  expect([url.pathname, url.searchParams.get('new')]).toEqual(['/order/returnInfo/9', '1'])
  expect(readClaim(url.searchParams)).toEqual(CLAIM)
})

test.each(['', 'reason=short', 'reason=unwanted&packs=31.2', 'reason=short&packs=x.1_2', 'packs=31.2'])(
  '[RT-27] %s is no claim',
  search => {
    expect(readClaim(new URLSearchParams(search))).toBeUndefined()
  },
)
