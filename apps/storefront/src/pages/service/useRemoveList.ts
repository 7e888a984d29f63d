import { usePurchaseListRemove, usePurchaseListRestore } from '@yaoji/hooks/data'
import type { PurchaseListOfMenu } from '@yaoji/ui/purchase-list-menu'
import { useToast } from '@yaoji/ui/toast'

/** Removes a named list; the message about it has a button that brings it back. */
export function useRemoveList() {
  const toast = useToast()
  const remove = usePurchaseListRemove()
  const restore = usePurchaseListRestore()

  function undo({ id, name }: PurchaseListOfMenu) {
    const onSuccess = () => toast({ key: 'list', text: `已恢复清单「${name}」`, tone: 'success' })
    restore.mutate(id, { onSuccess })
  }

  return (list: PurchaseListOfMenu) =>
    remove.mutate(list.id, {
      onSuccess: () =>
        toast({
          key: 'list',
          text: `已删除清单「${list.name}」`,
          tone: 'success',
          action: { text: '撤销', onPress: () => undo(list) },
        }),
    })
}
