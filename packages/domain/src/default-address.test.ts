import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DefaultCandidate, defaultAddress } from './default-address'

/** `d` can be delivered to, `w` is in review; `*` is the default, `+` is to be it after its review. */
const address = (text: string, at: number): DefaultCandidate => ({
  id: at + 1,
  deliverable: text.startsWith('d'),
  is_default: text.includes('*') ? 1 : 0,
  becomes_default: text.includes('+') ? 1 : 0,
})

const defaultOf = (text: string) => defaultAddress(text.split(' ').filter(Boolean).map(address))

describe('[RT-25] the default address', () => {
  test.each([
    ['there is none without addresses', '', null, null],
    ['the first one is it, also in review', 'w', 1, null],
    ['the first one that asks for it is it', 'w+', 1, null],
    ['one that can be delivered to replaces it', 'd* d+', 2, null],
    ['one in review does not replace one that can be delivered to', 'd d* w+', 2, 3],
    ['one in review does not replace another one in review', 'w* w+', 1, 2],
    ['one whose review ended well replaces it', 'd d* d+', 3, null],
    ['one whose review ended well without a wish does not', 'd* d', 1, null],
    ['one that is reviewed again gives way to the oldest that can be delivered to', 'w w* d d', 3, 2],
    ['one that is reviewed again stays where nothing can be delivered to', 'w* w', 1, null],
    ['one that gives way does not replace a wish', 'w* d w+', 2, 3],
    ['one that is reviewed again and is chosen gives way too', 'd w*+', 1, 2],
    ['a removed one is replaced by the oldest that can be delivered to', 'w d d', 2, null],
    ['a removed one is replaced by the wish where nothing can be delivered to', 'w w+', 2, null],
    ['a removed one is replaced by the oldest where there is nothing else', 'w w', 1, null],
  ])('%s', (_rule, addresses, now, later) => {
    expect(defaultOf(addresses)).toEqual({ now, later })
  })

  test('where orders can be delivered somewhere, they can be delivered to it, and choosing again changes nothing', () => {
    const some = fc.array(fc.constantFrom('d', 'w'), { minLength: 1, maxLength: 6 })
    const at = fc.option(fc.nat({ max: 5 }), { nil: null })
    fc.assert(
      fc.property(some, at, at, (kinds, current, chosen) => {
        const list = kinds.map((kind, index) =>
          address(`${kind}${index === current ? '*' : ''}${index === chosen ? '+' : ''}`, index),
        )
        const { now, later } = defaultAddress(list)
        const found = list.find(each => each.id === now)
        expect(found?.deliverable).toBe(list.some(each => each.deliverable))
        expect(later).not.toBe(now)
        const after = list.map(each => ({
          ...each,
          is_default: each.id === now ? 1 : 0,
          becomes_default: each.id === later ? 1 : 0,
        }))
        expect(defaultAddress(after)).toEqual({ now, later })
      }),
    )
  })
})
