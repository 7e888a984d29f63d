'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { AppQr, type AppQrProps } from '../app-qr'
import { Container } from '../container'
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
  /** 添加到桌面 was pressed. */
  onAddToDesktop: () => void
  /** The number to call; empty where there is none. */
  hotline: string
  /** The QR code of the mobile app; without it there is none. */
  app?: AppQrProps
  /** Texts in place of {@link loginHeaderLabels}. */
  labels?: Partial<typeof loginHeaderLabels>
}

/**
 * The header of pages outside the shop, such as login and registration: logo, title, back to home, add to desktop,
 * the app's code and the hotline (CH-12). Renders `header` with an `h1`.
 */
export const LoginHeader = forwardRef<HTMLElement, LoginHeaderProps>(function LoginHeader(
  { title, homeHref, onAddToDesktop, hotline, app, labels, className, ...rest },
  ref,
) {
  const words = { ...loginHeaderLabels, ...labels }
  return (
    <header {...rest} ref={ref} className={joinClass(css.root, className)}>
      <Container className={css.line} data-part="line">
        <div className={css.brand} data-part="brand">
          <Link href={homeHref} aria-label={words.home} className={plain} data-part="home">
            <Logo aria-hidden className={css.logo} />
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
