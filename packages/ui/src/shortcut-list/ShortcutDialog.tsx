'use client'
import { forwardRef } from 'react'
import { Checkbox } from '../checkbox'
import { Dialog, type DialogProps } from '../dialog'
import { useLabels } from '../labels/useLabels'
import { ShortcutList, type ShortcutListProps } from './ShortcutList'

export const shortcutDialogLabels = {
  title: '键盘快捷键',
  /** When they do nothing. */
  rule: '在输入框中打字时不起作用。',
  /** The box that switches them off and on. */
  enabled: '使用快捷键',
}

export interface ShortcutDialogProps
  extends Omit<DialogProps, 'title' | 'description' | 'footer' | 'children' | 'labels'>,
    Pick<ShortcutListProps, 'shortcuts'> {
  /** Whether the shortcuts are on. */
  enabled: boolean
  /** The box was pressed. Who uses speech input switches single keys off (WCAG 2.1.4). */
  onEnabledChange: (enabled: boolean) => void
  /** Words in place of those of {@link shortcutDialogLabels}. */
  labels?: Partial<typeof shortcutDialogLabels>
}

/** The shortcuts of an application in a dialog, with a box that switches them off. Renders a Dialog. */
export const ShortcutDialog = forwardRef<HTMLDivElement, ShortcutDialogProps>(function ShortcutDialog(
  { shortcuts, enabled, onEnabledChange, labels, ...dialog },
  ref,
) {
  const words = useLabels('shortcutDialog', shortcutDialogLabels, labels)
  return (
    <Dialog
      {...dialog}
      ref={ref}
      title={words.title}
      description={words.rule}
      footer={<Checkbox label={words.enabled} checked={enabled} onCheckedChange={onEnabledChange} />}
    >
      <ShortcutList shortcuts={shortcuts} />
    </Dialog>
  )
})
