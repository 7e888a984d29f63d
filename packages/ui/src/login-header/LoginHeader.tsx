'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { AppQr, type AppQrProps } from '../app-qr'
import { Frame } from '../frame'
import { Link } from '../link'
import { Logo } from '../logo'
import { joinClass } from '../part/withClass'
import * as css from './LoginHeader.css'

export interface LoginHeaderProps extends HTMLAttributes<HTMLElement> {
  /** What the page is for: 欢迎登录. */
  title: string
  homeHref: string
  onAddToDesktop: () => void
  /** The mobile app's code; left out, nothing is offered. */
  app?: AppQrProps
  hot_line: string
}

/**
 * The header of pages outside the shop, such as login and registration: logo, title, back to home, add to desktop,
 * the app's code and the hotline (CH-12). Renders `header` with the page's `h1`.
 */
export const LoginHeader = forwardRef<HTMLElement, LoginHeaderProps>(function LoginHeader(
  { title, homeHref, onAddToDesktop, app, hot_line, className, ...rest },
  ref,
) {
  return (
    <header {...rest} ref={ref} className={joinClass(css.root, className)}>
      <Frame className={css.line}>
        <div className={css.brand}>
          <Link href={homeHref} aria-label="药集首页">
            <Logo aria-hidden />
          </Link>
          <h1 className={css.title}>{title}</h1>
        </div>
        <ul className={css.ways}>
          <li>
            <Link href={homeHref} className={css.way}>
              返回首页
            </Link>
          </li>
          <li>
            <button type="button" className={css.way} onClick={() => onAddToDesktop()}>
              添加到桌面
            </button>
          </li>
          {app && (
            <li>
              <AppQr {...app} />
            </li>
          )}
          {hot_line !== '' && (
            <li>
              客服热线{' '}
              <a href={`tel:${hot_line.replace(/[^\d+]/g, '')}`} className={joinClass(css.way, css.phone)}>
                {hot_line}
              </a>
            </li>
          )}
        </ul>
      </Frame>
    </header>
  )
})
