import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { documentTitle } from './documentTitle'

/** Gives the document the title of what the page shows. Until it is known, the title is that of the route. */
export function useDocumentTitle(name: string | undefined): void {
  const { pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: at another address the shell sets the title of the route
  useEffect(() => {
    if (name) document.title = documentTitle(name)
  }, [name, pathname, search])
}
