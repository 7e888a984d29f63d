import { useCommonConfig } from '@yaoji/hooks/data'
import { useEffect } from 'react'
import { StatusMessage } from '../../core/page/StatusMessage'
import { hasLoginMark, removeLoginMark } from '../../core/session/loginMark'
import { href } from '../../routes'

/** RT-43: redirects to the main site. A login mark is removed first, and the page reloads. */
export default function MainSitePage() {
  const mainUrl = useCommonConfig().data?.site.main_url
  useEffect(() => {
    if (hasLoginMark()) {
      removeLoginMark()
      window.location.reload()
      return
    }
    if (mainUrl) window.location.replace(mainUrl)
  }, [mainUrl])
  return (
    <StatusMessage
      title="正在前往主站"
      text="如果没有自动跳转，请点下面的按钮。"
      links={[['前往主站', mainUrl || href('home')]]}
    />
  )
}
