import { useLogout } from '@yaoji/hooks/data'
import { removeLoginMark } from './loginMark'

/** Logs out, and then loads the page again as a visitor (ST-07). */
export function useLeaveShop(): { leave: () => void; busy: boolean } {
  const { mutate, isPending } = useLogout()
  function leave() {
    mutate(undefined, {
      onSuccess() {
        removeLoginMark()
        window.location.reload()
      },
    })
  }
  return { leave, busy: isPending }
}
