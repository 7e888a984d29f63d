import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button'
import { shortcutsForStory } from './fixtures'
import { ShortcutDialog } from './ShortcutDialog'
import { ShortcutList } from './ShortcutList'

const meta = {
  title: 'Chrome/ShortcutList',
  component: ShortcutList,
  args: { shortcuts: shortcutsForStory },
} satisfies Meta<typeof ShortcutList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const One: Story = { args: { shortcuts: shortcutsForStory.slice(0, 1) } }

export const LongWords: Story = {
  args: { shortcuts: [[['G', 'K'], '快捷采购：粘贴清单、导入表格，或者逐行输入拼音简码、商品编码和条码']] },
}

function Opened({ on }: { on: boolean }) {
  const [open, setOpen] = useState(true)
  const [enabled, setEnabled] = useState(on)
  return (
    <>
      <Button onClick={() => setOpen(true)}>快捷键</Button>
      <ShortcutDialog
        open={open}
        onOpenChange={setOpen}
        shortcuts={shortcutsForStory}
        enabled={enabled}
        onEnabledChange={setEnabled}
      />
    </>
  )
}

export const InADialog: Story = { render: () => <Opened on /> }

export const SwitchedOff: Story = { render: () => <Opened on={false} /> }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } }
