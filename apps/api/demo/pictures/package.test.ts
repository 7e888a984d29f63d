import { describe, expect, test } from 'vitest'
import { buildCatalogue } from '../catalogue'
import { textWidth } from './lettering'
import { drawPackage, type PackageLabel, type PackageSize } from './package'

const { goods } = buildCatalogue(20_260)
const SIZES: readonly PackageSize[] = ['s', 'l']

const label: PackageLabel = {
  name: '阿莫灵 阿莫西林胶囊',
  common_name: '阿莫西林胶囊',
  trade_name: '阿莫灵',
  ypgg: '0.25g×24粒/盒',
  sccj: '香港澳美制药厂有限公司',
  dosage_form: '胶囊剂',
  bzdw: '盒',
  rx_type: 'rx',
}

interface Letters {
  text: string
  left: number
  right: number
  y: number
}

/** Every text of a drawing with its area, in units of the drawing. */
function lettersOf(svg: string): Letters[] {
  return [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, attributes = '', escaped = '']) => {
    const read = (name: string) => Number(attributes.match(new RegExp(` ?${name}="([^"]+)"`))?.[1] ?? 0)
    const text = escaped.replace(/&(?:amp|lt|gt|quot|apos);/g, '&')
    const width = textWidth(text) * read('font-size')
    const left = read('x') - (attributes.includes('text-anchor="middle"') ? width / 2 : 0)
    return { text, left, right: left + width, y: read('y') }
  })
}

/** Names of elements without an end tag, or without a start tag. */
function unbalanced(svg: string): string[] {
  const open: string[] = []
  for (const [, closing, name = '', self] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (closing && open.pop() !== name) return [name]
    if (!closing && !self) open.push(name)
  }
  return open
}

describe('a drawn pack', () => {
  test('[SV-01] is the same for the same product, and different for another one', () => {
    expect(drawPackage(label, { size: 'l' })).toBe(drawPackage({ ...label }, { size: 'l' }))
    expect(drawPackage(label, { size: 'l' })).not.toBe(
      drawPackage({ ...label, trade_name: '阿莫仙' }, { size: 'l' }),
    )
  })

  test('[SV-01] has name, specification and maker in the large size, and one short word in the small one', () => {
    const large = lettersOf(drawPackage(label, { size: 'l' })).map(one => one.text)
    expect(large).toEqual(
      expect.arrayContaining(['阿莫灵', '阿莫西林胶囊', '0.25g×24粒/盒', '香港澳美制药厂有限公司']),
    )
    expect(lettersOf(drawPackage(label, { size: 's' })).map(one => one.text)).toEqual(['阿莫灵'])
  })

  test('[SV-01] has a shape that shows its content', () => {
    const shapes = [
      '胶囊剂',
      '注射剂',
      '乳膏剂',
      '滴眼剂',
      '糖浆剂',
      '颗粒剂',
      '栓剂',
      '中药饮片',
      '体外诊断试剂',
    ]
    const drawn = shapes.map(form =>
      drawPackage({ ...label, dosage_form: form }, { size: 's' }).replace(/id="[^"]*"|url\([^)]*\)/g, ''),
    )
    expect(new Set(drawn).size).toBe(shapes.length)
  })

  test('[SV-01] shows the marks of products without prescription', () => {
    const marks = (rx_type: string, dosage_form: string) =>
      lettersOf(drawPackage({ ...label, rx_type, dosage_form }, { size: 'l' })).map(one => one.text)
    expect(marks('otc_a', '胶囊剂')).toContain('OTC')
    expect(marks('otc_b', '乳膏剂')).toEqual(expect.arrayContaining(['OTC', '外']))
    expect(marks('rx', '胶囊剂')).not.toContain('OTC')
  })
})

describe('every product of the catalogue', () => {
  /** Every product with its drawing. Thousands of drawings take seconds, so each size is drawn once. */
  const drawn = new Map<PackageSize, { id: number; name: string; svg: string }[]>()
  const drawingsOf = (size: PackageSize) => {
    const known =
      drawn.get(size) ?? goods.map(one => ({ id: one.id, name: one.name, svg: drawPackage(one, { size }) }))
    drawn.set(size, known)
    return known
  }

  test.each(SIZES)('[SV-01] has all its letters inside the picture, size %s', size => {
    const outside = drawingsOf(size).flatMap(one => {
      const letters = lettersOf(one.svg)
      const over = letters.filter(({ left, right, y }) => left < 0 || right > 420 || y < 0 || y > 420)
      return over.length > 0 || letters.length === 0 ? [one.name] : []
    })
    expect(outside).toEqual([])
  })

  test('[SV-01] has no line over another', () => {
    const overlapping = drawingsOf('l').flatMap(one => {
      const letters = lettersOf(one.svg).filter(({ text }) => text !== 'OTC' && text !== '外')
      const rows = letters.map(({ y }) => y).sort((a, b) => a - b)
      return rows.some((y, at) => at > 0 && y - (rows[at - 1] ?? 0) < 11) ? [`${one.id} ${one.name}`] : []
    })
    expect(overlapping).toEqual([])
  })

  test('[SV-05] is well-formed, and loads and runs nothing', () => {
    const bad = drawingsOf('l').filter(
      ({ svg }) =>
        unbalanced(svg).length > 0 || /<script|<image|<use|href|\son\w+=|url\((?!#)|NaN|undefined/.test(svg),
    )
    expect(bad.map(one => one.name)).toEqual([])
  })
})

describe('names with markup, and long names', () => {
  test.each([
    '</text><script>alert(1)</script>',
    '"><image href="//e.example/x">',
    '\u0000\u0008\ud800',
    '👩‍⚕️'.repeat(40),
    'W'.repeat(300),
    '药'.repeat(300),
    '',
  ])('[SV-05] %j is drawn as text, within the picture', hostile => {
    for (const size of SIZES) {
      const svg = drawPackage(
        { ...label, name: hostile, common_name: hostile, trade_name: hostile, ypgg: hostile, sccj: hostile },
        { size },
      )
      expect(svg).not.toMatch(/<script|<image/)
      expect(['\u0000', '\u0008'].some(character => svg.includes(character))).toBe(false)
      expect(unbalanced(svg)).toEqual([])
      expect(lettersOf(svg).filter(({ left, right }) => left < -1 || right > 421)).toEqual([])
    }
  })
})
