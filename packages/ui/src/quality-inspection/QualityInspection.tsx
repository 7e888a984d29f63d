'use client'
import { forwardRef, type HTMLAttributes, type Ref } from 'react'
import { useLabels } from '../labels/useLabels'
import { sideNavItem } from '../layout/sideNavItem.css'
import { safeHref } from '../link'
import { joinClass } from '../part/joinClass'
import { mergeProps } from '../part/mergeProps'
import * as css from './QualityInspection.css'

export const qualityInspectionLabels = {
  /** The link or button. */
  open: '质检查询',
}

export interface QualityInspectionProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The session user's; null for visitors. */
  quality_inspection: { quality_inspection_url: string; msg: string } | null
  /** Shows the message where there is no address, in the application's alert. */
  onMessage: (msg: string) => void
  /** Words in place of those of {@link qualityInspectionLabels}. */
  labels?: Partial<typeof qualityInspectionLabels>
}

/**
 * Quality inspection (CH-18): a link where there is an address, otherwise a button that shows the message. Renders `a`,
 * `button`, or nothing where there is neither.
 */
export const QualityInspection = forwardRef<HTMLElement, QualityInspectionProps>(function QualityInspection(
  { quality_inspection, onMessage, labels, className, ...rest },
  ref,
) {
  const { quality_inspection_url: url = '', msg = '' } = quality_inspection ?? {}
  const text = useLabels('qualityInspection', qualityInspectionLabels, labels).open
  const looks = joinClass(css.root, sideNavItem, className)
  if (url !== '') {
    // Another system's address: it opens in a window of its own, so that the buyer keeps the place in the shop.
    return (
      <a
        href={safeHref(url)}
        target="_blank"
        rel="noreferrer"
        {...rest}
        // One of two elements: the ref of both is declared for what they have in common.
        ref={ref as Ref<HTMLAnchorElement>}
        className={looks}
      >
        {text}
      </a>
    )
  }
  if (msg === '') return null
  return (
    <button
      type="button"
      {...mergeProps(rest, { onClick: () => onMessage(msg) })}
      ref={ref as Ref<HTMLButtonElement>}
      className={looks}
    >
      {text}
    </button>
  )
})
