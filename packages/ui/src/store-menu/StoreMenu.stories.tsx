import type { Meta, StoryObj } from '@storybook/react-vite'
import { coversPage } from '../part/testing/coversPage'
import { storeForStory } from '../store-table/fixtures'
import { StoreMenu } from './StoreMenu'

const CHAIN = [
  storeForStory(1, { is_head: 1, is_current: 1, can_switch: 0, company: '康宁大药房' }),
  storeForStory(2),
  storeForStory(3, { licence_text: '证照到期', is_passed: 0 }),
]

const meta = {
  title: 'Account/StoreMenu',
  component: StoreMenu,
  // Radix marks both ends of an open panel with focus guards, which axe's experimental rule takes for controls.
  parameters: {
    ...coversPage,
    a11y: { options: { rules: { 'focus-order-semantics': { enabled: false } } } },
  },
  args: { open: true, stores: CHAIN, allHref: '#', onSwitch: () => {} },
} satisfies Meta<typeof StoreMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** For the page: how stores are not named. */
export const Numbers: Story = {
  tags: ['!dev'],
  args: { stores: CHAIN.map((store, at) => ({ ...store, company: `MD${String(at + 1).padStart(4, '0')}` })) },
}

export const Closed: Story = { args: { open: false } }

/** The buyer goes to the second store. */
export const Changing: Story = { args: { busy: 2 } }

/** She logged in as a store: only the head office changes. */
export const HeadOnly: Story = {
  args: { stores: CHAIN.map(store => ({ ...store, can_switch: 0 })) },
}

export const Loading: Story = { args: { stores: undefined } }

export const Failed: Story = { args: { stores: undefined, onRetry: () => {} } }

/** The store left the chain in the meantime. */
export const Refused: Story = {
  args: { error: Object.assign(new Error('门店不存在或已删除'), { kind: 'refused', code: 404 }) },
}

export const TooLong: Story = {
  args: {
    stores: [
      storeForStory(1, { company: '国药控股国大药房福州连锁有限公司人民路第一百二十八分店（医保定点）' }),
    ],
  },
}

export const TooMany: Story = {
  args: { stores: Array.from({ length: 60 }, (_, user_id) => storeForStory(user_id)) },
}

/** On a narrow screen the button has the name of the store. */
export const Narrow: Story = {
  args: { open: false, company: '康宁大药房第 1 分店' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}

export const Dark: Story = { globals: { theme: 'dark' } }
