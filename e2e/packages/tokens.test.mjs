import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { installed } from './install/folders.mjs'

const DIST = join(installed('react-19', 'ui'), 'dist')
const css = readFileSync(join(DIST, 'theme.css'), 'utf8')

/** Blocks of the stylesheet by the start of their selector. */
const SELECTORS = {
  light: ':where(:root, [data-yaoji-theme="light"])',
  dark: ':where([data-yaoji-theme="dark"])',
}

const plain = selector => selector.replaceAll(/[\s"]/g, '')

/** The variables that the rules of a selector set, by their names. */
function variablesOf(selector) {
  const variables = new Map()
  for (const [, head, rules] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (plain(head) !== plain(selector)) continue
    for (const [, name, value] of rules.matchAll(/--yaoji-([\w-]+):([^;]+)/g))
      variables.set(name, colourOf(value.trim()))
  }
  return variables
}

const kebab = name => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** Red, green, blue and alpha of a colour in CSS; another text stays. */
function colourOf(text) {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text)?.slice(1)
  if (hex) return [...hex.map(each => Number.parseInt(each, 16)), 1].join(' ')
  const rgb = /^rgb\(([\d ]+)\/ ?([\d.]+)\)$/.exec(text)
  return rgb ? [...rgb[1].trim().split(' '), Number(rgb[2])].join(' ') : text
}

function tokensOf(theme) {
  return JSON.parse(readFileSync(join(DIST, `tokens/${theme}.json`), 'utf8'))
}

/** The colours of a token file by the names of their variables. */
function coloursOf({ color, tag }) {
  const entries = Object.entries({ color, tag }).flatMap(([group, tokens]) =>
    Object.entries(tokens)
      .filter(([name]) => !name.startsWith('$'))
      .map(([name, { $value }]) => [
        `${group}-${kebab(name)}`,
        [...$value.components.map(each => Math.round(each * 255)), $value.alpha].join(' '),
      ]),
  )
  return new Map(entries)
}

test.each(Object.keys(SELECTORS))(
  '[LB-01] the colours of tokens/%s.json are those of the stylesheet',
  theme => {
    const variables = variablesOf(SELECTORS[theme])
    variables.delete('shadow-float')
    expect(variables.size).toBeGreaterThan(30)
    expect(coloursOf(tokensOf(theme))).toEqual(variables)
  },
)

test('[LB-01] a brand changes its colours and nothing else', () => {
  for (const theme of ['light', 'dark']) {
    const [plain, brand] = [coloursOf(tokensOf(theme)), coloursOf(tokensOf(`brand-${theme}`))]
    const changed = [...plain.keys()].filter(name => plain.get(name) !== brand.get(name))
    expect(changed.every(name => /accent$|accent-/.test(name))).toBe(true)
    expect(changed.length).toBeGreaterThan(2)
  }
})

test('[LB-01] each token has a type, and a value of that type', () => {
  const { space, duration, fontWeight, shadow, fontFamily } = tokensOf('light')
  expect(space).toMatchObject({ $type: 'dimension', 2: { $value: { value: 8, unit: 'px' } } })
  expect(duration).toMatchObject({ $type: 'duration', fast: { $value: { value: 120, unit: 'ms' } } })
  expect(fontWeight).toMatchObject({ $type: 'fontWeight', medium: { $value: 500 } })
  expect(shadow.$type).toBe('shadow')
  expect(shadow.float.$value.map(({ blur }) => blur.value)).toEqual([24, 3])
  expect(fontFamily.text.$value).toContain('Noto Sans CJK SC')
})
