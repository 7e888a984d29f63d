import type { Meta, StoryObj } from '@storybook/react-vite'
import { LabelsProvider } from '../labels'
import { en } from '../locales/en'
import { CODES, codeOf } from './fixtures'
import { PurchaseCodeTable } from './PurchaseCodeTable'

const meta = {
  title: 'Service/PurchaseCodeTable',
  component: PurchaseCodeTable,
  args: {
    label: '您的编码',
    rows: CODES,
    goodsHref: ({ id }) => `#${id}`,
    onRemove: () => {},
  },
} satisfies Meta<typeof PurchaseCodeTable>

export default meta
type Story = StoryObj<typeof meta>

/** An own code, a text, and a product that is not sold any more. */
export const Default: Story = {}

export const Loading: Story = { args: { rows: undefined } }

/** Nothing can be removed. */
export const ToRead: Story = { args: { onRemove: undefined } }

export const TooLong: Story = {
  args: {
    rows: [
      codeOf(1, {
        text: 'HM-0010230045'.repeat(9),
        goods: {
          ...codeOf(1).goods,
          name: `复方${'甘草'.repeat(24)}口服溶液`,
          sccj: `${'内蒙古自治区'.repeat(6)}有限责任公司`,
        },
        saved_by: '惠民'.repeat(20),
      }),
    ],
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }

/** With the words of `@yaoji/ui/locales/en`. */
export const English: Story = {
  args: { label: 'Your codes' },
  render: args => (
    <LabelsProvider labels={en}>
      <PurchaseCodeTable {...args} lang="en" />
    </LabelsProvider>
  ),
}
