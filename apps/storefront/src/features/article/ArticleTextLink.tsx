import type { LinkProps } from '@yaoji/ui/link'
import { forwardRef } from 'react'
import { isOpen } from '../../core/navigation/isOpen'
import { RouterLink } from '../../core/navigation/RouterLink'

/** A link in the text of an article; while the page that it names is not built, only its text. */
export const ArticleTextLink = forwardRef<HTMLAnchorElement, LinkProps>(function ArticleTextLink(props, ref) {
  if (!isOpen(props.href)) return props.children
  return <RouterLink {...props} ref={ref} />
})
