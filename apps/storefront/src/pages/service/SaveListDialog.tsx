import type { PurchaseList } from '@yaoji/api-client/contract/purchase-list'
import { purchaseTextKey } from '@yaoji/domain'
import type { OrderGridSavedLine } from '@yaoji/hooks'
import { listInTheWay, usePurchaseListSave } from '@yaoji/hooks/data'
import { useState } from 'react'
import { ListNameDialog, useListName } from './ListNameDialog'

export interface SaveListDialogProps {
  lines: readonly OrderGridSavedLine[]
  /** The list whose lines were put into the sheet last, as it was then. */
  opened: PurchaseList | null
  onClose: () => void
  onSaved: (list: PurchaseList) => void
}

/**
 * Keeps the lines of the sheet under a name. The list that is open is replaced; another one of the name, and one that a
 * store has changed meanwhile, only after the buyer has read who saved it last.
 */
export function SaveListDialog({ lines, opened, onClose, onSaved }: SaveListDialogProps) {
  const save = usePurchaseListSave()
  const [name, setName] = useState(opened?.name ?? '')
  const [seen, setSeen] = useState({ list: opened, overwrites: false })
  const replaced = (typed: string) =>
    seen.list && purchaseTextKey(seen.list.name) === purchaseTextKey(typed) ? seen.list : null

  function versionOf(typed: string) {
    const list = replaced(typed)
    return list && { version: list.version }
  }

  const kept = lines.map(({ goods_id, ...line }) => ({ ...line, goods_id: goods_id ?? undefined }))
  const form = useListName({
    initial: { name: opened?.name },
    async onSubmit({ name: typed }) {
      try {
        onSaved((await save.mutateAsync({ name: typed, lines: kept, ...versionOf(typed) })).list)
      } catch (error) {
        const list = listInTheWay(error)
        if (list !== undefined) setSeen({ list, overwrites: true })
        throw error
      }
    },
  })
  const target = replaced(name)
  const overwrites = target !== null && seen.overwrites

  return (
    <ListNameDialog
      title="保存为清单"
      description={
        target
          ? `${lines.length} 行，替换清单「${target.name}」现有的 ${target.count} 行`
          : `${lines.length} 行，同一总部的门店共用`
      }
      submit={overwrites ? '覆盖保存' : '保存'}
      variant={overwrites ? 'danger' : 'primary'}
      form={form}
      onNameChange={setName}
      onClose={onClose}
    />
  )
}
