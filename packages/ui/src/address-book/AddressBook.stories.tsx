import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConfirmProvider } from '../confirm'
import { ToastProvider } from '../toast'
import { AddressBook } from './AddressBook'
import { addressesForStory } from './fixtures'
import { useAddressBook } from './useAddressBook'

const meta = {
  title: 'Account/AddressBook',
  component: AddressBook,
  decorators: [
    Story => (
      <ToastProvider>
        <ConfirmProvider>
          <Story />
        </ConfirmProvider>
      </ToastProvider>
    ),
  ],
  args: { addresses: addressesForStory, limit: 20 },
} satisfies Meta<typeof AddressBook>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Loading: Story = { args: { addresses: undefined } }

export const Empty: Story = { args: { addresses: [] } }

export const Full: Story = { args: { limit: 2 } }

export const Saved: Story = { args: { saved: 2, notice: '已保存刘仓管的地址 人民南路四段 12 号' } }

function WithQuestions() {
  const { bookProps } = useAddressBook(addressesForStory, {
    remove: async () => {},
    setDefault: async () => {},
  })
  return <AddressBook {...bookProps} addresses={addressesForStory} limit={20} />
}

/** Removing asks first. */
export const Asks: Story = { render: () => <WithQuestions /> }

export const VeryMany: Story = {
  args: {
    addresses: Array.from({ length: 20 }, (_, at) => ({
      ...addressesForStory[1],
      id: at + 1,
      consignee: `收货人 ${at + 1}`,
    })) as typeof addressesForStory,
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
