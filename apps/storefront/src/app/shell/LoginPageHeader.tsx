import { useCommonConfig } from '@yaoji/hooks/data'
import { LoginHeader } from '@yaoji/ui/login-header'
import { href, type RouteRow } from '../../routes'
import { useAddToDesktop } from './useAddToDesktop'

/** The lighter header of login and registration (CH-12). */
export default function LoginPageHeader({ row }: { row: RouteRow }) {
  const { data: config, isPending } = useCommonConfig()
  return (
    <LoginHeader
      title={row.title}
      homeHref={href('home')}
      onAddToDesktop={useAddToDesktop()}
      app={config && { app_qr: config.site.app_qr, app_url: config.site.app_url }}
      hotline={config?.hot_line ?? ''}
      pending={isPending}
    />
  )
}
