import type { CSSProperties, HTMLAttributes } from 'react'
import { readOutOnly } from '../theme/readOutOnly'

/** The one look that headless parts carry themselves, because without it they would not be accessible. */
const hidden: CSSProperties = { ...readOutOnly, margin: -1 }

/** Text that is read out and not shown. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span {...props} style={hidden} />
}
