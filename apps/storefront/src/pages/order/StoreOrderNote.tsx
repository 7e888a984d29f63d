import type { Order } from '@yaoji/api-client/contract/order'
import { useSwitchStore } from '@yaoji/hooks/data'
import { Button } from '@yaoji/ui/button'
import { Callout, FailureCallout } from '@yaoji/ui/callout'
import { reloadPage } from '../../core/navigation/reloadPage'

/** Says that an order is a store's, which its head office only reads, and continues as that store on the same page. */
export function StoreOrderNote({ store }: { store: NonNullable<Order['store']> }) {
  const change = useSwitchStore()
  const switchTo = () => change.mutate(store.user_id, { onSuccess: reloadPage })
  return (
    <>
      <Callout
        action={
          <Button size="s" busy={change.isPending || change.isSuccess} onClick={switchTo}>
            切换到该门店
          </Button>
        }
      >
        这是{store.company}的订单，总部只能查看。付款、收货、申请售后等操作，请先切换到该门店。
      </Callout>
      <FailureCallout error={change.error} />
    </>
  )
}
