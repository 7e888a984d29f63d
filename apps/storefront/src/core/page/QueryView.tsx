import { type QueryViewProps, QueryView as View } from '@yaoji/ui/query-view'
import { reloadPage } from '../navigation/reloadPage'

/** The content of a query in each state; after a timeout the page is loaded again (ER-07). */
export function QueryView<Data>(props: Omit<QueryViewProps<Data>, 'onReload'>) {
  return <View {...props} onReload={reloadPage} />
}
