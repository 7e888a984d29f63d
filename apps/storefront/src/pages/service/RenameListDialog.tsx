import { usePurchaseListRename } from '@yaoji/hooks/data'
import type { PurchaseListOfMenu } from '@yaoji/ui/purchase-list-menu'
import { ListNameDialog, useListName } from './ListNameDialog'

export interface RenameListDialogProps {
  list: PurchaseListOfMenu
  onClose: () => void
  onRenamed: (list: PurchaseListOfMenu) => void
}

/** Another name for a list. */
export function RenameListDialog({ list, onClose, onRenamed }: RenameListDialogProps) {
  const { mutateAsync } = usePurchaseListRename()
  const form = useListName({
    initial: { name: list.name },
    async onSubmit({ name }) {
      onRenamed((await mutateAsync({ id: list.id, name })).list)
    },
  })
  return <ListNameDialog title="清单改名" submit="保存" form={form} onClose={onClose} />
}
