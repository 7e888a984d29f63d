import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { expect } from 'storybook/test'
import { theme } from './contract.css'
import { duration, fontSize, fontWeight, frame, lineHeight, media, radius, space } from './scale'

const meta = { title: 'Theme' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const { color, tag } = theme

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
      <td ref={sample} style={{ ...cell, color: front, background: ground, whiteSpace: 'nowrap' }}>
        {least === TEXT ? '药集 12.80' : <div style={{ height: 12, border: `2px solid ${front}` }} />}
      </td>
      <td style={cell}>
        <code>{nameOf(front)}</code>
        <br />
        <code>{nameOf(ground)}</code>
      </td>
      <td style={{ ...cell, ...figures }} data-enough={ratio >= least}>
        {ratio.toFixed(2)}
      </td>
      <td style={{ ...cell, ...figures }}>{least}</td>
    </tr>
  )
}

const figures = { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const
const cell = {
  padding: '4px 8px',
  borderBottom: `1px solid ${color.seam}`,
  overflowWrap: 'anywhere',
} as const

function Table({ name, heads, children }: { name: string; heads: readonly string[]; children: ReactNode }) {
  return (
    <table aria-label={name} style={{ maxWidth: 560, fontSize: fontSize.xs }}>
      <thead>
        <tr>
          {heads.map(head => (
            <th key={head} scope="col" style={{ ...cell, color: color.inkMuted }}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

function Pairs({ name }: { name: 'light' | 'dark' }) {
  return (
    <section
      aria-label={name}
      data-yaoji-theme={name}
      style={{ flex: '1 1 264px', minWidth: 0, padding: 8, background: color.surface, color: color.ink }}
    >
      <Table name={`Contrast, ${name}`} heads={['Sample', 'Text, ground', 'Contrast', 'Needs']}>
        {PAIRS.flatMap(({ front, grounds, least }) =>
          grounds.map(ground => (
            <Pair key={`${front} ${ground}`} front={front} ground={ground} least={least} />
          )),
        )}
      </Table>
    </section>
  )
}

/** Every colour in use, measured as it is painted. */
export const Colours: Story = {
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

/** Rows of one part of the scale: its names, its values, and what they look like. */
function Scale({ name, values, look }: ScaleProps) {
  return (
    <Table name={name} heads={look ? ['Name', 'Value', 'Looks'] : ['Name', 'Value']}>
      {Object.entries(values).map(([key, value]) => (
        <tr key={key}>
          <td style={cell}>
            <code>
              {name}.{key}
            </code>
          </td>
          <td style={{ ...cell, fontVariantNumeric: 'tabular-nums' }}>{value}</td>
          {look && <td style={cell}>{look(value)}</td>}
        </tr>
      ))}
    </Table>
  )
}

interface ScaleProps {
  name: string
  values: Record<string, string>
  look?: (value: string) => ReactNode
}

const stacked = { display: 'grid', gap: 24 } as const

export const Type: Story = {
  render: () => (
    <div style={stacked}>
      <Scale
        name="fontSize"
        values={fontSize}
        look={value => <span style={{ fontSize: value }}>药集 12.80</span>}
      />
      <Scale
        name="fontWeight"
        values={fontWeight}
        look={value => <span style={{ fontWeight: value }}>药集 12.80</span>}
      />
      <Scale name="lineHeight" values={lineHeight} />
    </div>
  ),
}

export const Space: Story = {
  render: () => (
    <div style={stacked}>
      <Scale
        name="space"
        values={space}
        look={value => <div style={{ width: value, height: 12, background: color.accent }} />}
      />
      <Scale
        name="radius"
        values={radius}
        look={value => (
          <div style={{ width: 48, height: 24, borderRadius: value, background: color.accent }} />
        )}
      />
      <Scale name="duration" values={duration} />
    </div>
  ),
}

export const Sizes: Story = {
  name: 'Frame and breakpoints',
  render: () => (
    <div style={stacked}>
      <Scale name="frame" values={frame} />
      <Scale name="media" values={media} />
    </div>
  ),
}
