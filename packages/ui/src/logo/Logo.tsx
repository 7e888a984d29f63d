'use client'
import { forwardRef, type SVGAttributes } from 'react'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import * as css from './Logo.css'
import { CABINET, JI, YAO } from './strokes'

export const logoLabels = {
  /** Name of the marketplace, for screen readers. */
  name: '药集',
}

export interface LogoProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  /**
   * `mark` is the cabinet without the name.
   * @default 'full'
   */
  shape?: 'full' | 'mark'
  /** Words in place of those of {@link logoLabels}. */
  labels?: Partial<typeof logoLabels>
}

/** The wordmark: a medicine cabinet with three drawers, and the name. Renders `svg`, named 药集 for screen readers. */
export const Logo = forwardRef<SVGSVGElement, LogoProps>(function Logo(
  { shape = 'full', labels, className, ...rest },
  ref,
) {
  const words = useLabels('logo', logoLabels, labels)
  return (
    <svg
      viewBox={shape === 'full' ? '0 0 158 48' : '0 0 48 48'}
      role="img"
      aria-label={words.name}
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
    >
      <rect className={css.cabinet} x="1" y="1" width="46" height="46" rx="4" />
      <path className={css.seams} d={CABINET.seams} />
      <path className={css.handles} d={CABINET.handles} />
      {shape === 'full' && (
        <g className={css.letters}>
          <path d={YAO} transform="translate(60 2) scale(.92)" />
          <path d={JI} transform="translate(110 2) scale(.92)" />
        </g>
      )}
    </svg>
  )
})
