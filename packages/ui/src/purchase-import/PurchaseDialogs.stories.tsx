import type { Meta, StoryObj } from '@storybook/react-vite'
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
