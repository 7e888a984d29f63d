import type { Meta, StoryObj } from '@storybook/react-vite'
import { TokenRows } from '../part/testing/TokenTable'
import { theme } from '../theme/contract.css'
import { fontSize, radius, space, stack } from '../theme/scale'

const meta = { title: 'Foundations/Elevation' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const { color, shadow } = theme

export const Layers: Story = {
  render: () => (
    <TokenRows
      name="stack"
      values={stack}
      use={{
        heads: 'heads of tables that stay in the window',
        bar: 'the bar of a list, with the panels that it opens',
        sticky: 'headers and bars of totals that stay in the window',
        flyout: 'menus, suggestions',
        sideCart: 'the side cart and the navigation at the edge',
        dialog: 'dialogs with their backdrop',
        popover: 'what a button opens beside itself, also in a dialog',
        toast: 'short messages and the loading bar, above dialogs too',
      }}
    />
  ),
}

const panel = {
  padding: space[4],
  borderRadius: radius.m,
  background: color.surface,
  fontSize: fontSize.s,
} as const

/** What is in the page has a line; what floats above it has the shadow. */
export const Shadow: Story = {
  render: () => (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: space[6],
        padding: space[6],
        background: color.canvas,
      }}
    >
      <div style={{ ...panel, border: `1px solid ${color.seam}` }}>A panel of the page: a line</div>
      <div style={{ ...panel, boxShadow: shadow.float }}>A menu above the page: shadow.float</div>
    </div>
  ),
}
