import { useCommonConfig, useSession } from '@yaoji/hooks/data'
import { TopBar } from '@yaoji/ui/top-bar'
import { useLocation } from 'react-router-dom'
import { loginHref } from '../../core/session/returnTo'
import { useLeaveShop } from '../../core/session/useLeaveShop'
import { href } from '../../routes'
import { useAddToDesktop } from './useAddToDesktop'

/** The bar above the header with the shop's addresses and the session. */
export function HeaderTop({ onIndex }: { onIndex: boolean }) {
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
      onLogout={leave}
      busy={busy}
      onIndex={onIndex}
      onAddToDesktop={addToDesktop}
      app={config && { app_qr: config.site.app_qr, app_url: config.site.app_url }}
    />
  )
}
