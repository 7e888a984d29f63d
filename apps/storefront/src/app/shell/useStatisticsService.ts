import { useCommonConfig } from '@yaoji/hooks/data'
import { useEffect } from 'react'
import { sendPageViews } from './statistics'

/** Sends page views to the service that the shop's setting names; without one nothing leaves the page (CH-02). */
export function useStatisticsService(): void {
  const url = useCommonConfig().data?.site.stats_url
  useEffect(() => {
    return url ? sendPageViews(url) : undefined
  }, [url])
}
