import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { returnableBatchForStory } from './fixtures'
import { type ReturnableBatch, ReturnBatches, type ReturnBatchesProps } from './ReturnBatches'

const gift = returnableBatchForStory(2, {
  name: '电子体温计',
  ypgg: '1支',
  bzdw: '支',
  is_gift: 1,
  returnable: 2,
})

const meta = {
  title: 'Order/ReturnBatches',
  component: ReturnBatches<ReturnableBatch>,
  args: {
    batches: [
      returnableBatchForStory(1, { returned: 8, open_number: 2, refunded_number: 4, returnable: 32 }),
      gift,
      returnableBatchForStory(3, { name: '胰岛素注射液', ypgg: '3ml:300单位', bzdw: '支' }),
    ],
    texts: new Map([[1, '4']]),
    onTextsChange: () => {},
    fieldName: ({ batch_id }) => `packs_${batch_id}`,
    shares: new Map([[1, { amount: 4920, voucher_amount: 500, points: 120 }]]),
  },
} satisfies Meta<ReturnBatchesProps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: args => <Held {...args} /> }

function Held(args: ReturnBatchesProps) {
  const [texts, setTexts] = useState(args.texts)
  return <ReturnBatches {...args} texts={texts} onTextsChange={setTexts} />
}

/** For this reason cold goods do not come back, and the gift must come back too. */
export const Rules: Story = {
  args: {
    problemOf: ({ batch_id }) => (batch_id === 3 ? '冷藏药品只因质量问题退回' : ''),
    giftsDue: new Map([[2, 1]]),
  },
}

export const TooMany: Story = { args: { texts: new Map([[1, '400']]) } }

export const WithoutRefund: Story = { args: { shares: undefined } }

export const Empty: Story = { args: { batches: [], shares: undefined } }

export const Many: Story = {
  args: { batches: Array.from({ length: 30 }, (_, at) => returnableBatchForStory(at + 1)) },
}

export const Dark: Story = { ...Rules, globals: { theme: 'dark' } }

export const Narrow: Story = { ...Rules, globals: { viewport: { value: 'mobile1', isRotated: false } } }
