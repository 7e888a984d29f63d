import { useConfirm } from '@yaoji/ui/confirm'
import { useUnloadWarning } from './useUnloadWarning'

/**
 * Closes a form: at once when nothing is changed, else after the buyer agrees to lose the input. While the form is
 * changed, the browser asks before the tab is closed or reloaded.
 */
export function useDiscardConfirm(isChanged: () => boolean, close: () => void): () => Promise<void> {
  const confirm = useConfirm()
  useUnloadWarning(isChanged)

  return async () => {
    const discards = {
      text: '填写的内容还没有保存，确定放弃吗?',
      confirmText: '放弃',
      cancelText: '继续填写',
    }
    if (!isChanged() || (await confirm({ ...discards, tone: 'danger' }))) close()
  }
}
