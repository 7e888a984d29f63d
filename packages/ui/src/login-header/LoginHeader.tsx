'use client'
import { forwardRef } from 'react'
import { AppQr, type AppQrProps } from '../app-qr'
import { Frame } from '../frame'
import { Logo } from '../logo'
import { withClass } from '../part/withClass'
import * as css from './LoginHeader.css'
import * as Headless from './LoginHeader.headless'

export const LoginHeaderRoot = withClass(Headless.LoginHeaderRoot, css.root, 'LoginHeaderRoot')
export const LoginHeaderTitle = withClass(Headless.LoginHeaderTitle, css.title, 'LoginHeaderTitle')
export const LoginHeaderBack = withClass(Headless.LoginHeaderBack, css.way, 'LoginHeaderBack')
export const LoginHeaderDesktop = withClass(Headless.LoginHeaderDesktop, css.way, 'LoginHeaderDesktop')
export const LoginHeaderPhone = withClass(
  Headless.LoginHeaderPhone,
  `${css.way} ${css.phone}`,
  'LoginHeaderPhone',
)
export const LoginHeaderLogo = Headless.LoginHeaderLogo

export interface LoginHeaderProps extends Omit<Headless.LoginHeaderRootProps, 'children'> {
  /** The mobile app's code; left out, nothing is offered. */
  app?: AppQrProps
}

/**
 * The header of pages outside the shop, such as login and registration: logo, title, back to home, add to desktop,
 * the app's code and the hotline (CH-12).
 */
export const LoginHeader = forwardRef<HTMLElement, LoginHeaderProps>(function LoginHeader(
  { app, ...root },
  ref,
) {
  return (
    <LoginHeaderRoot {...root} ref={ref}>
      <Frame className={css.line}>
        <div className={css.brand}>
          <LoginHeaderLogo>
            <Logo aria-hidden />
          </LoginHeaderLogo>
          <LoginHeaderTitle />
        </div>
        <ul className={css.ways}>
          <li>
            <LoginHeaderBack />
          </li>
          <li>
            <LoginHeaderDesktop />
          </li>
          {app && (
            <li>
              <AppQr {...app} />
            </li>
          )}
          {root.hot_line !== '' && (
            <li>
              <span className={css.phoneName}>客服热线 </span>
              <LoginHeaderPhone />
            </li>
          )}
        </ul>
      </Frame>
    </LoginHeaderRoot>
  )
})
