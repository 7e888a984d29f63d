import { describe, expect, test } from 'vitest'
import { parseQuery } from './query'

const kinds = (keywords: string) => parseQuery(keywords).tokens.map(token => `${token.kind}:${token.text}`)

describe('reading a query', () => {
  test.each([
    ['  阿莫西林　胶囊 ', ['text:阿莫西林', 'text:胶囊']],
    ['ASPL', ['latin:aspl']],
    ['阿莫西林 0.25G', ['text:阿莫西林', 'spec:0.25g']],
    ['阿莫西林0.25g', ['text:阿莫西林', 'spec:0.25g']],
    ['维生素B12', ['text:维生素b12']],
    ['0.25g×24粒', ['spec:0.25g*24粒']],
    ['250毫克', ['spec:250mg']],
    ['国药准字H20030769', ['key:h20030769']],
    ['国药准字 H20030769', ['key:h20030769']],
    ['国药准字：H 20030769', ['key:h20030769']],
    [' h 20030769 ', ['key:h20030769']],
    ['国药器械(进)字2000第1642号', ['key:20001642']],
    ['国食药监械(进)字2008-2401373号', ['key:20082401373']],
    ['6901234567892', ['key:6901234567892']],
    ['701跌打镇痛膏', ['text:701跌打镇痛膏']],
    ['701', ['number:701']],
    ['澳美製藥廠', ['text:澳美制药厂']],
  ])('[SV-02] "%s" is %j', (keywords, expected) => {
    expect(kinds(keywords)).toEqual(expected)
  })

  test('[VA-05] nothing to search for gives no tokens', () => {
    expect(['', '   ', '%_', '()'].map(keywords => parseQuery(keywords).tokens)).toEqual([[], [], [], []])
  })

  test('[SV-02] brackets and spaces separate words, and the joined text is also searched', () => {
    expect(parseQuery('格列齐特片(II)').joined).toEqual({ kind: 'text', text: '格列齐特片ii' })
    expect(parseQuery('asi pilin').joined).toEqual({ kind: 'latin', text: 'asipilin' })
    expect(parseQuery('阿司匹林').joined).toBeNull()
    expect(parseQuery('国药准字H20030769').joined).toBeNull()
  })

  test('[SV-05] a text of any length gives few, short tokens', () => {
    const { tokens } = parseQuery(`${'阿'.repeat(500)} ${'a '.repeat(500)}`)
    expect(tokens.length).toBeLessThanOrEqual(6)
    expect(Math.max(...tokens.map(token => token.text.length))).toBeLessThanOrEqual(48)
  })
})
