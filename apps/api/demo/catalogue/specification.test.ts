import { describe, expect, test } from 'vitest'
import { dosageFormOf } from './dosage-form'
import { readSpecification } from './specification'

describe('reading a specification', () => {
  test.each([
    ['0.25gx24粒/盒', '胶囊剂', '0.25g×24粒/盒', '盒', 24],
    ['0.26g*48s', '片剂', '0.26g×48片/盒', '盒', 48],
    ['0.45g*12s*2板', '胶囊剂', '0.45g×12粒×2板/盒', '盒', 24],
    ['x100片/盒', '片剂', '100片/盒', '盒', 100],
    ['10mg*30s(', '片剂', '10mg×30片/盒', '盒', 30],
    ['20UGx10支/盒', '注射剂', '20μg×10支/盒', '盒', 10],
    ['每8丸相当于3g*200丸', '丸剂', '每8丸相当于3g×200丸/盒', '盒', 200],
    ['10ml/支*10支', '合剂', '10ml/支×10支/盒', '盒', 10],
    ['20g/瓶', '散剂', '20g/瓶', '瓶', 1],
    ['65g', '乳膏剂', '65g/支', '支', 1],
    ['500ml', '注射剂', '500ml/瓶', '瓶', 1],
    ['5g*15袋(无糖型)', '颗粒剂', '5g×15袋(无糖型)/盒', '盒', 15],
  ])('[SV-01] %s as %s reads %s', (written, form, text, unit, count) => {
    expect(readSpecification(written, form)).toMatchObject({ text, unit, count })
  })

  test('[SV-01] a pack quantity that only repeats the millilitres is ignored', () => {
    expect(readSpecification('5%x500ml/袋', '注射剂', '袋', 500).count).toBe(1)
    expect(readSpecification('(水丸)x120g/瓶', '丸剂', '瓶', 120).count).toBe(1)
    expect(readSpecification('复方', '片剂', '盒', 36).count).toBe(36)
  })

  test('[SV-01] an empty text stays empty, for the caller to fill', () => {
    expect(readSpecification('本品主要成份为盐酸吡格列酮', '片剂').text).toBe('')
  })
})

describe('finding a dosage form', () => {
  test.each([
    ['盒剂', '肠泰盒剂', '合剂'],
    ['', '单硝酸异山梨酯缓释胶囊(IV)', '缓释胶囊'],
    ['', '双氯芬酸二乙胺乳胶剂', '乳膏剂'],
    ['', '人血白蛋白', '注射剂'],
    ['片剂', '甲硝唑片', '片剂'],
    ['', '罗红霉素', '片剂'],
  ])('[SV-01] "%s" of %s is %s', (written, name, form) => {
    expect(dosageFormOf(written, name)).toBe(form)
  })
})
