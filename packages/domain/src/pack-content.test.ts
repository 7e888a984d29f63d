import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contentMatch, packContent, piecePrice } from './pack-content'

describe('the content of a pack', () => {
  test.each([
    ['0.25g×24粒/盒', '盒', 24, '粒', '0.25g'],
    ['250mg*24粒', '盒', 24, '粒', '0.25g'],
    ['0.5克x36片/瓶', '瓶', 36, '片', '0.5g'],
    ['12粒×2板/盒', '盒', 24, '粒', null],
    ['0.4g×12粒/板×3板/盒', '盒', 36, '粒', '0.4g'],
    ['0.025g×36丸/瓶×2瓶/盒', '盒', 72, '丸', '25mg'],
    ['0.2g/粒×12粒/盒', '盒', 12, '粒', '0.2g'],
    ['(150mg/12.5mg)×7片/盒', '盒', 7, '片', '0.15g:12.5mg'],
    ['150mg:12.5mg*7片', '盒', 7, '片', '0.15g:12.5mg'],
    ['无糖 5g×9袋/盒', '盒', 9, '袋', '无糖 5g'],
    ['20mg 1ml×2支/盒', '盒', 2, '支', '20mg:1ml'],
    ['125μg/揿×60揿/瓶', '瓶', 60, '揿', '0.125mg'],
    ['0.5g*4000片/桶', '桶', 4000, '片', '0.5g'],
    ['20mg 1ml/支', '支', 1, '支', '20mg:1ml'],
    ['1ml:20mg/支', '支', 1, '支', '20mg:1ml'],
    ['10ml/支', '支', 1, '支', '10ml'],
    ['500mg/瓶', '瓶', 1, '瓶', '0.5g'],
    ['1支', '支', 1, '支', null],
    ['500ml/瓶', '瓶', 500, 'ml', null],
    ['0.9% 100ml/袋', '袋', 100, 'ml', '0.9%'],
    ['5% 5g 100ml/瓶', '瓶', 100, 'ml', '5%'],
    ['40mg/ml 105ml/瓶', '瓶', 105, 'ml', '40mg/ml'],
    ['50g(2.5%)/支', '支', 50, 'g', '2.5%'],
    ['15%×20g/支', '支', 20, 'g', '15%'],
    ['1kg/袋', '袋', 1000, 'g', null],
  ])('%s sold by %s', (spec, unit, count, piece, strength) => {
    expect(packContent(spec, unit)).toEqual({ count, unit: piece, strength })
  })

  test.each([
    ['no text', '', '盒'],
    ['no unit', '24片', ''],
    ['another unit than that of the text', '50mg×100片/瓶', '盒'],
    ['a pack in the pack', '0.6g×10片/小盒', '盒'],
    ['a number without a unit', '0.25×48片/盒', '盒'],
    ['a number that can be boards', '2×12片/盒', '盒'],
    ['pieces without a unit', '0.25g×100', '盒'],
    ['bags in a bottle', '15g×10袋/瓶', '瓶'],
    ['more than one unit in a piece', '10支', '支'],
    ['the letter s for a piece', '0.25g*24s', '盒'],
    ['packs in packs', '0.25g×30丸×2小盒/盒', '盒'],
    ['a bottle beside a board', '12粒/板×2瓶/盒', '盒'],
    ['boards sold one by one', '12片×2板', '板'],
    ['doses before their strength', '200喷×50μg/盒', '盒'],
    ['units of activity behind the sign', '1IU 0.025ml×400IU/瓶', '瓶'],
    ['a strength that does not agree with the amount', '5% 10g 100ml/瓶', '瓶'],
    ['a share without the volume', '5%/瓶', '瓶'],
    ['a strength without the pack', '0.25g', '瓶'],
    ['a box with the strength alone', '0.3g/盒', '盒'],
    ['a size', '1.5cm×2.3cm×6贴/盒', '盒'],
    ['none of it', '0片/盒', '盒'],
    ['more than a pack has', '99999片/盒', '盒'],
  ])('%s is not certain: %s sold by %s', (_why, spec, unit) => {
    expect(packContent(spec, unit)).toBeNull()
  })

  const sign = fc.constantFrom('×', 'x', '*', ' X ', '✕')
  const strength = fc.constantFrom('0.25g', '250mg', '10ml', '5万单位', '(1mg+2mg)', '薄膜衣 0.3g')
  const number = fc.integer({ min: 1, max: 500 })
  const piece = fc.constantFrom('片', '粒', '丸')

  test('in every writing the number is that of the pack', () => {
    const board = fc.option(fc.integer({ min: 1, max: 9 }), { nil: 1 })
    const pack = fc.constantFrom('盒', '瓶', '袋')
    fc.assert(
      fc.property(strength, sign, number, piece, board, pack, (about, times, each, of, boards, unit) => {
        const grouped = boards > 1 ? `${times}${boards}板` : ''
        const read = packContent(`${about}${times}${each}${of}${grouped}/${unit}`, unit)
        expect(read).toMatchObject({ count: each * boards, unit: of })
      }),
    )
  })

  test('one more factor, word or bracket in the text, and there is no number', () => {
    const more = fc.constantFrom('×3', '×2盒', '×2小盒', '(附 10片)', '或 12片', '/12片', '+6片')
    fc.assert(
      fc.property(strength, sign, number, piece, more, (about, times, each, of, added) => {
        expect(packContent(`${about}${times}${each}${of}${added}/盒`, '盒')).toBeNull()
      }),
    )
  })

  test('no text is an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('盒', '支', '瓶', '.*'), (spec, unit) => {
        const read = packContent(spec, unit)
        expect(read === null || read.count > 0).toBe(true)
      }),
    )
  })
})

test.each([
  ['0.25g×24粒/盒', '250mg*36粒/盒', 'same'],
  ['0.25g×24粒/盒', '0.5g×24粒/盒', 'other'],
  ['0.25g×24粒/盒', '0.25g×24片/盒', 'other'],
  ['0.25g×24粒/盒', '24粒/盒', 'other'],
  ['36粒/盒', '24粒/盒', 'unstated'],
  ['0.25g×24粒/盒', '0.25g×24s', 'unread'],
  ['0.25g×24s', '0.25g×24粒/盒', 'unread'],
])('%s beside %s: %s', (one, other, match) => {
  expect(contentMatch(packContent(one, '盒'), packContent(other, '盒'))).toBe(match)
})

test('a liquid is compared with the same volume', () => {
  const own = packContent('0.9% 250ml/袋', '袋')
  expect(own).toMatchObject({ unit: 'ml', count: 250 })
  expect(contentMatch(own, packContent('0.9% 250ml/袋', '袋'))).toBe('same')
  expect(contentMatch(own, packContent('0.9% 500ml/袋', '袋'))).toBe('other')
})

test.each([
  ['below 1 yuan it has four decimals', 32_000, 24, 1333],
  ['from 1 yuan on it has two', 128_000, 10, 12_800],
  ['it is rounded', 100_000, 3, 33_300],
  ['what is too small to be written is not', 10_000, 20_000, null],
])('the price of a piece: %s', (_what, price, count, expected) => {
  expect(piecePrice(price, { count, unit: '片', strength: null })).toBe(expected)
})
