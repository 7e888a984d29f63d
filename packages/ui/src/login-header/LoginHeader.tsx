'use client'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { AppQr, type AppQrProps, appQrLabels } from '../app-qr'
import { Container } from '../container'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { Logo } from '../logo'
import { joinClass } from '../part/joinClass'
import { plain } from '../theme/base.css'
import * as css from './LoginHeader.css'

export const loginHeaderLabels = {
  /** Name of the logo's link, for screen readers. */
  home: '药集首页',
  back: '返回首页',
  /** Adds a shortcut to the shop to the desktop. */
  desktop: '添加到桌面',
  /** Before the number. */
  hotline: '客服热线',
}

export interface LoginHeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** What the page is for: 欢迎登录. */
  title: string
  /** Where logo and 返回首页 lead. */
  homeHref: string
  /** The mark of another shop, in place of that of 药集; its link has the name of `labels.home`. */
  logo?: ReactNode
  /** 添加到桌面 was pressed. */
  onAddToDesktop: () => void
  /** The number to call; empty where there is none. */
  hotline: string
  /** The QR code of the mobile app; without it there is none. */
  app?: AppQrProps
  /**
   * Code and hotline are still loading: their places are kept.
   * @default false
   */
  pending?: boolean
  /** Texts in place of {@link loginHeaderLabels}. */
  labels?: Partial<typeof loginHeaderLabels>
}

/**
 * The header of pages outside the shop, such as login and registration: logo, title, back to home, add to desktop,
 * the app's code and the hotline (CH-12). Renders `header` with an `h1`.
 */
export const LoginHeader = forwardRef<HTMLElement, LoginHeaderProps>(function LoginHeader(
  { title, homeHref, logo, onAddToDesktop, hotline, app, pending = false, labels, className, ...rest },
  ref,
) {
  const words = useLabels('loginHeader', loginHeaderLabels, labels)
  return (
    <header {...rest} ref={ref} className={joinClass(css.root, className)}>
      <Container className={css.line} data-part="line">
        <div className={css.brand} data-part="brand">
          <Link href={homeHref} aria-label={words.home} className={plain} data-part="home">
            {logo ?? <Logo aria-hidden className={css.logo} />}
          </Link>
          <h1 className={css.title} data-part="title">
            {title}
          </h1>
        </div>
        <ul className={css.list} data-part="list">
          <li className={plain} data-part="item">
            <Link href={homeHref} className={css.link} data-part="link">
              {words.back}
            </Link>
          </li>
          <li className={plain} data-part="item">
            <button type="button" onClick={() => onAddToDesktop()} className={css.link} data-part="link">
              {words.desktop}
            </button>
          </li>
          {pending && <KeptPlaces hotline={words.hotline} />}
          {app && (
            <li className={plain} data-part="item">
              <AppQr {...app} />
            </li>
          )}
          {hotline !== '' && (
            <li className={plain} data-part="item">
              <span className={css.phoneName} data-part="phone-name">
                {words.hotline}{' '}
              </span>
              <a href={`tel:${hotline.replace(/[^\d+]/g, '')}`} className={css.phone} data-part="phone">
                {hotline}
              </a>
            </li>
          )}
        </ul>
      </Container>
    </header>
  )
})

/** Usual texts in the places of code and hotline, which nobody sees. */
function KeptPlaces({ hotline }: { hotline: string }) {
  const { trigger } = useLabels('appQr', appQrLabels, undefined)
  return (
    <>
      <li aria-hidden className={css.kept} data-part="kept">
        <span className={css.link}>{trigger}</span>
      </li>
      <li aria-hidden className={css.kept} data-part="kept">
        <span className={css.phoneName}>{hotline} </span>
        <span className={css.phone}>000-000-0000</span>
      </li>
    </>
  )
}
