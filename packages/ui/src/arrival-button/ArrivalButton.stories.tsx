import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrivalButton } from './ArrivalButton'

const meta = {
  title: 'Goods/ArrivalButton',
  component: ArrivalButton,
  args: { name: '阿莫西林胶囊' },
} satisfies Meta<typeof ArrivalButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Registered: Story = { args: { registered: true } }

export const Busy: Story = { args: { busy: true } }

export const Large: Story = { args: { size: 'l' } }

export const Dark: Story = { args: { registered: true }, globals: { theme: 'dark' } }

export const Narrow: Story = {
  args: { registered: true },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
