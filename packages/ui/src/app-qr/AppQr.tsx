'use client'
import { withClass } from '../part/withClass'
import * as css from './AppQr.css'
import * as Headless from './AppQr.headless'

export const AppQrRoot = withClass(Headless.AppQrRoot, css.root, 'AppQrRoot')
export const AppQrTrigger = withClass(Headless.AppQrTrigger, css.trigger, 'AppQrTrigger')
export const AppQrPanel = withClass(Headless.AppQrPanel, css.panel, 'AppQrPanel')
export const AppQrPicture = withClass(Headless.AppQrPicture, css.picture, 'AppQrPicture')
export const AppQrLink = withClass(Headless.AppQrLink, css.link, 'AppQrLink')

export type AppQrProps = Omit<Headless.AppQrRootProps, 'children'>

/** 手机药集: a button that shows the code of the mobile app, on press or while the mouse rests on it. */
export function AppQr(props: AppQrProps) {
  return (
    <AppQrRoot {...props}>
      <AppQrTrigger />
      <AppQrPanel>
        <AppQrPicture />
        <p>扫码下载，随时补货</p>
        <AppQrLink />
      </AppQrPanel>
    </AppQrRoot>
  )
}
