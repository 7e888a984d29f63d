import type { PurchaseCode } from '@yaoji/api-client/contract/purchase-code'
import { usePurchaseCodeRemove, usePurchaseCodeRestore } from '@yaoji/hooks/data'
import { useConfirm } from '@yaoji/ui/confirm'
import { useToast } from '@yaoji/ui/toast'

/** Removes texts and own codes; the message about it has a button that brings them back. */
export function useRemoveCodes() {
  const toast = useToast()
  const confirm = useConfirm()
  const remove = usePurchaseCodeRemove()
  const restore = usePurchaseCodeRestore()

  function undo(removal: string) {
    restore.mutate(removal, {
      onSuccess: ({ count }) =>
        toast({ key: 'code', text: count > 0 ? '已恢复' : '没有可恢复的编码', tone: 'success' }),
    })
  }

  async function run(ids: readonly number[] | undefined, textOf: (count: number) => string) {
    try {
      const { count, removal } = await remove.mutateAsync(ids)
      const action = { text: '撤销', onPress: () => undo(removal) }
      toast({ key: 'code', text: textOf(count), tone: 'success', ...(count > 0 && { action }) })
    } catch {
      // The error channel shows the failure.
    }
  }

  return {
    one: ({ id, text }: PurchaseCode) =>
      run([id], count => (count > 0 ? `已删除 ${text}` : `${text} 已经删除`)),
    /** After a question. False when the buyer keeps them. */
    async all(count: number): Promise<boolean> {
      const question = {
        text: `删除全部 ${count} 个编码吗？同一总部的门店都不再使用它们。`,
        confirmText: '全部删除',
        cancelText: '取消',
      }
      if (!(await confirm(question))) return false
      await run(undefined, removed => `已删除 ${removed} 个编码`)
      return true
    },
  }
}
