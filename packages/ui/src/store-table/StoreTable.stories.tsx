import type { Meta, StoryObj } from '@storybook/react-vite'
import { storeForStory } from './fixtures'
import { StoreTable, type StoreTableProps, type StoreTableStore } from './StoreTable'

const meta = {
  title: 'Account/StoreTable',
  component: StoreTable<StoreTableStore>,
  args: {
    stores: [
      storeForStory(1, { is_head: 1, is_current: 1, company: '康宁大药房' }),
      storeForStory(2),
      storeForStory(3, { licence_text: '证照到期', is_passed: 0 }),
      storeForStory(4, { can_switch: 0 }),
    ],
    onSwitch: () => {},
  },
} satisfies Meta<StoreTableProps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Switching: Story = { args: { busy: 2 } }

export const Loading: Story = { args: { stores: undefined } }

export const LongWords: Story = {
  args: {
    stores: [
      storeForStory(1, {
        company: '国药控股国大药房福州连锁有限公司人民路第一百二十八分店（医保定点）',
        address: '人民路 128 号闽江新城商业中心二期地下一层西侧',
      }),
    ],
  },
}

export const Many: Story = {
  args: { stores: Array.from({ length: 60 }, (_, user_id) => storeForStory(user_id)) },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }
