import type { CSSProperties, HTMLAttributes } from 'react'
import { readOutOnly } from '../theme/readOutOnly'
import { joinClass } from './joinClass'
import * as css from './VisuallyHidden.css'

/** The one look that headless parts carry themselves, because without it they would not be accessible. */
const hidden: CSSProperties | undefined = css.hidden ? undefined : { ...readOutOnly, margin: -1 }

/** Text that is read out and not shown. */
export function VisuallyHidden({ className, ...rest }: HTMLAttributes<HTMLSpanElement>) {
  return <span {...rest} className={joinClass(css.hidden, className)} style={hidden} />
}
