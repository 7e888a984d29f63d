'use client'
import { type Flyouts, useFlyouts } from '@yaoji/hooks'
import { type ComponentPropsWithoutRef, createContext, forwardRef, type HTMLAttributes } from 'react'
import { Link } from '../link'
import { dataAttr } from '../part/dataAttr'
import { mergeProps } from '../part/mergeProps'
import { useRequiredContext } from '../part/useRequiredContext'

/** Where the bar's links lead. */
export interface TopBarHrefs {
  home: string
  login: string
  register: string
  /** Member centre. */
  user: string
  order: string
  /** E-invoice query. */
  invoice: string
}

interface TopBarState {
  readonly hrefs: TopBarHrefs
  readonly flyouts: Flyouts
}

const Context = createContext<TopBarState | null>(null)
const MORE = 'more'

const useTopBar = (part: string) => useRequiredContext(Context, part, 'TopBarRoot')

export interface TopBarRootProps extends HTMLAttributes<HTMLDivElement> {
  hrefs: TopBarHrefs
}

/** The bar above the header. Renders `div`; sets `data-open` while the folded links are shown. */
export const TopBarRoot = forwardRef<HTMLDivElement, TopBarRootProps>(function Root({ hrefs, ...rest }, ref) {
  const flyouts = useFlyouts()
  return (
    <Context.Provider value={{ hrefs, flyouts }}>
      <div {...mergeProps(rest, flyouts.rootProps)} ref={ref} data-open={dataAttr(flyouts.open === MORE)} />
    </Context.Provider>
  )
})

export interface TopBarAccountProps extends HTMLAttributes<HTMLDivElement> {
  /** The session's user: a visitor has an empty `company`; null while it is not known yet. */
  user: { company: string } | null
  onLogout: () => void
  /** The logout is under way. */
  busy?: boolean
  companyClassName?: string
  linkClassName?: string
}

/**
 * The company, leading to the member centre, with 安全退出; login and register where there is no company (CH-03,
 * RO-01). Renders `div`; sets `data-state` to `unknown`, `visitor` or `buyer`.
 */
export const TopBarAccount = forwardRef<HTMLDivElement, TopBarAccountProps>(function Account(
  { user, onLogout, busy = false, companyClassName, linkClassName, ...rest },
  ref,
) {
  const { hrefs } = useTopBar('TopBarAccount')
  if (user === null) return <div {...rest} ref={ref} data-state="unknown" />
  if (user.company === '') {
    return (
      <div {...rest} ref={ref} data-state="visitor">
        <Link href={hrefs.login} className={linkClassName}>
          登录
        </Link>
        <Link href={hrefs.register} className={linkClassName}>
          注册
        </Link>
      </div>
    )
  }
  return (
    <div {...rest} ref={ref} data-state="buyer">
      <Link href={hrefs.user} title={user.company} className={companyClassName}>
        {user.company}
      </Link>
      <button
        type="button"
        aria-disabled={busy || undefined}
        className={linkClassName}
        onClick={() => busy || onLogout()}
      >
        安全退出
      </button>
    </div>
  )
})

/** Unfolds the links where the screen is too narrow for them. Renders `button`. */
export const TopBarMore = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(function More(
  { children, ...rest },
  ref,
) {
  const { flyouts } = useTopBar('TopBarMore')
  return (
    <button type="button" {...mergeProps(rest, flyouts.triggerProps(MORE))} ref={ref}>
      {children ?? '更多'}
    </button>
  )
})

const LINKS = [
  { to: 'home', text: '首页' },
  { to: 'desktop', text: '添加到桌面' },
  { to: 'user', text: '会员中心' },
  { to: 'order', text: '我的订单' },
  { to: 'invoice', text: '电子发票查询' },
] as const

export interface TopBarLinksProps extends HTMLAttributes<HTMLUListElement> {
  /** The page is the index, which needs no link to itself. */
  onIndex?: boolean
  onAddToDesktop: () => void
  linkClassName?: string
}

/** The links at the right, in order; children follow as further items (CH-04). Renders `ul` in a `nav`. */
export const TopBarLinks = forwardRef<HTMLUListElement, TopBarLinksProps>(function Links(
  { onIndex, onAddToDesktop, linkClassName, children, ...rest },
  ref,
) {
  const { hrefs, flyouts } = useTopBar('TopBarLinks')
  const shown = LINKS.filter(({ to }) => !(onIndex && to === 'home'))
  return (
    <nav aria-label="快捷入口">
      <ul {...rest} ref={ref} id={flyouts.panelProps(MORE).id}>
        {shown.map(({ to, text }) => (
          <li key={to}>
            {to === 'desktop' ? (
              <button type="button" className={linkClassName} onClick={() => onAddToDesktop()}>
                {text}
              </button>
            ) : (
              <Link href={hrefs[to]} className={linkClassName}>
                {text}
              </Link>
            )}
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
})
