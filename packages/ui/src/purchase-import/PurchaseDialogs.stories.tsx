import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { coversPage } from '../part/testing/coversPage'
import { PLAN_BOOK } from './fixtures'
import { PurchaseImportDialog } from './PurchaseImportDialog'
import { PurchasePasteDialog } from './PurchasePasteDialog'
import { PurchaseTableDialog } from './PurchaseTableDialog'

const meta = {
  title: 'Service/PurchaseDialogs',
  component: PurchaseImportDialog,
  parameters: coversPage,
  subcomponents: { PurchasePasteDialog, PurchaseTableDialog },
  args: {
    open: true,
    onClose: () => {},
    onLines: () => {},
    onTemplate: () => {},
    readFile: async () => PLAN_BOOK,
  },
} satisfies Meta<typeof PurchaseImportDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Before a file is chosen; any file shows the same table. */
export const Import: Story = {}

export const NothingToFillIn: Story = { args: { onTemplate: undefined } }

/** Chooses a file as the story opens, and waits for the text. */
const choosing =
  (text?: string): NonNullable<Story['play']> =>
  async ({ userEvent }) => {
    const field = await screen.findByLabelText('清单文件')
    await userEvent.upload(field, new File(['品名,数量'], '十一月采购计划.xlsx'))
    if (text) await screen.findByText(text, { exact: false })
  }

export const Reading: Story = { args: { readFile: () => new Promise(() => {}) }, play: choosing() }

export const Read: Story = { play: choosing('十一月采购计划.xlsx') }

export const Unreadable: Story = {
  args: { readFile: () => Promise.reject(new Error('no table')) },
  play: choosing('文件无法读取'),
}

export const EmptyFile: Story = {
  args: { readFile: async () => [{ name: '空表', rows: [] }] },
  play: choosing('文件里没有内容'),
}

export const TooLarge: Story = { args: { maxBytes: 4 }, play: choosing('文件不能超过') }

export const Paste: Story = {
  render: ({ open, onClose, onLines }) => <PurchasePasteDialog {...{ open, onClose, onLines }} />,
}

const PASTED = PLAN_BOOK.at(-1)?.rows ?? []

/** How a pasted table is read, before its lines are added. */
export const Table: Story = {
  render: ({ open, onClose, onLines }) => (
    <PurchaseTableDialog rows={open ? PASTED : null} {...{ onClose, onLines }} />
  ),
}

export const TableNarrow: Story = {
  ...Table,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}

export const TableDark: Story = { ...Table, globals: { theme: 'dark' } }

export const ImportNarrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }

export const PasteNarrow: Story = {
  ...Paste,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}

export const ImportDark: Story = { globals: { theme: 'dark' } }

export const PasteDark: Story = { ...Paste, globals: { theme: 'dark' } }
