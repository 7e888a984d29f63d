import { useQueryClient } from '@tanstack/react-query'
import { orderDetail, orderList } from '@yaoji/api-client/contract/order'
import type { OrderGridGoodsLine } from '@yaoji/hooks'
import { queryOf, useCall, useClient, useSession } from '@yaoji/hooks/data'
import { Callout } from '@yaoji/ui/callout'
import { Dialog, type DialogProps } from '@yaoji/ui/dialog'
import { Empty } from '@yaoji/ui/empty'
import { EarlierOrders } from '@yaoji/ui/order-grid'
import { Skeleton } from '@yaoji/ui/skeleton'
import { useState } from 'react'
import { failureTextOf } from '../../core/errors/failureTextOf'
import { QueryView } from '../../core/page/QueryView'

/** Orders to choose from, newest first; of a head office its own. */
const ORDERS = 10

export interface EarlierOrderDialogProps extends Pick<DialogProps, 'returnFocus'> {
  onClose: () => void
  onLines: (lines: readonly OrderGridGoodsLine[]) => Promise<void>
}

/** The products and numbers of an earlier order. */
export function EarlierOrderDialog({ onClose, onLines, returnFocus }: EarlierOrderDialogProps) {
  const { user } = useSession()
  const orders = useCall(orderList, { per_page: ORDERS, store_id: user?.user_id }, { inline: true })
  const client = useClient()
  const queries = useQueryClient()
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState<number | null>(null)

  async function add(id: number) {
    if (busy !== null) return
    setFailure('')
    setBusy(id)
    try {
      const { order } = await queries.fetchQuery({
        ...queryOf(client, orderDetail, { id }),
        meta: { inline: true },
      })
      const bought = order.lines.filter(line => line.is_gift === 0)
      await onLines(bought.map(({ goods_id, number }) => ({ goods_id, number })))
      onClose()
    } catch (error) {
      setFailure(failureTextOf(error) ?? '')
    } finally {
      setBusy(null)
    }
  }

  return (
    <Dialog
      open
      returnFocus={returnFocus}
      onOpenChange={next => !next && onClose()}
      title="从订单添加"
      description="把一张订单的商品和数量放进清单。"
    >
      {failure && <Callout tone="bad">{failure}</Callout>}
      <QueryView
        query={orders}
        pending={<Skeleton variant="rows" count={4} label="正在加载订单" />}
        empty={<Empty title="还没有订单" />}
      >
        {({ list }) => <EarlierOrders orders={list} busy={busy} onAdd={id => void add(id)} />}
      </QueryView>
    </Dialog>
  )
}
