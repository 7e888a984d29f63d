import { useServerClock } from '@yaoji/hooks'
import { useCommonConfig } from '@yaoji/hooks/data'

export { unixSeconds } from '@yaoji/hooks'

/** The service's time now, in unix seconds; undefined until it is known. */
export function useServerTime(): number | undefined {
  const { data, dataUpdatedAt } = useCommonConfig()
  return useServerClock(data?.timestamp, { receivedAt: new Date(dataUpdatedAt) })
}

/** The day in China, `2026-11-21`. */
export function chinaDay(seconds: number): string {
  return new Date((seconds + 8 * 3600) * 1000).toISOString().slice(0, 10)
}
