import { QueryError, type QueryErrorProps } from '@yaoji/ui/query-view'
import { reloadPage } from '../navigation/reloadPage'

/** A failure beside content; after a timeout its button loads the page again (ER-07). */
export function ErrorPanel(props: Omit<QueryErrorProps, 'onReload'>) {
  return <QueryError {...props} onReload={reloadPage} />
}
