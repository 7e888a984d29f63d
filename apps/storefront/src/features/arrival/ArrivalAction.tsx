import { arrivalList } from '@yaoji/api-client/contract/arrival'
import { useArrivalAdd, useArrivalCancel, useCall } from '@yaoji/hooks/data'
import { ArrivalButton, type ArrivalButtonProps } from '@yaoji/ui/arrival-button'
import { useToast } from '@yaoji/ui/toast'

interface ArrivalActionProps extends Pick<ArrivalButtonProps, 'size'> {
  goods: { readonly id: number; readonly name: string }
}

/** Registers the buyer for a message when a sold-out product arrives, or takes that back. */
export default function ArrivalAction({ goods, size }: ArrivalActionProps) {
  // Without the list the button still registers: that is the same twice.
  const { data } = useCall(arrivalList, {}, { inline: true })
  const add = useArrivalAdd()
  const cancel = useArrivalCancel()
  const toast = useToast()
  const registered = data?.list.some(({ goods_id }) => goods_id === goods.id) ?? false

  const saving = add.isPending || cancel.isPending

  function press() {
    if (saving) return
    if (registered) {
      cancel.mutate([goods.id], { onSuccess: () => toast({ text: '已取消到货通知', tone: 'success' }) })
      return
    }
    add.mutate([goods.id], {
      onSuccess: ({ refused: [refusal] }) =>
        toast(
          refusal
            ? { text: refusal.message, tone: 'warning' }
            : { text: `已登记，${goods.name} 到货后给您发站内消息`, tone: 'success' },
        ),
    })
  }

  return (
    <ArrivalButton
      name={goods.name}
      size={size}
      registered={registered}
      // Not `busy`: its sign would make the button wider, and a card higher.
      aria-disabled={saving || undefined}
      onClick={press}
    />
  )
}
