import type { LicenceState } from '@yaoji/domain'
import { createContext, forwardRef, type HTMLAttributes } from 'react'
import { Link, type LinkProps } from '../link'
import { useRequiredContext } from '../part/useRequiredContext'

interface Notice {
  /** How urgent it is: `blocked` stops the buyer, `waiting` does not. */
  readonly tone: 'blocked' | 'waiting'
  readonly text: string
  /** What to do; empty where there is nothing to do but wait. */
  readonly action: string
}

/** What each state means for the buyer; null says nothing. */
const NOTICES = {
  draft: { tone: 'blocked', text: '完善企业资料并上传证照，审核通过后可查看价格和下单', action: '去完善' },
  submitted: { tone: 'waiting', text: '证照审核中，通过后可查看价格和下单', action: '' },
  rejected: { tone: 'blocked', text: '证照未通过审核，请按原因修改后重新提交', action: '查看原因' },
  passed: null,
  updating: { tone: 'waiting', text: '证照更新审核中，期间可照常下单', action: '' },
  expired: { tone: 'blocked', text: '证照已过期，更新后可继续提交订单', action: '更新证照' },
} as const satisfies Record<LicenceState, Notice | null>

const Context = createContext<(Notice & { href: string | undefined }) | null>(null)

const useNotice = (part: string) => useRequiredContext(Context, part, 'LicenceBannerRoot')

export interface LicenceBannerRootProps extends HTMLAttributes<HTMLElement> {
  licence_state: LicenceState
  /** The service's own words; an empty one leaves the words to the state. A passed licence is silent without it. */
  licence_message?: string
  /** Where the licence is completed or renewed. */
  href?: string
}

/**
 * Where the buyer's licence stands and what to do, or nothing when it is in order. Renders `section`; sets `data-state`
 * to the licence state and `data-tone` to `blocked` or `waiting`.
 */
export const LicenceBannerRoot = forwardRef<HTMLElement, LicenceBannerRootProps>(function Root(
  { licence_state, licence_message, href, ...rest },
  ref,
) {
  const known: Notice | null = NOTICES[licence_state]
  // A licence that passed speaks up only when the service has something to say: a document runs out soon.
  const notice =
    known ?? (licence_message ? { tone: 'waiting' as const, text: '', action: '查看证照' } : null)
  if (!notice) return null
  return (
    <Context.Provider value={{ ...notice, text: licence_message || notice.text, href }}>
      <section aria-label="证照状态" {...rest} ref={ref} data-state={licence_state} data-tone={notice.tone} />
    </Context.Provider>
  )
})

/** What it says. Renders `p`. */
export const LicenceBannerText = forwardRef<HTMLParagraphElement, HTMLAttributes<HTMLParagraphElement>>(
  function Text(props, ref) {
    return (
      <p {...props} ref={ref}>
        {useNotice('LicenceBannerText').text}
      </p>
    )
  },
)

/** What to do, as a link; nothing where there is nothing to do. */
export const LicenceBannerAction = forwardRef<HTMLAnchorElement, Partial<LinkProps>>(
  function Action(props, ref) {
    const { action, href } = useNotice('LicenceBannerAction')
    if (!action || href === undefined) return null
    return (
      <Link href={href} {...props} ref={ref}>
        {action}
      </Link>
    )
  },
)
