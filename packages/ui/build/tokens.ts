import { mkdirSync, writeFileSync } from 'node:fs'
import * as scale from '../src/theme/scale'
import { dark, exampleBrand, light } from '../src/theme/values'

/*
 * The theme for design tools, in the format of the W3C Design Tokens Community Group (2025.10): one file with all tokens for
 * each theme, and for each theme of the example brand.
 */

type Colours = Readonly<Record<string, string>>

interface Theme {
  readonly color: Colours
  readonly tag: Colours
  readonly shadow: { readonly float: string }
}

const THEMES: Readonly<Record<string, Theme>> = {
  light,
  dark,
  'brand-light': { ...light, color: { ...light.color, ...exampleBrand.light.color } },
  'brand-dark': { ...dark, color: { ...dark.color, ...exampleBrand.dark.color } },
}

/** Writes `dist/tokens/<theme>.json`. */
export function writeTokens(): void {
  mkdirSync('dist/tokens', { recursive: true })
  for (const [name, theme] of Object.entries(THEMES))
    writeFileSync(`dist/tokens/${name}.json`, `${JSON.stringify(tokensOf(theme), null, 2)}\n`)
}

function tokensOf({ color, tag, shadow }: Theme) {
  return {
    color: group('color', color, readColour),
    tag: group('color', tag, readColour),
    shadow: group('shadow', shadow, readShadow),
    fontSize: group('dimension', scale.fontSize, readDimension),
    lineHeight: group('number', scale.lineHeight, Number),
    fontWeight: group('fontWeight', scale.fontWeight, Number),
    fontFamily: {
      $type: 'fontFamily',
      text: { $value: scale.fontStack.split(', ').map(name => name.replaceAll('"', '')) },
    },
    space: group('dimension', scale.space, readDimension),
    radius: group('dimension', scale.radius, readDimension),
    frame: group('dimension', scale.frame, readDimension),
    duration: group('duration', scale.duration, readDuration),
  }
}

function group<Value>(type: string, values: Readonly<Record<string, string>>, read: (text: string) => Value) {
  const tokens = Object.entries(values).map(([name, text]) => [name, { $value: read(text) }])
  return { $type: type, ...Object.fromEntries(tokens) }
}

/** `#18211E`, or `rgb(24 33 30 / 0.45)`. */
function readColour(text: string) {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text)?.slice(1)
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(text)?.slice(1)
  if (!hex && !rgb)
    throw new Error(`ui: ${text} is no colour of the theme. Tokens need #RRGGBB or rgb(r g b / a).`)
  const channels = hex ? hex.map(each => Number.parseInt(each, 16)) : (rgb ?? []).slice(0, 3).map(Number)
  const alpha = rgb ? Number(rgb[3]) : 1
  return { colorSpace: 'srgb', components: channels.map(each => Number((each / 255).toFixed(4))), alpha }
}

/** `0 6px 24px rgb(24 33 30 / 0.16), 0 1px 3px …`: offsets, blur, colour. */
function readShadow(text: string) {
  return text.split(/,\s*(?=\d)/).map(layer => {
    const [, x = '', y = '', blur = '', colour = ''] = /^(\S+) (\S+) (\S+) (rgb.+)$/.exec(layer) ?? []
    const lengths = { offsetX: readDimension(x), offsetY: readDimension(y), blur: readDimension(blur) }
    return { ...lengths, spread: readDimension('0'), color: readColour(colour) }
  })
}

const readDimension = (text: string) => ({ value: Number.parseFloat(text), unit: 'px' })

const readDuration = (text: string) => ({ value: Number.parseFloat(text), unit: 'ms' })
