import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { documentTitle } from '../../core/page/documentTitle'
import type { RouteRow } from '../../routes'
import { queueStatistics, reportPageView } from './statistics'
import { useStatisticsService } from './useStatisticsService'

/**
 * Announces that another page is shown: sets the document title, reports the page view, and moves the focus to the start
 * of the content. The first load keeps the browser's focus. Another state of the same page keeps the focus too, unless
 * what had it is gone.
 */
export function usePageAnnouncement(row: RouteRow, main: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation()
  const shown = useRef<string | null>(null)
  useStatisticsService()

  // Before the effects of the page, which may know a better title (useDocumentTitle).
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query can be another view, with a title of its own
  useLayoutEffect(() => {
    document.title = documentTitle(row.title)
    const isFirst = shown.current === null
    const isSame = shown.current === pathname
    shown.current = pathname
    if (!isSame) reportPageView(queueStatistics, { path: pathname, title: document.title })
    else if (document.activeElement !== document.body) return
    if (!isFirst) main.current?.focus({ preventScroll: true })
  }, [row, pathname, search, main])
}
