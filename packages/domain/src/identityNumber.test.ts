import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { identityCheckDigit, identityNumberProblem, readIdentityNumber } from './identityNumber'

// The examples of GB 11643-1999.
const NUMBERS = ['11010519491231002X', '440524188001010014']

test('[RT-18] the check digits of the standard’s examples', () => {
  for (const number of NUMBERS) expect(identityCheckDigit(number)).toBe(number[17])
  expect(() => identityCheckDigit('1101051949123100')).toThrow('17 digits')
})

test('[RT-18] spaces are removed and the letter raised', () => {
  expect(readIdentityNumber(' 110105 19491231\t002x')).toBe('11010519491231002X')
  expect(identityNumberProblem(' 110105 19491231\t002x')).toBeNull()
})

test.each([
  ['420102199001011236', null],
  ['420102199001011234', '身份证号的校验位不符，请逐位核对'],
  ['', '请填写身份证号'],
  ['42010219900101123', '身份证号应为 18 位：17 位数字，最后 1 位是数字或 X'],
  ['4201021990010112366', '身份证号应为 18 位：17 位数字，最后 1 位是数字或 X'],
  ['42010219900101123A', '身份证号应为 18 位：17 位数字，最后 1 位是数字或 X'],
  ['420102199013011236', '身份证号的第 7 至 14 位应为出生日期，请核对'],
  ['420102189901011236', '身份证号的第 7 至 14 位应为出生日期，请核对'],
])('[RT-18] %j: %j', (text, problem) => {
  expect(identityNumberProblem(text)).toBe(problem)
})

test('[RT-18] one wrong digit makes a number wrong', () => {
  fc.assert(
    fc.property(fc.nat(16), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const number = '420102199001011236'
      const changed = number.slice(0, at) + ((Number(number[at]) + by) % 10) + number.slice(at + 1)
      expect(identityNumberProblem(changed)).not.toBeNull()
    }),
  )
})
