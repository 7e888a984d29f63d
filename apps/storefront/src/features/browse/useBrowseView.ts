import { useStoredChoice } from '@yaoji/hooks'
import type { ListView } from '@yaoji/ui/sort-bar'
import { useLocation } from 'react-router-dom'
import { choiceField } from '../../core/navigation/searchFields'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { href } from '../../routes'

const VIEWS = ['card', 'table', 'no_image'] as const satisfies readonly ListView[]

/** Lists that show some of their views at addresses of their own; the first one shows what was chosen last. */
const ADDRESSES = [
  { card: 'list', table: 'listTable', no_image: 'listNoImage' },
  { card: 'search', table: 'searchTable' },
  { card: 'yx', table: 'yxTable' },
] as const

const FIELD = choiceField(VIEWS)

/**
 * How a list of products is shown: as its address says, else as it was chosen last in this browser. A view without an
 * address of its own is in the query.
 */
export function useBrowseView() {
  const { name } = useRouteRow()
  const { pathname, search } = useLocation()
  const [stored, onViewChange] = useStoredChoice({
    storageKey: 'yaoji.listView',
    storage: () => localStorage,
    values: VIEWS,
  })
  const query = new URLSearchParams(search)
  const inQuery = FIELD.read(query.get('view'))
  query.delete('view')
  const addresses = ADDRESSES.find(each => Object.values<string>(each).includes(name))
  const ofRoute = VIEWS.find(view => view !== 'card' && routeOf(addresses, view) === name)

  function viewHref(view: ListView): string {
    const route = routeOf(addresses, view)
    const next = new URLSearchParams(query)
    if (!route) next.set('view', view)
    const path = addresses ? href(route ?? addresses.card) : pathname
    const text = next.toString()
    return path + (text && `?${text}`)
  }

  return { view: ofRoute ?? inQuery ?? stored ?? 'card', viewHref, onViewChange }
}

type Addresses = (typeof ADDRESSES)[number]

function routeOf(addresses: Addresses | undefined, view: ListView) {
  return addresses && (addresses as Partial<Record<ListView, Addresses[keyof Addresses]>>)[view]
}
