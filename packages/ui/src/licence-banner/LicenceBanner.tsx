'use client'
import type { LicenceState } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes } from 'react'
import { LinkButton } from '../button'
import { Icon } from '../icon'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import * as css from './LicenceBanner.css'

export const licenceBannerLabels = {
  /** Name of the section, for screen readers. */
  section: '证照状态',
  draft: '完善企业资料并上传证照，审核通过后可查看价格，签订供货合同后即可下单',
  submitted: '证照审核中，通过后可查看价格，签订供货合同后即可下单',
  rejected: '证照未通过审核，请按原因修改后重新提交',
  updating: '证照更新审核中，期间可照常下单',
  expired: '证照已过期，更新后可继续提交订单',
  /** The link: what to do in `draft`, `rejected` and `expired`, and about a document that soon expires. */
  complete: '去完善',
  reasons: '查看原因',
  renew: '更新证照',
  view: '查看证照',
}

type Words = typeof licenceBannerLabels

interface Notice {
  /** How urgent it is: `blocked` stops the buyer, `waiting` does not. */
  readonly tone: 'blocked' | 'waiting'
  /** What to do; left out where there is nothing to do but wait. */
  readonly action?: keyof Words
}

/** What each state means for the buyer; null says nothing. */
const NOTICES: Record<LicenceState, Notice | null> = {
  draft: { tone: 'blocked', action: 'complete' },
  submitted: { tone: 'waiting' },
  rejected: { tone: 'blocked', action: 'reasons' },
  passed: null,
  updating: { tone: 'waiting' },
  expired: { tone: 'blocked', action: 'renew' },
}

/** A licence that passed is shown only when the service has something to say: a document soon expires. */
const SOON_EXPIRES: Notice = { tone: 'waiting', action: 'view' }

export interface LicenceBannerProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  licence_state: LicenceState
  /**
   * The service's own text; an empty one leaves the text to the state. A passed licence is silent without it.
   * @default ''
   */
  licence_message?: string
  /** Where the licence is completed or renewed. */
  href?: string
  /** Words in place of those of {@link licenceBannerLabels}. */
  labels?: Partial<Words>
}

/**
 * The state of the buyer's licence and what to do, as a row above a page; nothing when it is in order. Renders `section`;
 * sets `data-state` to the licence state and `data-tone` to `blocked` or `waiting`.
 */
export const LicenceBanner = forwardRef<HTMLElement, LicenceBannerProps>(function LicenceBanner(
  { licence_state, licence_message = '', href, labels, className, ...rest },
  ref,
) {
  const words = useLabels('licenceBanner', licenceBannerLabels, labels)
  const notice = NOTICES[licence_state] ?? (licence_message && SOON_EXPIRES)
  if (!notice) return null
  const { tone, action } = notice
  const text = licence_state === 'passed' ? licence_message : licence_message || words[licence_state]
  return (
    <section
      aria-label={words.section}
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      data-state={licence_state}
      data-tone={tone}
    >
      <Icon name={licence_state === 'submitted' ? 'clock' : 'warning'} className={css.mark} />
      <p className={css.text} data-part="text">
        {text}
      </p>
      {action && href !== undefined && (
        <LinkButton href={href} size="s">
          {words[action]}
        </LinkButton>
      )}
    </section>
  )
})
