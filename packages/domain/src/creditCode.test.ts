import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { creditCodeCheckDigit, creditCodeProblem, isCreditCode, readCreditCode } from './creditCode'

describe('unified social credit codes', () => {
  // 91350100M000100Y43 is the example of GB 32100-2015; the others are codes in public registers.
  const codes = ['91350100M000100Y43', '9144030071526726XG', '91110000802100433B']

  test('codes with a correct check digit are valid', () => {
    expect(codes.filter(isCreditCode)).toEqual(codes)
  })

  test('one wrong character, or two swapped neighbours, make a code invalid', () => {
    const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
    const place = fc.nat(17)
    fc.assert(
      fc.property(fc.constantFrom(...codes), place, fc.constantFrom(...alphabet), (code, at, character) => {
        const changed = code.slice(0, at) + character + code.slice(at + 1)
        expect(isCreditCode(changed)).toBe(changed === code)
      }),
    )
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.nat(15), (code, at) => {
        const swapped = code.slice(0, at) + code[at + 1] + code[at] + code.slice(at + 2)
        expect(isCreditCode(swapped)).toBe(swapped === code)
      }),
    )
  })

  test('other lengths, lower-case letters and excluded letters are invalid', () => {
    const wrong = [
      '',
      codes[0]!.slice(0, 17),
      `${codes[0]}1`,
      codes[0]!.toLowerCase(),
      '91350100I000100Y43',
      '91350100O000100Y43',
    ]
    expect(wrong.filter(isCreditCode)).toEqual([])
    expect(() => creditCodeCheckDigit('9135')).toThrow('17 characters of a credit code')
  })

  test('any 17 characters with their check digit are a valid code', () => {
    const prefix = fc.tuple(
      fc.stringMatching(/^[0-9A-HJ-NP-RTUWXY]{2}\d{6}$/),
      fc.stringMatching(/^[0-9A-HJ-NP-RTUWXY]{9}$/),
    )
    fc.assert(
      fc.property(prefix, ([head, tail]) => isCreditCode(head + tail + creditCodeCheckDigit(head + tail))),
    )
  })
})

describe('a code as it is typed', () => {
  test('spaces are removed and letters raised', () => {
    expect(readCreditCode(' 9135 0100\tm000100y43\u3000')).toBe('91350100M000100Y43')
    expect(creditCodeProblem('9135 0100 m000 100y 43')).toBeNull()
  })

  test.each([
    ['', '请填写统一社会信用代码'],
    ['   ', '请填写统一社会信用代码'],
    ['91350100M000100Y4', '统一社会信用代码应为 18 位，现在是 17 位'],
    ['91350100M000100Y433', '统一社会信用代码应为 18 位，现在是 19 位'],
    ['91350100O000100Y43', '第 9 位是字母 O，统一社会信用代码不使用 I、O、S、V、Z，请核对'],
    ['9135010-M000100Y43', '第 8 位“-”不是数字或字母，请核对'],
    ['913501中0M000100Y43', '第 7 位“中”不是数字或字母，请核对'],
    ['9135A100M000100Y43', '统一社会信用代码的第 3 至 8 位应为数字，请核对'],
    ['91350100M000100Y44', '统一社会信用代码的校验位不符，请逐位核对'],
  ])('%j: %s', (text, message) => {
    expect(creditCodeProblem(text)).toBe(message)
  })

  test('a text has no problem exactly when it is read as a code', () => {
    const texts = fc.oneof(fc.string({ maxLength: 20 }), fc.stringMatching(/^[0-9A-Z]{18}$/))
    fc.assert(
      fc.property(texts, text => {
        expect(creditCodeProblem(text) === null).toBe(isCreditCode(readCreditCode(text)))
      }),
    )
  })
})
