import type { Meta, StoryObj } from '@storybook/react-vite'
import { scopesForStory } from './fixtures'
import { ScopeChoice } from './ScopeChoice'

const meta = {
  title: 'Account/ScopeChoice',
  component: ScopeChoice,
  args: { scopes: scopesForStory, onSave: () => {} },
} satisfies Meta<typeof ScopeChoice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Saving: Story = { args: { saving: true } }

export const Saved: Story = { args: { saved: true } }

export const Wrong: Story = { args: { error: '需要医疗器械经营许可证' } }

export const VeryMany: Story = {
  args: {
    scopes: Array.from({ length: 30 }, (_, at) => ({
      name: `经营范围 ${at + 1}`,
      goods_count: at,
      is_chosen: at % 2,
      is_available: 1,
      message: '',
    })),
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
