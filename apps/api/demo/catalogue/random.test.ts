import { describe, expect, test } from 'vitest'
import { createRandom } from './random'

const draws = (seed: number, key: string) => {
  const random = createRandom(seed, key)
  return Array.from({ length: 6 }, () => random.int(0, 999))
}

describe('seeded numbers', () => {
  test('[SV-01] the same seed and key give the same numbers, another seed or key gives others', () => {
    expect(draws(7, 'a')).toEqual(draws(7, 'a'))
    expect(draws(7, 'a')).not.toEqual(draws(8, 'a'))
    expect(draws(7, 'a')).not.toEqual(draws(7, 'b'))
  })

  test('[SV-01] numbers are spread evenly over their range', () => {
    const random = createRandom(1, 'even')
    const counts = new Array<number>(10).fill(0)
    for (let at = 0; at < 20_000; at++) counts[random.int(0, 9)]! += 1
    expect(Math.min(...counts)).toBeGreaterThan(1_800)
    expect(Math.max(...counts)).toBeLessThan(2_200)
  })

  test('[SV-01] a spread is positive and its centre is 1', () => {
    const random = createRandom(2, 'spread')
    const values = Array.from({ length: 5_000 }, () => random.spread(0.3)).sort((a, b) => a - b)
    expect(values[0]).toBeGreaterThan(0.2)
    expect(values[2_500]).toBeCloseTo(1, 1)
  })
})
