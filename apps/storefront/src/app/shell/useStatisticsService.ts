import { useIdle } from '@yaoji/hooks'
import { useCommonConfig } from '@yaoji/hooks/data'
import { useEffect } from 'react'

/**
 * Sends page views to the service that the shop's setting names, with code that is loaded for it when the browser is
 * idle. Without one nothing is loaded and nothing leaves the page (CH-02).
 */
export function useStatisticsService(): void {
  const url = useCommonConfig().data?.site.stats_url
  const idle = useIdle()
  useEffect(() => {
    if (!url || !idle) return
    import('./sendPageViews').then(
      ({ sendPageViews }) => sendPageViews(url),
      () => {
        // Code that does not load loses views, and nothing else happens.
      },
    )
  }, [url, idle])
}
