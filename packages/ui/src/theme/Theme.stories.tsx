import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { Button } from '../button'
import { Callout } from '../callout'
import { Price } from '../price'
import { theme } from './contract.css'
import { space } from './scale'
import { exampleBrand } from './values'

const meta = { title: 'Foundations/Theme' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const { color } = theme

/** The variables of a brand as inline styles: `--yaoji-color-accent`. */
const variablesOf = (colours: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(colours).map(([name, value]) => [
      color[name as keyof typeof color].slice('var('.length, -1),
      value,
    ]),
  ) as CSSProperties

interface SampleProps {
  name: string
  mode: 'light' | 'dark'
  brand?: CSSProperties
}

function Sample({ name, mode, brand }: SampleProps) {
  return (
    <section
      aria-label={name}
      data-yaoji-theme={mode}
      style={{
        ...brand,
        display: 'grid',
        gap: space[3],
        padding: space[4],
        background: color.surface,
        justifyItems: 'start',
      }}
    >
      <strong>{name}</strong>
      <Price value="1286.40" size="xl" />
      <Callout tone="wait">《药品经营许可证》将于 2026-12-31 到期，请尽快上传新证。</Callout>
      <Button variant="primary">提交订单</Button>
    </section>
  )
}

/** The same components in both themes, with and without a brand. */
export const Brand: Story = {
  name: 'Themes and a brand',
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(264px, 100%), 1fr))',
        gap: space[4],
      }}
    >
      <Sample name="Light" mode="light" />
      <Sample name="Dark" mode="dark" />
      <Sample name="Light, with a brand" mode="light" brand={variablesOf(exampleBrand.light.color)} />
      <Sample name="Dark, with a brand" mode="dark" brand={variablesOf(exampleBrand.dark.color)} />
    </div>
  ),
}
