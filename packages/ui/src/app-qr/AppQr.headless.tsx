'use client'
import { type Flyouts, useFlyouts } from '@yaoji/hooks'
import {
  type ComponentPropsWithoutRef,
  createContext,
  forwardRef,
  type HTMLAttributes,
  type ImgHTMLAttributes,
  useState,
} from 'react'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'
import { mergeProps } from '../part/mergeProps'
import { useRequiredContext } from '../part/useRequiredContext'

interface AppQrState {
  readonly app_qr: string
  readonly app_url: string
  readonly flyouts: Flyouts
}

const Context = createContext<AppQrState | null>(null)
const KEY = 'qr'

const useAppQr = (part: string) => useRequiredContext(Context, part, 'AppQrRoot')

export interface AppQrRootProps extends HTMLAttributes<HTMLDivElement> {
  /** Address of the picture; empty where there is none. */
  app_qr: string
  /** Address of the app, for those who read this on the phone itself. */
  app_url: string
}

/** Holds whether the code of the mobile app is shown (CH-04). Renders `div`; sets `data-open`. */
export const AppQrRoot = forwardRef<HTMLDivElement, AppQrRootProps>(function Root(
  { app_qr, app_url, ...rest },
  ref,
) {
  const flyouts = useFlyouts()
  const behaviour = { ...flyouts.rootProps, ...flyouts.itemProps(KEY) }
  return (
    <Context.Provider value={{ app_qr, app_url, flyouts }}>
      <div {...mergeProps(rest, behaviour)} ref={ref} data-open={dataAttr(flyouts.open !== null)} />
    </Context.Provider>
  )
})

/** Opens and closes. Renders `button`. */
export const AppQrTrigger = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(
  function Trigger({ children, ...rest }, ref) {
    const trigger = useAppQr('AppQrTrigger').flyouts.triggerProps(KEY)
    return (
      <button type="button" {...mergeProps(rest, trigger)} ref={ref}>
        {children ?? '手机药集'}
      </button>
    )
  },
)

/** What pops up; its content exists while it is open. */
export const AppQrPanel = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(function Panel(
  { children, ...rest },
  ref,
) {
  const { flyouts } = useAppQr('AppQrPanel')
  return (
    <div {...rest} {...flyouts.panelProps(KEY)} ref={ref}>
      {flyouts.open !== null && children}
    </div>
  )
})

/** The code to scan; where there is none, or it does not load, a sentence says so. */
export const AppQrPicture = forwardRef<HTMLImageElement, ImgHTMLAttributes<HTMLImageElement>>(
  function Picture(props, ref) {
    const { app_qr } = useAppQr('AppQrPicture')
    const [failed, setFailed] = useState(false)
    if (app_qr === '' || failed) return <p role="status">二维码暂时无法显示，请点下方链接下载</p>
    return (
      <img
        src={app_qr}
        alt="手机药集下载二维码"
        width={128}
        height={128}
        {...props}
        ref={ref}
        onError={composeEventHandlers(props.onError, () => setFailed(true))}
      />
    )
  },
)

/** Leads to the app itself, for those who read this on the phone. */
export const AppQrLink = forwardRef<HTMLAnchorElement, ComponentPropsWithoutRef<'a'>>(function AppLink(
  { children, ...rest },
  ref,
) {
  const { app_url } = useAppQr('AppQrLink')
  if (app_url === '') return null
  return (
    <a href={app_url} rel="noreferrer" {...rest} ref={ref}>
      {children ?? '下载手机药集'}
    </a>
  )
})
