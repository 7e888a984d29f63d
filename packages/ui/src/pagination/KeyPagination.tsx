'use client'

import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import * as css from './Pagination.css'

export const keyPaginationLabels = {
  /** Name of the navigation, for screen readers. */
  navigation: '分页',
  previous: '上一页',
  next: '下一页',
}

export interface KeyPaginationProps extends HTMLAttributes<HTMLElement> {
  /** Absent on the first page. */
  onPrevious?: (() => void) | undefined
  /** Absent on the last page. */
  onNext?: (() => void) | undefined
  /** Words in place of those of {@link keyPaginationLabels}. */
  labels?: Partial<typeof keyPaginationLabels>
}

/**
 * Previous and next, for lists that are paged by key and know no page numbers; children are between the two. Renders
 * `nav`.
 */
export const KeyPagination = forwardRef<HTMLElement, KeyPaginationProps>(function KeyPagination(
  { onPrevious, onNext, labels, className, children, ...rest },
  ref,
) {
  const words = useLabels('keyPagination', keyPaginationLabels, labels)
  return (
    <nav aria-label={words.navigation} {...rest} ref={ref} className={joinClass(css.root, className)}>
      <Step data-part="previous" onStep={onPrevious}>
        {words.previous}
      </Step>
      {children}
      <Step data-part="next" onStep={onNext}>
        {words.next}
      </Step>
    </nav>
  )
})

interface StepProps {
  onStep: (() => void) | undefined
  children: ReactNode
  'data-part': string
}

/** A button. Where there is no such page it is disabled, and can keep the focus. */
function Step({ onStep, ...rest }: StepProps) {
  return (
    <button
      {...rest}
      type="button"
      className={css.step}
      aria-disabled={!onStep || undefined}
      onClick={() => onStep?.()}
    />
  )
}
