import type { LinkProps } from '@yaoji/ui/link'
import { forwardRef } from 'react'
import { useLinkClickHandler } from 'react-router-dom'
import { RouterLink } from './RouterLink'

/** A link to another state of the page that is shown: the page stays where it is scrolled to. */
export const KeepScrollLink = forwardRef<HTMLAnchorElement, LinkProps>(function KeepScrollLink(props, ref) {
  const { href, onClick } = props
  const open = useLinkClickHandler<HTMLAnchorElement>(href, { state: { keepScroll: true } })
  return (
    <RouterLink
      {...props}
      ref={ref}
      onClick={event => {
        onClick?.(event)
        // It prevents the default of a click that it handles, so that RouterLink does not handle it too.
        if (!event.defaultPrevented) open(event)
      }}
    />
  )
})
