import { useCommonConfig, useSession } from '@yaoji/hooks/data'
import { TopBar } from '@yaoji/ui/top-bar'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { loginHref } from '../../core/session/returnTo'
import { useLeaveShop } from '../../core/session/useLeaveShop'
import { href } from '../../routes'
import { loadStoreSwitcher } from './onDemand'
import { useAddToDesktop } from './useAddToDesktop'

const StoreSwitcher = lazy(async () => ({ default: await loadStoreSwitcher() }))

/** The bar above the header with the shop's addresses and the session. */
export function HeaderTop({ onIndex, folded }: { onIndex: boolean; folded: boolean | undefined }) {
  const { data: config } = useCommonConfig()
  const { show, user } = useSession()
  const location = useLocation()
  const { leave, busy } = useLeaveShop()
  const addToDesktop = useAddToDesktop()

  return (
    <TopBar
      hrefs={{
        home: href('home'),
        login: loginHref(location),
        register: href('registerStep1'),
        user: href('user'),
        order: href('orders'),
        invoice: href('invoices'),
      }}
      user={show ? { company: user?.company ?? '' } : null}
      switcher={
        user &&
        user.store_count > 1 && (
          <Suspense>
            <StoreSwitcher />
          </Suspense>
        )
      }
      onLogout={leave}
      busy={busy}
      onIndex={onIndex}
      folded={folded}
      onAddToDesktop={addToDesktop}
      app={config && { app_qr: config.site.app_qr, app_url: config.site.app_url }}
    />
  )
}
