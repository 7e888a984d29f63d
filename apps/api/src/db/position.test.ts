import { expect, test } from 'vitest'
import { positionFrom, UNKNOWN_POSITION } from './position'

test('[SV-01] positions have the order of the log', () => {
  const texts = ['0/0', '0/FFFFFFF8', '1/0', '1/A', '16/B374D848', 'FFFFFFFF/FFFFFFFE']
  const positions = texts.map(positionFrom)
  expect(positions).toEqual(positions.toSorted((one, other) => (one < other ? -1 : 1)))
  expect(positionFrom('16/B374D848')).toBe(0x16_b374_d848n)
  expect(positions.every(position => position < UNKNOWN_POSITION)).toBe(true)
})
