import type { Favorite } from '@yaoji/api-client/contract/favorite'
import { focusAround } from '@yaoji/hooks'
import { useFavoriteAdd, useFavoriteCancel } from '@yaoji/hooks/data'
import { useToast } from '@yaoji/ui/toast'

/** Removes favourites; the message about it has a button that brings them back. */
export function useRemoveFavorites() {
  const toast = useToast()
  const cancel = useFavoriteCancel()
  const add = useFavoriteAdd()

  function undo(ids: readonly number[]) {
    add.mutate(ids, { onSuccess: () => toast({ key: 'favorite', text: '已恢复收藏', tone: 'success' }) })
  }

  async function run(removed: readonly Favorite[]) {
    const ids = removed.map(({ goods }) => goods.id)
    focusAround()
    try {
      await cancel.mutateAsync(ids)
    } catch {
      // The error channel shows the failure.
      return
    }
    const text = removed.length === 1 ? '取消收藏成功' : `取消收藏成功，共 ${removed.length} 种`
    toast({ key: 'favorite', text, tone: 'success', action: { text: '撤销', onPress: () => undo(ids) } })
  }

  return { run: (removed: readonly Favorite[]) => void run(removed), busy: cancel.isPending }
}
