import type { Meta, StoryObj } from '@storybook/react-vite'
import { type PurchaseSheet, usePurchaseImport } from '@yaoji/hooks'
import { PLAN_BOOK } from './fixtures'
import { PurchaseImport, type PurchaseImportProps } from './PurchaseImport'

/** The component with the hook that holds its choices. */
function ImportStory({
  sheets,
  ...props
}: Omit<PurchaseImportProps, 'book'> & { sheets: readonly PurchaseSheet[] }) {
  return <PurchaseImport {...props} book={usePurchaseImport(sheets)} />
}

const PLAN = PLAN_BOOK.slice(1)
const [HEAD = [], ...ROWS] = [
  ['品名', '规格', '厂家', '要货量'],
  ['板蓝根颗粒', '10g*20袋', '广州白云山和记黄埔中药有限公司', '30'],
]

const meta = {
  title: 'Service/PurchaseImport',
  // The page is about the component; the stories give the sheets to the hook.
  component: PurchaseImport as unknown as typeof ImportStory,
  render: args => <ImportStory {...args} />,
  argTypes: { sheets: { table: { disable: true } } },
  args: { sheets: PLAN_BOOK },
} satisfies Meta<typeof ImportStory>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OneSheet: Story = { args: { sheets: PLAN } }

/** Without known titles the columns are known by their values. */
export const NoTitles: Story = {
  args: {
    sheets: [
      {
        name: '清单',
        rows: [
          ['尿毒清颗粒', '5g*18袋', '20'],
          ['板蓝根颗粒', '10g*20袋', '30'],
        ],
      },
    ],
  },
}

/** The buyer has to say which column names the product. */
export const NoProduct: Story = {
  args: {
    sheets: [
      {
        name: '清单',
        rows: [
          ['a', '3'],
          ['b', '20'],
        ],
      },
    ],
  },
}

export const EmptySheet: Story = { args: { sheets: [{ name: '空表', rows: [] }] } }

export const TooLong: Story = {
  args: {
    sheets: [
      {
        name: `二〇二六年十一月${'采购计划'.repeat(6)}`,
        rows: [HEAD, [`复方${'甘草'.repeat(30)}片`, '0.25g*24粒'.repeat(8), '有限公司'.repeat(20), '3']],
      },
      ...PLAN,
    ],
  },
}

export const TooMany: Story = {
  args: {
    sheets: Array.from({ length: 12 }, (_, at) => ({
      name: `${at + 1} 月`,
      rows: [
        [...HEAD, ...Array.from({ length: 20 }, (_each, column) => `备注 ${column + 1}`)],
        ...Array.from({ length: 480 }, () => ROWS[0] ?? []),
        ...Array.from({ length: 12 }, () => ['板蓝根颗粒', '', '', '2026-11-23']),
      ],
    })),
  },
}

export const Narrow: Story = { decorators: [story => <div style={{ maxWidth: 358 }}>{story()}</div>] }

export const Dark: Story = { globals: { theme: 'dark' } }
