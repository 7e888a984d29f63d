import { forwardRef, type SVGAttributes } from 'react'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import * as css from './Icon.css'
import { type IconName, PATHS } from './paths'

export type { IconName }

export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, 'name' | 'children' | 'label'> {
  /** Which drawing. */
  name: IconName
  /**
   * 16, 20, 28 or 48 px.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l' | 'xl'
  /** What the icon says where no text says it; without it the icon is decoration and not read out. */
  label?: string
  /**
   * Filled with its own colour: the star of a favourite.
   * @default false
   */
  filled?: boolean
}

/** A line drawing in the colour of its text. Renders `svg`; sets `data-icon`, `data-size`, `data-filled`. */
export const Icon = forwardRef<SVGSVGElement, IconProps>(function Icon(
  { name, size = 'm', label, filled, className, ...rest },
  ref,
) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden; a title would pop up under the pointer
    <svg
      viewBox="0 0 20 20"
      focusable="false"
      {...named}
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      data-icon={name}
      data-size={size}
      data-filled={dataAttr(filled)}
    >
      <path d={PATHS[name]} />
    </svg>
  )
})
