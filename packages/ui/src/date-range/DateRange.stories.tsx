import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateRange } from './DateRange'

const meta = {
  title: 'Form/DateRange',
  component: DateRange,
  args: { label: '下单日期', today: '2026-11-22' },
} satisfies Meta<typeof DateRange>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Chosen: Story = { args: { defaultValue: { from: '2026-11-01', to: '2026-11-15' } } }

export const ByPreset: Story = { args: { defaultValue: { from: '2026-11-16', to: '2026-11-22' } } }

export const OneSide: Story = { args: { defaultValue: { from: '2026-11-01' } } }

export const Wrong: Story = { args: { defaultValue: { from: '2026-11-15', to: '2026-11-01' } } }

export const ClockNotKnown: Story = { args: { today: undefined } }

export const OtherPresets: Story = {
  args: { label: '到期日', presets: [{ name: '近一年', months: 12 }], size: 's' },
}

export const TooLong: Story = {
  args: {
    label: '含麻黄碱类复方制剂签收回执上传日期',
    defaultValue: { from: '2026-11-01', to: '2026-11-15' },
  },
}

export const Narrow: Story = {
  args: { defaultValue: { from: '2026-11-01', to: '2026-11-15' } },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}

export const Dark: Story = {
  args: { defaultValue: { from: '2026-11-16', to: '2026-11-22' } },
  globals: { theme: 'dark' },
}
