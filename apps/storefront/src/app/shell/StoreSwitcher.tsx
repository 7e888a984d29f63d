import { storeList } from '@yaoji/api-client/contract/account'
import { useCall, useSession, useSwitchStore } from '@yaoji/hooks/data'
import { StoreMenu } from '@yaoji/ui/store-menu'
import { useState } from 'react'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { href } from '../../routes'

/** RT-25: the stores of the buyer's head office, in the top bar. The page stays, and is loaded again as the other store. */
export function StoreSwitcher() {
  const [open, setOpen] = useState(false)
  const { data, isError, refetch } = useCall(storeList, {}, { inline: true, enabled: open })
  const change = useSwitchStore()
  const { user } = useSession()
  const { path, buyersOnly, step } = useRouteRow()
  // The other store does not have this order: its list is in place of it.
  const isOfOrder = buyersOnly && (path.includes(':') || step === 3)
  const show = () => (isOfOrder ? window.location.assign(href('orders')) : window.location.reload())
  return (
    <StoreMenu
      open={open}
      onOpenChange={setOpen}
      company={user?.company}
      stores={data?.list}
      onRetry={isError ? () => void refetch() : undefined}
      busy={change.isIdle || change.isError ? undefined : change.variables}
      error={change.error}
      onSwitch={({ user_id }) => change.mutate(user_id, { onSuccess: show })}
      allHref={href('accountStores')}
    />
  )
}
