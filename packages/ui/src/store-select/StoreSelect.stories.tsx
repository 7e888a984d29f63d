import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoreSelect } from './StoreSelect'

const STORES = [
  { user_id: 1, company: '康宁医药连锁有限公司' },
  { user_id: 2, company: '康宁大药房一分店' },
]

const meta = {
  title: 'Account/StoreSelect',
  component: StoreSelect,
  args: { stores: STORES, value: null, onValueChange: () => {} },
} satisfies Meta<typeof StoreSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Chosen: Story = { args: { value: 2 } }

export const Disabled: Story = { args: { value: 2, disabled: true } }

/** A company without other stores: nothing is shown. */
export const OneStore: Story = { args: { stores: STORES.slice(0, 1) } }

export const TooLong: Story = {
  args: { value: 3, stores: [...STORES, { user_id: 3, company: '康宁大药房'.repeat(12) }] },
}

export const TooMany: Story = {
  args: {
    stores: Array.from({ length: 60 }, (_, at) => ({ user_id: at + 1, company: `康宁大药房 ${at + 1} 店` })),
  },
}

export const Dark: Story = { args: { value: 2 }, globals: { theme: 'dark' } }

export const Narrow: Story = {
  args: { value: 2 },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
