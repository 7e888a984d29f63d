import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { documentTitle } from '../../core/page/documentTitle'
import type { RouteRow } from '../../routes'
import { queueStatistics, reportPageView } from './statistics'

/**
 * Announces that another page is shown: sets the document title, reports the page view, and moves the focus to the start
 * of the content. The first load keeps the browser's focus.
 */
export function usePageAnnouncement(row: RouteRow, main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const shown = useRef<string | null>(null)

  // Before the effects of the page, which may know a better title (useDocumentTitle).
  useLayoutEffect(() => {
    document.title = documentTitle(row.title)
    if (shown.current === pathname) return
    const isFirst = shown.current === null
    shown.current = pathname
    reportPageView(queueStatistics, { path: pathname, title: document.title })
    if (!isFirst) main.current?.focus({ preventScroll: true })
  }, [row, pathname, main])
}
