import { useQueryClient } from '@tanstack/react-query'
import {
  type PurchaseList,
  purchaseListGet,
  purchaseListList,
} from '@yaoji/api-client/contract/purchase-list'
import { type OrderGrid, useSingleFlight } from '@yaoji/hooks'
import { queryOf, useCall, useClient } from '@yaoji/hooks/data'
import { PurchaseListMenu } from '@yaoji/ui/purchase-list-menu'
import { useToast } from '@yaoji/ui/toast'
import { useState } from 'react'
import type { QuickGoods } from './quickProduct'
import { RenameListDialog } from './RenameListDialog'
import { SaveListDialog } from './SaveListDialog'
import { useRemoveList } from './useRemoveList'

export interface QuickListsProps {
  grid: Pick<OrderGrid<QuickGoods>, 'addSaved' | 'savedLines'>
}

/** The named lists of the company: into the sheet, and from it. */
export function QuickLists({ grid }: QuickListsProps) {
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState<PurchaseList | null>(null)
  const [saving, setSaving] = useState<ReturnType<typeof grid.savedLines> | null>(null)
  const [renamed, setRenamed] = useState<PurchaseList | null>(null)
  const lists = useCall(purchaseListList, {}, { inline: true, enabled: open, staleTime: 0 })
  const toast = useToast()
  const remove = useRemoveList()
  const read = useReadList()
  const { run, busy } = useSingleFlight(async (id: number) => {
    const answer = await read(id)
    setOpened(answer.list)
    grid.addSaved(answer.lines, answer.products)
  })

  /** The open list has its new name, and the version that was seen: another store may have replaced its lines since. */
  function follow({ id, name }: PurchaseList) {
    setOpened(before => (before?.id === id ? { ...before, name } : before))
  }

  return (
    <>
      <PurchaseListMenu
        busy={busy}
        open={open}
        onOpenChange={setOpen}
        lists={lists.data?.list}
        maxLists={lists.data?.max_lists}
        onRetry={lists.isError && !lists.data ? () => void lists.refetch() : undefined}
        opened={opened?.id ?? null}
        onSave={grid.savedLines().length > 0 ? () => setSaving(grid.savedLines()) : undefined}
        onChoose={({ id }) => void run(id).catch(() => {})}
        onRename={setRenamed}
        onRemove={remove}
      />
      {saving && (
        <SaveListDialog
          lines={saving}
          opened={opened}
          onClose={() => setSaving(null)}
          onSaved={list => {
            setOpened(list)
            setSaving(null)
            toast({ key: 'list', text: `已保存清单「${list.name}」，${list.count} 行`, tone: 'success' })
          }}
        />
      )}
      {renamed && (
        <RenameListDialog
          list={renamed}
          onClose={() => setRenamed(null)}
          onRenamed={list => {
            follow(list)
            setRenamed(null)
            toast({ key: 'list', text: `已改名为「${list.name}」`, tone: 'success' })
          }}
        />
      )}
    </>
  )
}

/** Reads a list as it is now. The common error handling shows a failure. */
function useReadList() {
  const client = useClient()
  const queries = useQueryClient()
  return (id: number) => queries.fetchQuery({ ...queryOf(client, purchaseListGet, { id }), staleTime: 0 })
}
