import { useQueryClient } from '@tanstack/react-query'
import { type SessionUser, userBase } from '@yaoji/api-client/contract/user'
import { shownBuyer, useClient } from '@yaoji/hooks/data'
import { useAlert } from '@yaoji/ui/confirm'
import { useRef } from 'react'

/**
 * What happens when the service no longer takes the calls of the buyer that the page shows. Another tab may have
 * switched to another store, or logged in as somebody else: that is said, and the page begins again (RO-03). Otherwise
 * the session has ended, and `leave` leads to the login page.
 */
export function useLostSession(leave: () => void): () => void {
  const client = useClient()
  const queries = useQueryClient()
  const alert = useAlert()
  const asking = useRef(false)

  async function find(before: string) {
    if (asking.current) return
    asking.current = true
    try {
      const user = await client.call(userBase, {}).catch(() => null)
      if (!isAnother(user, before)) return leave()
      await alert({ text: `本浏览器已切换到“${user.company}”，页面将显示这家企业的内容，请核对后再操作。` })
      window.location.reload()
    } finally {
      asking.current = false
    }
  }

  return () => {
    const before = shownBuyer(queries)
    if (before === '') leave()
    else void find(before)
  }
}

const isAnother = (user: SessionUser | null, before: string): user is SessionUser =>
  user !== null && user.company !== '' && user.username !== before
