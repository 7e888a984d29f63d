'use client'
import { type Flyouts, useFlyouts } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { AppQr, type AppQrProps } from '../app-qr'
import { Container } from '../container'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { mergeProps } from '../part/mergeProps'
import { plain } from '../theme/base.css'
import * as css from './TopBar.css'

export const topBarLabels = {
  login: '登录',
  register: '注册',
  logout: '安全退出',
  /** Opens the links on narrow screens. */
  more: '更多',
  /** Name of the links, for screen readers. */
  links: '快捷入口',
  home: '首页',
  /** Adds a shortcut to the shop to the desktop. */
  desktop: '添加到桌面',
  user: '会员中心',
  order: '我的订单',
  invoice: '电子发票查询',
}

/** Where the bar's links lead. */
export interface TopBarHrefs {
  home: string
  login: string
  register: string
  /** Member centre. */
  user: string
  order: string
  /** Query for electronic invoices. */
  invoice: string
}

export interface TopBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Where the links lead. */
  hrefs: TopBarHrefs
  /** The session's user: a visitor has an empty `company`; null while it is not known yet. */
  user: { company: string } | null
  /** Beside the company, as a StoreMenu for a buyer with more than one store. */
  switcher?: ReactNode
  /** Logout was pressed. */
  onLogout: () => void
  /**
   * The logout is under way: presses do nothing.
   * @default false
   */
  busy?: boolean
  /**
   * The page is the index, which needs no link to itself.
   * @default false
   */
  onIndex?: boolean
  /** 添加到桌面 was pressed. */
  onAddToDesktop: () => void
  /**
   * The links are a menu behind one button, as on narrow screens: for a header of one line.
   * @default false
   */
  folded?: boolean
  /** The QR code of the mobile app; without it there is none. */
  app?: AppQrProps
  /** Texts in place of {@link topBarLabels}. */
  labels?: Partial<typeof topBarLabels>
}

const MORE = 'more'

/**
 * The bar above the header: who is logged in at the start, links at the end (CH-03, CH-04, RO-01). Renders `div`; sets
 * `data-folded`, and `data-open` while the links are open.
 */
export const TopBar = forwardRef<HTMLDivElement, TopBarProps>(function TopBar(
  { hrefs, user, switcher, onLogout, busy, onIndex, onAddToDesktop, folded, app, labels, className, ...rest },
  ref,
) {
  const flyouts = useFlyouts()
  const words = useLabels('topBar', topBarLabels, labels)
  return (
    <div
      {...mergeProps(rest, flyouts.rootProps)}
      ref={ref}
      className={joinClass(css.root, className)}
      data-open={dataAttr(flyouts.open === MORE)}
      data-folded={dataAttr(folded)}
    >
      <Line folded={folded}>
        <Account {...{ hrefs, user, switcher, onLogout, busy, words }} />
        <button type="button" className={css.more} data-part="more" {...flyouts.triggerProps(MORE)}>
          {words.more}
        </button>
        <Links {...{ hrefs, onIndex, onAddToDesktop, app, words, flyouts }} />
      </Line>
    </div>
  )
})

/** A bar has the width of the page's content; inside a line it takes what it needs. */
function Line({ folded, children }: { folded: boolean | undefined; children: ReactNode }) {
  return folded ? (
    <div className={css.line} data-part="line">
      {children}
    </div>
  ) : (
    <Container className={css.line} data-part="line">
      {children}
    </Container>
  )
}

interface Words {
  words: typeof topBarLabels
}

type AccountProps = Pick<TopBarProps, 'hrefs' | 'user' | 'switcher' | 'onLogout' | 'busy'> & Words

/** The company, leading to the member centre, and logout; login and registration where there is no company. */
function Account({ hrefs, user, switcher, onLogout, busy, words }: AccountProps) {
  if (user === null) return <div className={css.account} data-part="account" data-state="unknown" />
  if (user.company === '') {
    return (
      <div className={css.account} data-part="account" data-state="visitor">
        <Link href={hrefs.login} className={css.link} data-part="link">
          {words.login}
        </Link>
        <Link href={hrefs.register} className={css.link} data-part="link">
          {words.register}
        </Link>
      </div>
    )
  }
  return (
    <div
      className={css.account}
      data-part="account"
      data-state="buyer"
      data-switcher={dataAttr(Boolean(switcher))}
    >
      <Link href={hrefs.user} title={user.company} className={css.company} data-part="company">
        {user.company}
      </Link>
      {switcher}
      <button
        type="button"
        aria-disabled={busy || undefined}
        className={css.link}
        data-part="link"
        onClick={() => busy || onLogout()}
      >
        {words.logout}
      </button>
    </div>
  )
}

const LINKS = ['home', 'desktop', 'user', 'order', 'invoice'] as const

type LinksProps = Pick<TopBarProps, 'hrefs' | 'onIndex' | 'onAddToDesktop' | 'app'> &
  Words & { flyouts: Flyouts }

/** The links at the end, in order, and the app's code. */
function Links({ hrefs, onIndex, onAddToDesktop, app, words, flyouts }: LinksProps) {
  const shown = LINKS.filter(link => !(onIndex && link === 'home'))
  return (
    <nav aria-label={words.links} className={plain} data-part="nav">
      <ul id={flyouts.panelProps(MORE).id} className={css.links} data-part="links">
        {shown.map(link => (
          <li key={link} className={plain} data-part="item">
            {link === 'desktop' ? (
              <button type="button" className={css.link} data-part="link" onClick={() => onAddToDesktop()}>
                {words.desktop}
              </button>
            ) : (
              <Link href={hrefs[link]} className={css.link} data-part="link">
                {words[link]}
              </Link>
            )}
          </li>
        ))}
        {app && (
          <li className={plain} data-part="item">
            <AppQr {...app} />
          </li>
        )}
      </ul>
    </nav>
  )
}
