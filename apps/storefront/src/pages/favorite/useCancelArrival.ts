import type { ArrivalNotice } from '@yaoji/api-client/contract/arrival'
import { focusAround } from '@yaoji/hooks'
import { useArrivalAdd, useArrivalCancel } from '@yaoji/hooks/data'
import { useToast } from '@yaoji/ui/toast'

/** Takes a registration back; the message about it has a button that registers again. */
export function useCancelArrival() {
  const toast = useToast()
  const cancel = useArrivalCancel()
  const add = useArrivalAdd()

  function undo({ goods_id }: ArrivalNotice) {
    add.mutate([goods_id], {
      onSuccess: ({ refused: [refusal] }) =>
        toast(
          refusal
            ? { key: 'arrival', text: refusal.message, tone: 'warning' }
            : { key: 'arrival', text: '已重新登记', tone: 'success' },
        ),
    })
  }

  function run(notice: ArrivalNotice) {
    focusAround()
    cancel.mutate([notice.goods_id], {
      onSuccess: () =>
        toast({
          key: 'arrival',
          text: '已取消到货通知',
          tone: 'success',
          action: { text: '撤销', onPress: () => undo(notice) },
        }),
    })
  }

  return { run, busy: cancel.isPending }
}
