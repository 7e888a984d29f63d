import { useEffect } from 'react'
import { documentTitle } from './documentTitle'

/** Gives the document the title of what the page shows. Until it is known, the title is that of the route. */
export function useDocumentTitle(name: string | undefined): void {
  useEffect(() => {
    if (name) document.title = documentTitle(name)
  }, [name])
}
