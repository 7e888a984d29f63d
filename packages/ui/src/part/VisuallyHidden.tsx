import type { CSSProperties, HTMLAttributes } from 'react'

/** The one look that headless parts carry themselves, because without it they would not be accessible. */
const hidden: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}

/** Text that is read out and not shown. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span {...props} style={hidden} />
}
