import { describe, expect, test } from 'vitest'
import { goodsKeys, makerTerms, nameTerms, rankGoods } from './terms'

describe('search terms of a row', () => {
  test('[SV-02 2] [SV-02 3] a name has both names, their initials and their pinyin', () => {
    const terms = nameTerms('甲硝唑片', '灭滴灵')
    expect(terms).toMatchObject({
      search_text: '|甲硝唑片|灭滴灵|甲硝唑片灭滴灵|灭滴灵甲硝唑片|',
      search_length: 4,
    })
    expect(terms.search_initials).toContain('|jxzp|')
    expect(terms.search_initials).toContain('|mdl|')
    expect(terms.search_full).toContain('|jiaxiaozuopian|')
    expect(terms.search_grams).toEqual(expect.arrayContaining(['甲硝', '硝唑', '^jx', '~jxz', '=jia']))
  })

  test('[SV-02] a name without a trade name has only the generic name', () => {
    expect(nameTerms('当归', '').search_text).toBe('|当归|')
  })

  test('[SV-02 4] a maker in traditional characters is found by simplified ones', () => {
    expect(makerTerms('澳美製藥廠有限公司').search_text).toBe('|澳美制药厂有限公司|')
  })

  test('[SV-02] a product has its numbers, and its specification from each of its numbers', () => {
    const keys = goodsKeys({
      common_name: '阿莫西林胶囊',
      trade_name: '',
      approval_no: '国药准字H20030769',
      code: 'YJ101000',
      barcode: '6901234567892',
      ypgg: '0.25g×24粒/盒',
    })
    expect(keys.search_keys).toBe('|h20030769|yj101000|6901234567892|')
    expect(keys.search_key_grams).toContain('#769')
    expect(keys.search_spec).toBe('|0.25g*24粒/盒|24粒/盒')
  })
})

describe('ranks of the products of a name', () => {
  const one = (id: number, sales: number, available = true) => ({
    id,
    name_id: 1,
    manufacturer_id: id % 2,
    sales,
    available,
  })

  test('[SV-02] available products are first, then those with more sales', () => {
    const ranks = rankGoods([one(1, 500, false), one(2, 10), one(3, 90), one(4, 90)])
    expect([1, 2, 3, 4].map(id => ranks.get(id)?.name_rank)).toEqual([4, 3, 1, 2])
    expect([1, 2, 3, 4].map(id => ranks.get(id)?.maker_rank)).toEqual([2, 2, 1, 1])
  })
})
