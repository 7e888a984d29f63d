import type { Meta, StoryObj } from '@storybook/react-vite'
import { coversPage } from '../part/testing/coversPage'
import { LISTS, listOf } from './fixtures'
import { PurchaseListMenu } from './PurchaseListMenu'

const meta = {
  title: 'Service/PurchaseListMenu',
  component: PurchaseListMenu,
  // Radix marks both ends of an open panel with focus guards, which axe's experimental rule takes for controls.
  parameters: {
    ...coversPage,
    a11y: { options: { rules: { 'focus-order-semantics': { enabled: false } } } },
  },
  args: {
    open: true,
    lists: LISTS,
    maxLists: 50,
    opened: null,
    onSave: () => {},
    onChoose: () => {},
    onRename: () => {},
    onRemove: () => {},
  },
} satisfies Meta<typeof PurchaseListMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** For the page: how lists are not named. */
export const VagueNames: Story = {
  tags: ['!dev'],
  args: { lists: LISTS.map((list, at) => ({ ...list, name: `清单 ${at + 1}` })) },
}

export const Closed: Story = { args: { open: false } }

export const Opened: Story = { args: { opened: 2 } }

export const Loading: Story = { args: { lists: undefined, maxLists: undefined } }

export const Failed: Story = { args: { lists: undefined, maxLists: undefined, onRetry: () => {} } }

/** Nothing is in the sheet, and there is no list. */
export const NoLists: Story = { args: { lists: [], onSave: undefined } }

export const TooMany: Story = {
  args: { lists: Array.from({ length: 50 }, (_, at) => listOf(at + 1, { count: 500 })) },
}

export const TooLong: Story = {
  args: {
    lists: [listOf(1, { name: '周一补货'.repeat(7), saved_by: `${'内蒙古自治区'.repeat(4)}连锁药店` })],
  },
}

export const Narrow: Story = {
  args: { opened: 1 },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}

export const Dark: Story = { args: { opened: 1 }, globals: { theme: 'dark' } }
