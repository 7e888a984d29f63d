import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../button'
import { copyResultsForStory, storesForStory } from './fixtures'
import { StoreCopy } from './StoreCopy'

const meta = {
  title: 'Account/StoreCopy',
  component: StoreCopy,
  args: {
    stores: storesForStory,
    lines: 6,
    onCopyTo: () => {},
    action: <LinkButton href="#cart">去购物车勾选商品</LinkButton>,
  },
} satisfies Meta<typeof StoreCopy>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NoLines: Story = { args: { lines: 0 } }

export const Outcome: Story = { args: { outcome: copyResultsForStory } }

export const VeryMany: Story = {
  args: {
    stores: Array.from({ length: 60 }, (_, at) => ({ user_id: at, company: `康宁大药房第 ${at + 1} 分店` })),
  },
}

export const Dark: Story = { args: { outcome: copyResultsForStory }, globals: { theme: 'dark' } }
