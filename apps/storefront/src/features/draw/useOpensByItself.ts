import { useDailyPrompt } from '@yaoji/hooks'
import { chinaDay } from '../../core/clock/useServerTime'
import { useUrlQuery } from '../../core/navigation/address'
import { useRouteRow } from '../../core/navigation/useRouteRow'

export interface OpensByItselfOptions {
  /** The buyer may draw and has no popup open. */
  readonly offered: boolean
  /** Undefined before the session is known. */
  readonly buyerId: number | undefined
  readonly onOpen: () => void
}

/**
 * Opens the popup of the draw by itself (ST-05): once a day for a buyer, when nobody has done anything for a while. It never opens over
 * the cart, the checkout and a sheet to print, and on pages without the shop's header.
 */
export function useOpensByItself({ offered, buyerId, onOpen }: OpensByItselfOptions): void {
  const { name, header = 'full', step } = useRouteRow()
  const [search] = useUrlQuery()
  useDailyPrompt({
    enabled:
      offered && buyerId !== undefined && header === 'full' && step === undefined && !search.has('print'),
    storageKey: `yaoji.draw.${buyerId}`,
    storage: () => localStorage,
    today: () => chinaDay(Date.now() / 1000),
    place: name,
    onOpen,
  })
}
