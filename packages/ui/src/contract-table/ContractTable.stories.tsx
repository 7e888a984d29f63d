import type { Meta, StoryObj } from '@storybook/react-vite'
import { Empty } from '../empty'
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

export const Loading: Story = { args: { contracts: undefined } }

export const Refreshing: Story = { args: { refreshing: true } }

export const One: Story = { args: { contracts: [contractForStory()] } }

export const LongWords: Story = {
  args: {
    contracts: [
      contractForStory({ number: 'HT2026000018-GSYP-PIFA-BUCHONGXIEYI-0003', state_text: '已签订补充协议' }),
    ],
  },
}

export const Evidence: Story = { render: () => <ContractEvidence contract={contractForStory()} /> }

export const EvidenceOfAReview: Story = {
  render: () => <ContractEvidence contract={contractForStory({ signed_phone: '', text_sha256: '' })} />,
}

export const Nothing: Story = { args: { contracts: [], empty: <Empty title="还没有合同" /> } }

export const VeryMany: Story = {
  args: {
    contracts: Array.from({ length: 30 }, (_, at) => ({
      ...contractForStory({ id: at + 1, number: `HT${2026 - at}000018` }),
      begin_date: `${2026 - at}-01-01`,
      end_date: `${2026 - at}-12-31`,
      signed_at: `${2025 - at}-12-28 10:24:08`,
      state_text: at === 0 ? '生效中' : '已到期',
    })),
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
