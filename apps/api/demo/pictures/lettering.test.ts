import { describe, expect, test } from 'vitest'
import { balanceText, fitSize, letter, textWidth, wrapText } from './lettering'

describe('text layout', () => {
  test('[SV-01] wraps between characters and cuts with … after the last line', () => {
    expect(wrapText('盐酸二甲双胍缓释片', 5.2, 3)).toEqual(['盐酸二甲双', '胍缓释片'])
    expect(wrapText('盐酸二甲双胍缓释片', 4.2, 1)).toEqual(['盐酸二…'])
    expect(wrapText('', 5, 2)).toEqual([])
  })

  test('[SV-01] keeps a Latin word or number whole where a line can hold it', () => {
    expect(wrapText('诺华 Novartis 制药', 6, 3)).toEqual(['诺华', 'Novartis', '制药'])
    expect(wrapText('Pneumonoultramicroscopic', 6, 9).every(part => textWidth(part) <= 6)).toBe(true)
  })

  test('[SV-01] makes lines about equally long when asked', () => {
    expect(balanceText('正清风痛宁缓释片', 7.2, 2)).toEqual(['正清风痛', '宁缓释片'])
  })

  test('[SV-01] takes the largest size that fits, else the last', () => {
    expect(fitSize('地高辛片', 200, 1, [60, 48, 20])).toBe(48)
    expect(fitSize('很长很长很长很长很长的名字', 60, 1, [60, 48, 20])).toBe(20)
  })

  test('[SV-05] escapes its text', () => {
    expect(letter('<b>&"', { x: 0, y: 0, size: 10, fill: '#000', width: 200 })).toContain(
      '&lt;b&gt;&amp;&quot;',
    )
  })
})
