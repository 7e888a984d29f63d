import type { Meta, StoryObj } from '@storybook/react-vite'
import { Callout } from '../callout'
import { LabelsProvider } from '../labels'
import { en } from '../locales/en'
import {
  DISTRIBUTION_STORES_FOR_STORY,
  DistributionForStory,
  MATRIX_STORES_FOR_STORY,
  MatrixForStory,
  matrixGoods,
} from './fixtures'
import { StoreMatrix } from './StoreMatrix'

const meta = {
  title: 'Service/StoreMatrix',
  // The page is about the component; the stories give the rows and columns to the hook.
  component: StoreMatrix as unknown as typeof MatrixForStory,
  render: args => <MatrixForStory {...args} />,
  argTypes: { block: { table: { disable: true } } },
} satisfies Meta<typeof MatrixForStory>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing is entered; the last product cannot be bought. */
export const Default: Story = {}

/** A block that was pasted: a number was corrected, one is no number, the stores together want more than there is. */
export const Filled: Story = { args: { block: '20\t25\t30\n20\t20\tx' } }

export const Busy: Story = { args: { block: '20\t30', busy: true } }

export const Failed: Story = {
  args: { block: '20\t30', failure: <Callout tone="bad">网络连接失败，请重试</Callout> },
}

/** The buyer may not see prices. */
export const WithoutPrices: Story = {
  args: { goods: [matrixGoods(1, { price: undefined, base_price: undefined })], block: '20\t30' },
}

export const TooLong: Story = {
  args: {
    goods: [matrixGoods(1, { name: `复方${'甘草'.repeat(24)}口服溶液`, sccj: '内蒙古自治区'.repeat(6) })],
    stores: [
      { user_id: 7, company: `惠民大药房${'连锁'.repeat(20)}总部` },
      ...MATRIX_STORES_FOR_STORY.slice(1),
    ],
  },
}

/** As many stores as one call takes. */
export const VeryMany: Story = {
  args: {
    goods: Array.from({ length: 30 }, (_, at) => matrixGoods(at + 1)),
    stores: Array.from({ length: 20 }, (_, at) => ({ user_id: at, company: `康宁大药房第 ${at + 1} 分店` })),
  },
}

/** A list is distributed: one store cannot order yet, one line of the list has no product. */
export const Distribution: Story = { render: () => <DistributionForStory /> }

export const OneStore: Story = {
  render: () => <DistributionForStory stores={DISTRIBUTION_STORES_FOR_STORY.slice(0, 1)} />,
}

export const NoLists: Story = { render: () => <DistributionForStory lists={[]} /> }

export const EmptyList: Story = {
  render: () => <DistributionForStory saved={{ lines: [], products: [] }} />,
}

export const Dark: Story = { args: { block: '20\t25\t30\n20\t20\tx' }, globals: { theme: 'dark' } }

export const Narrow: Story = {
  args: { block: '20\t25\t30' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}

/** With the words of `@yaoji/ui/locales/en`. */
export const English: Story = {
  args: { block: '20\t25\t30' },
  render: args => (
    <LabelsProvider labels={en}>
      <MatrixForStory {...args} lang="en" />
    </LabelsProvider>
  ),
}
