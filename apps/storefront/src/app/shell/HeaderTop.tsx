import { useCommonConfig, useLogout, useSession } from '@yaoji/hooks/data'
import { TopBar } from '@yaoji/ui/top-bar'
import { useLocation } from 'react-router-dom'
import { removeLoginMark } from '../../core/session/loginMark'
import { loginHref } from '../../core/session/returnTo'
import { href } from '../../routes'
import { useAddToDesktop } from './useAddToDesktop'

/** The bar above the header with the shop's addresses and the session. */
export function HeaderTop({ onIndex }: { onIndex: boolean }) {
  const { data: config } = useCommonConfig()
  const { show, user } = useSession()
  const location = useLocation()
  const logout = useLogout()
  const addToDesktop = useAddToDesktop()

  function leave() {
    logout.mutate(undefined, {
      onSuccess() {
        removeLoginMark()
        window.location.reload()
      },
    })
  }

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
      busy={logout.isPending}
      onIndex={onIndex}
      onAddToDesktop={addToDesktop}
      app={config && { app_qr: config.site.app_qr, app_url: config.site.app_url }}
    />
  )
}
