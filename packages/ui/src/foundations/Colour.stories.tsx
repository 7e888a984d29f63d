import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useRef, useState } from 'react'
import { expect } from 'storybook/test'
import { TokenTable, tokenCell, tokenFigures } from '../part/testing/TokenTable'
import { theme } from '../theme/contract.css'
import { dark, light } from '../theme/values'

const meta = { title: 'Foundations/Colour' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const { color, tag } = theme

/** What each colour is for. A colour without a line does not compile. */
const USES: Readonly<Record<keyof typeof color, string>> = {
  canvas: 'the page behind panels',
  surface: 'panels, cards, tables, fields',
  sunken: 'heads of tables, disabled fields, pictures that load',
  seam: 'lines between rows and cards',
  seamStrong: 'borders of fields and of what is pressed',
  ink: 'text and numbers',
  inkMuted: 'text that explains other text',
  inkFaint: 'what may be missed: examples in fields, old prices',
  accent: 'links, the one primary button, what is selected',
  accentHover: 'the same under the pointer',
  accentWash: 'the ground of what is selected',
  onAccent: 'text on the accent',
  price: 'prices, second-kill, what deletes, errors',
  priceWash: 'the ground of errors and of price panels',
  onPrice: 'text on the price colour',
  brass: 'warnings, hints, near expiry, points',
  brassWash: 'the ground of warnings',
  success: 'what has succeeded',
  focus: 'the outline of what has the focus',
  backdrop: 'the page behind a dialog',
  backdropGround: 'the gutter of the scrollbar beside the backdrop',
}

/** The contrast that text needs (WCAG 1.4.3), and what is no text (1.4.11). */
const TEXT = 4.5
const LINE = 3

/** What is read on what, and the contrast that it needs. */
const PAIRS: readonly { front: string; grounds: readonly string[]; least: number }[] = [
  { front: color.ink, grounds: [color.surface, color.canvas, color.sunken], least: TEXT },
  { front: color.inkMuted, grounds: [color.surface, color.canvas, color.sunken], least: TEXT },
  { front: color.inkFaint, grounds: [color.surface, color.canvas, color.sunken], least: TEXT },
  { front: color.accent, grounds: [color.surface, color.canvas, color.accentWash], least: TEXT },
  { front: color.accentHover, grounds: [color.surface, color.accentWash], least: TEXT },
  { front: color.onAccent, grounds: [color.accent, color.accentHover], least: TEXT },
  { front: color.price, grounds: [color.surface, color.canvas, color.priceWash], least: TEXT },
  { front: color.onPrice, grounds: [color.price], least: TEXT },
  { front: color.brass, grounds: [color.surface, color.brassWash], least: TEXT },
  { front: color.success, grounds: [color.surface], least: TEXT },
  { front: tag.select, grounds: [tag.selectWash], least: TEXT },
  { front: tag.spike, grounds: [tag.spikeWash], least: TEXT },
  { front: tag.reduction, grounds: [tag.reductionWash], least: TEXT },
  { front: tag.exchange, grounds: [tag.exchangeWash], least: TEXT },
  { front: tag.gift, grounds: [tag.giftWash], least: TEXT },
  { front: tag.special, grounds: [tag.specialWash], least: TEXT },
  { front: tag.fresh, grounds: [tag.freshWash], least: TEXT },
  { front: color.seamStrong, grounds: [color.surface], least: LINE },
  { front: color.focus, grounds: [color.surface, color.canvas], least: LINE },
]

const nameOf = (variable: string) => variable.slice('var('.length, -1)

function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map(channel => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(front: readonly number[], ground: readonly number[]): number {
  const [light = 0, dark = 0] = [luminance(front), luminance(ground)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Red, green and blue of the colours that an element was painted with. */
function painted(element: HTMLElement): { front: number[]; ground: number[] } {
  const style = getComputedStyle(element)
  const parts = (text: string) => [...text.matchAll(/[\d.]+/g)].slice(0, 3).map(Number)
  return { front: parts(style.color), ground: parts(style.backgroundColor) }
}

/** A sample, and its contrast as the browser painted it. */
function Pair({ front, ground, least }: { front: string; ground: string; least: number }) {
  const sample = useRef<HTMLTableCellElement>(null)
  const [ratio, setRatio] = useState(0)
  useLayoutEffect(() => {
    if (!sample.current) return
    const colours = painted(sample.current)
    setRatio(contrast(colours.front, colours.ground))
  }, [])
  return (
    <tr>
      <td ref={sample} style={{ ...tokenCell, color: front, background: ground, whiteSpace: 'nowrap' }}>
        {least === TEXT ? '药集 12.80' : <div style={{ height: 12, border: `2px solid ${front}` }} />}
      </td>
      <td style={tokenCell}>
        <code>{nameOf(front)}</code>
        <br />
        <code>{nameOf(ground)}</code>
      </td>
      <td style={{ ...tokenCell, ...tokenFigures }} data-enough={ratio >= least}>
        {ratio.toFixed(2)}
      </td>
      <td style={{ ...tokenCell, ...tokenFigures }}>{least}</td>
    </tr>
  )
}

function Pairs({ name }: { name: 'light' | 'dark' }) {
  return (
    <section
      aria-label={name}
      data-yaoji-theme={name}
      style={{ flex: '1 1 264px', minWidth: 0, padding: 8, background: color.surface, color: color.ink }}
    >
      <TokenTable
        name={`Contrast, ${name}`}
        heads={['Sample', 'Text, ground', 'Contrast', 'Needs']}
        numeric={['Contrast', 'Needs']}
      >
        {PAIRS.flatMap(({ front, grounds, least }) =>
          grounds.map(ground => (
            <Pair key={`${front} ${ground}`} front={front} ground={ground} least={least} />
          )),
        )}
      </TokenTable>
    </section>
  )
}

/** Every colour in use, measured as it is painted. */
export const Contrast: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <Pairs name="light" />
      <Pairs name="dark" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const all = [...canvasElement.querySelectorAll<HTMLElement>('[data-enough]')]
    await expect(all.length).toBeGreaterThan(50)
    await expect(all.filter(each => each.dataset.enough !== 'true').map(each => each.outerHTML)).toEqual([])
  },
}

/** Every colour, what it is for, and its value in both themes. */
export const Palette: Story = {
  render: () => (
    <TokenTable name="color" heads={['Variable', 'Use it for', 'Light', 'Dark']}>
      {(Object.keys(USES) as (keyof typeof USES)[]).map(name => (
        <tr key={name}>
          <td style={tokenCell}>
            <code>{nameOf(color[name])}</code>
          </td>
          <td style={tokenCell}>{USES[name]}</td>
          <Swatch value={light.color[name]} />
          <Swatch value={dark.color[name]} />
        </tr>
      ))}
    </TokenTable>
  ),
}

function Swatch({ value }: { value: string }) {
  return (
    <td style={tokenCell}>
      <div style={{ height: 20, minWidth: 32, background: value, border: `1px solid ${color.seamStrong}` }} />
      {value}
    </td>
  )
}
