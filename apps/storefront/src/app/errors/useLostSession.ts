import { useQueryClient } from '@tanstack/react-query'
import { type SessionUser, userBase } from '@yaoji/api-client/contract/user'
import { shownBuyer, useClient } from '@yaoji/hooks/data'
import { useAlert } from '@yaoji/ui/confirm'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * What happens when the service no longer takes the calls of the buyer that the page shows. Another tab may have
 * switched to another store, or logged in as somebody else: that is said, and the page begins again (RO-03). Otherwise
 * the session has ended: what the buyer saw is forgotten, and `leave` leads to the login page.
 */
export function useLostSession(leave: () => void): () => void {
  const client = useClient()
  const queries = useQueryClient()
  const alert = useAlert()
  const asked = useRef(false)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each page it begins again
  useEffect(() => {
    asked.current = false
  }, [key])

  async function find(before: string) {
    // Once for each page: calls that the page repeats until it is left fail too.
    if (asked.current) return
    asked.current = true
    const user = await client.call(userBase, {}).catch(() => null)
    if (!isAnother(user, before)) {
      queries.clear()
      return leave()
    }
    await alert({ text: `本浏览器已切换到“${user.company}”，页面将显示这家企业的内容，请核对后再操作。` })
    window.location.reload()
  }

  return () => {
    const before = shownBuyer(queries)
    if (before === '') leave()
    else void find(before)
  }
}

const isAnother = (user: SessionUser | null, before: string): user is SessionUser =>
  user !== null && user.company !== '' && user.username !== before
