'use client'
import { forwardRef, type SVGAttributes } from 'react'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import * as css from './Logo.css'

/** The two characters as strokes on a grid of 48, drawn for this wordmark. */
const YAO =
  'M4 10.5H44M16 4V16M32 4V16M16.5 17L8 25.5L16.5 26L6.5 35L19 33.5M5 44.5L20 40M29.5 17L23 28.5M27 22.5H42V37Q42 44 34.5 43.5M30.5 28.5L34.5 35'
const JI =
  'M17 3L6.5 14.5M12 10V30M26.5 2.5L29.5 8M12 9.5H43M13 16H39M13 22.5H39M12 29H44M27 9.5V29M4 36.5H45M24.5 30V47M22.5 37.5Q15 43.5 5 45.5M26.5 37.5Q34 43.5 44 45.5'

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
      <path className={css.seams} d="M1 24H47M24 24V47" />
      <path className={css.handles} d="M19 13.5H29M9.5 36.5H15.5M32.5 36.5H38.5" />
      {shape === 'full' && (
        <g className={css.letters}>
          <path d={YAO} transform="translate(60 2) scale(.92)" />
          <path d={JI} transform="translate(110 2) scale(.92)" />
        </g>
      )}
    </svg>
  )
})
