import { expect, test } from 'vitest'
import { isInZone, zonesOf } from './zone'

const ordinary = { is_youx: 0, type: 0, is_qx: 0, special_flag: 'none' } as const

test.each([
  [{}, []],
  [{ is_youx: 1 }, ['yx']],
  [{ type: 1 }, ['zy']],
  [{ type: 2 }, []],
  [{ is_qx: 1 }, ['qx']],
  [{ special_flag: 'controlled' }, ['controlled']],
  [{ special_flag: 'ephedrine' }, []],
  [{ is_youx: 1, type: 1 }, ['yx', 'zy']],
] as const)('[RO-05 1] the zones of %j are %j', (fields, zones) => {
  expect(zonesOf({ ...ordinary, ...fields })).toEqual(zones)
})

test('a flag may be a boolean', () => {
  expect(isInZone('yx', { is_youx: true })).toBe(true)
  expect(isInZone('yx', { is_youx: false })).toBe(false)
})
