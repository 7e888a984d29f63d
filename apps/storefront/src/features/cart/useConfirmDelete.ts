import { useConfirm } from '@yaoji/ui/confirm'

/** Asks for confirmation before lines are removed from the cart (VA-04). */
export function useConfirmDelete(remove: (ids: number[]) => void): (ids: number[]) => Promise<void> {
  const confirm = useConfirm()
  return async ids => {
    if (ids.length === 0) return
    const text = ids.length === 1 ? '确定删除这件商品吗?' : `确定删除这 ${ids.length} 件商品吗?`
    if (await confirm({ text, confirmText: '删除', tone: 'danger' })) remove(ids)
  }
}
