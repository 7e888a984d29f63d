import { href, type RouteName } from '../../routes'
import type { BrowseView } from './BrowseFilters'

/** Routes that show one list in different views. */
export const LIST_VIEWS = {
  card: 'list',
  table: 'listTable',
  no_image: 'listNoImage',
} as const satisfies Record<BrowseView, RouteName>
export const SEARCH_VIEWS = { card: 'search', table: 'searchTable' } as const satisfies Partial<
  Record<BrowseView, RouteName>
>

export const YX_VIEWS = { card: 'yx', table: 'yxTable' } as const satisfies Partial<
  Record<BrowseView, RouteName>
>

/** The view that a route shows. */
export function viewOf(views: Readonly<Partial<Record<BrowseView, RouteName>>>, name: string): BrowseView {
  const found = Object.entries(views).find(([, route]) => route === name)
  // The keys of the table are views.
  return (found?.[0] as BrowseView | undefined) ?? 'card'
}

/** Routes of views: none has a parameter. */
type ViewRoute = 'list' | 'listTable' | 'listNoImage' | 'search' | 'searchTable' | 'yx' | 'yxTable'

/** Addresses of the views, with what is chosen kept. */
export function viewHrefs(
  views: Readonly<Partial<Record<BrowseView, ViewRoute>>>,
  query: URLSearchParams,
): Partial<Record<BrowseView, string>> {
  const text = query.toString()
  return Object.fromEntries(
    Object.entries(views).map(([view, name]) => [view, href(name) + (text && `?${text}`)]),
  )
}
