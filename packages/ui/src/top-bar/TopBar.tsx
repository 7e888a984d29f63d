'use client'
import { AppQr, type AppQrProps } from '../app-qr'
import { Frame } from '../frame'
import { joinClass, withClass } from '../part/withClass'
import * as css from './TopBar.css'
import * as Headless from './TopBar.headless'

export const TopBarRoot = withClass(Headless.TopBarRoot, css.root, 'TopBarRoot')
export const TopBarMore = withClass(Headless.TopBarMore, css.more, 'TopBarMore')

export function TopBarAccount({
  className,
  linkClassName,
  companyClassName,
  ...rest
}: Headless.TopBarAccountProps) {
  return (
    <Headless.TopBarAccount
      {...rest}
      className={joinClass(css.account, className)}
      linkClassName={joinClass(css.link, linkClassName)}
      companyClassName={joinClass(css.company, companyClassName)}
    />
  )
}

export function TopBarLinks({ className, linkClassName, ...rest }: Headless.TopBarLinksProps) {
  return (
    <Headless.TopBarLinks
      {...rest}
      className={joinClass(css.links, className)}
      linkClassName={joinClass(css.link, linkClassName)}
    />
  )
}

export interface TopBarProps
  extends Pick<Headless.TopBarRootProps, 'hrefs' | 'className'>,
    Pick<Headless.TopBarAccountProps, 'user' | 'onLogout' | 'busy'>,
    Pick<Headless.TopBarLinksProps, 'onIndex' | 'onAddToDesktop'> {
  /** The mobile app's code; left out, nothing is offered. */
  app?: AppQrProps
}

/** The bar above the header: who is logged in at the left, ways to go at the right. */
export function TopBar({
  hrefs,
  className,
  user,
  onLogout,
  busy,
  onIndex,
  onAddToDesktop,
  app,
}: TopBarProps) {
  return (
    <TopBarRoot hrefs={hrefs} className={className}>
      <Frame className={css.line}>
        <TopBarAccount user={user} onLogout={onLogout} busy={busy} />
        <TopBarMore />
        <TopBarLinks onIndex={onIndex} onAddToDesktop={onAddToDesktop}>
          {app && (
            <li>
              <AppQr {...app} />
            </li>
          )}
        </TopBarLinks>
      </Frame>
    </TopBarRoot>
  )
}
