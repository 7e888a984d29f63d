'use client'
import { useUnloadWarning } from '@yaoji/hooks'
import { useLabels } from '../labels/useLabels'
import { useConfirm } from './ConfirmProvider'

export const discardConfirmLabels = {
  text: '填写的内容还没有保存，确定放弃吗？',
  confirm: '放弃',
  cancel: '继续填写',
}

/**
 * Closes a form: at once when nothing is changed, else after the user agrees to lose the input. While the form is
 * changed, the browser asks before the tab is closed or reloaded.
 */
export function useDiscardConfirm(
  isChanged: () => boolean,
  close: () => void,
  labels?: Partial<typeof discardConfirmLabels>,
): () => Promise<void> {
  const words = useLabels('discardConfirm', discardConfirmLabels, labels)
  const confirm = useConfirm()
  useUnloadWarning(isChanged)

  return async () => {
    const { text, confirm: confirmText, cancel: cancelText } = words
    if (!isChanged() || (await confirm({ text, confirmText, cancelText, tone: 'danger' }))) close()
  }
}
