import { describe, expect, test } from 'vitest'
import { spellName } from './pinyin'

describe('spelling a name in Latin letters', () => {
  test.each([
    ['枸橼酸钠', ['gysn', 'jysn']],
    ['重组人胰岛素', ['zzryds', 'czryds']],
    ['阿胶', ['aj', 'ej']],
    ['安络化纤丸', ['alhxw', 'alhqw']],
  ])('[SV-02] %s has its initials in every reading', (name, initials) => {
    expect(spellName(name).initials).toEqual(expect.arrayContaining(initials))
  })

  test('[SV-02] whole pinyin has no spaces, and ü is typed as v or u', () => {
    expect(spellName('阿司匹林').full).toContain('asipilin')
    expect(spellName('氯化钠').full).toEqual(expect.arrayContaining(['lvhuana', 'luhuana']))
  })

  test('[SV-02] Latin letters and digits stay, other characters are removed', () => {
    expect(spellName('维生素B12(针)').initials).toContain('wssb12z')
    expect(spellName('—/()')).toEqual({ initials: [], full: [] })
  })

  test('[SV-02] a long name has a limited number of spellings', () => {
    const { initials, full } = spellName('重组重组重组重组重组重组厂厂厂厂')
    expect(initials.length).toBeLessThanOrEqual(64)
    expect(full.length).toBeLessThanOrEqual(64)
  })
})
