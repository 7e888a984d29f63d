import { useSingleFlight } from '@yaoji/hooks'
import { useStartWechat } from '@yaoji/hooks/data'
import { leaveTo } from '../../core/navigation/outside'

/**
 * Asks WeChat for a confirmation to log in or register, on its own page. It is busy until the browser leaves: a second
 * confirmation would make the first invalid.
 */
export function useOpenWechat() {
  const { mutateAsync, error } = useStartWechat()
  const { run, busy } = useSingleFlight(async () => {
    const started = await mutateAsync().catch(() => null)
    if (started) await leaveTo(started.url)
  })
  return { open: () => void run(), busy, error }
}
