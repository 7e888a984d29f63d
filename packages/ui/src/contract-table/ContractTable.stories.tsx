import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContractEvidence } from './ContractEvidence'
import { ContractTable } from './ContractTable'
import { contractForStory } from './fixtures'

const meta = {
  title: 'Account/ContractTable',
  component: ContractTable,
  args: {
    contracts: [
      contractForStory(),
      contractForStory({ id: 2, number: 'HT2025000007', state_text: '已到期' }),
    ],
    hrefOf: ({ id }) => `#${id}`,
  },
} satisfies Meta<typeof ContractTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Evidence: Story = { render: () => <ContractEvidence contract={contractForStory()} /> }

export const EvidenceOfAReview: Story = {
  render: () => <ContractEvidence contract={contractForStory({ signed_phone: '', text_sha256: '' })} />,
}

export const Dark: Story = { globals: { theme: 'dark' } }
