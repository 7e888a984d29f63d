import { describe, expect, test } from 'vitest'
import { buildCategoryTree } from '../catalogue/category-tree'
import { type BannerTone, drawBanner, drawCard, drawStrip } from './banner'
import type { BannerVariant } from './banner-art'
import { drawBrand } from './brand'
import { drawCategory } from './category'

const TONES: readonly BannerTone[] = ['accent', 'brass', 'cinnabar', 'ink']
const VARIANTS: readonly BannerVariant[] = ['cabinet', 'packs', 'leaves', 'supplies']

describe('banners, brand plates and category drawings', () => {
  test('[SV-01] a banner is 16:7 and has its words in every tone and variant', () => {
    for (const tone of TONES) {
      for (const variant of VARIANTS) {
        const svg = drawBanner({ title: '道地饮片', subtitle: '亳州直发', tone, variant })
        expect(svg).toContain('viewBox="0 0 960 420"')
        expect(svg).toContain('>道地饮片</text>')
        expect(svg).toContain('>亳州直发</text>')
        expect(svg).not.toMatch(/NaN|undefined/)
      }
    }
  })

  test.each([
    ['a strip along an edge', drawStrip, '0 0 1440 80'],
    ['a card in a narrow column', drawCard, '0 0 420 200'],
  ])('[SV-01] [CH-13] %s has its own shape and carries its words in every tone', (_shape, draw, viewBox) => {
    for (const tone of TONES) {
      const svg = draw({ title: '道地饮片', subtitle: '亳州直发', tone })
      expect(svg).toContain(`viewBox="${viewBox}"`)
      expect(svg).toContain('>道地饮片</text>')
      expect(svg).toContain('>亳州直发</text>')
      expect(svg).not.toMatch(/NaN|undefined/)
    }
  })

  test('[SV-05] words are escaped', () => {
    const words = { title: '<b>', subtitle: '"&' }
    expect(drawBanner({ ...words, tone: 'ink', variant: 'packs' })).toContain('&lt;b&gt;')
    expect(drawBrand('<i>')).toContain('&lt;i&gt;')
  })

  test('[SV-01] a brand plate is the same for the same name, and different for another one', () => {
    expect(drawBrand('同仁堂')).toBe(drawBrand('同仁堂'))
    expect(drawBrand('同仁堂')).not.toBe(drawBrand('白云山'))
  })

  test('[CH-09] every category of the menus has a drawing, and an unknown name has none', () => {
    const logos = new Set(buildCategoryTree().categories.map(category => category.logo))
    expect([...logos].filter(logo => drawCategory(logo) === null)).toEqual([])
    expect(drawCategory('no-such-logo')).toBeNull()
    expect(drawCategory('constructor')).toBeNull()
  })
})
