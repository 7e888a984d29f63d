import { RequestList, type RequestListProps } from '@yaoji/ui/order-requests'
import { useUrlQuery } from '../../core/navigation/address'
import { href } from '../../routes'

export interface OrderRequestsProps
  extends Omit<RequestListProps, 'orderHref' | 'asking' | 'onAskingChange'> {
  order_id: number
}

/** Says in the address that the form is open: `?new=1`. */
const ASKING = 'new'

/** The requests of an order. Whether the form of another one is open is in the address. */
export function OrderRequests({ order_id, ...rest }: OrderRequestsProps) {
  const [search, setSearch] = useUrlQuery()
  return (
    <RequestList
      {...rest}
      orderHref={href('order', { id: order_id })}
      asking={search.get(ASKING) === '1'}
      // What the form begins with is in the address too, and is used up with it.
      onAskingChange={open => setSearch(open ? { [ASKING]: '1' } : {})}
    />
  )
}
