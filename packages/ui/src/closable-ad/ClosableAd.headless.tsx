'use client'
import {
  type ComponentPropsWithoutRef,
  createContext,
  forwardRef,
  type HTMLAttributes,
  useState,
} from 'react'
import { Link, type LinkProps } from '../link'
import { mergeProps } from '../part/mergeProps'
import { useRequiredContext } from '../part/useRequiredContext'

/** A picture with an address, as the wire has it. */
export interface ClosableAdData {
  image: string
  url: string
  title: string
  /** What else it says, for windows that are too narrow for the picture. */
  subtitle?: string
}

type AdPlacement = 'inline' | 'bottom'

/** A page may have both: landmarks are told apart by their names. */
const NAMES: Readonly<Record<AdPlacement, string>> = { inline: '广告', bottom: '底部广告' }

interface AdState {
  readonly ad: ClosableAdData
  readonly placement: AdPlacement
  readonly close: () => void
}

const Context = createContext<AdState | null>(null)

const useAd = (part: string) => useRequiredContext(Context, part, 'ClosableAdRoot')

export interface ClosableAdRootProps extends HTMLAttributes<HTMLElement> {
  /** Null where there is none: nothing is shown. */
  ad: ClosableAdData | null
  /** `inline` stands where it is put, at the top right of the home page; `bottom` floats over the page's lower edge. */
  placement?: AdPlacement
  /** It was closed; to remember that is the caller's. */
  onClose?: () => void
}

/** An ad that can be closed (CH-13). Renders `aside`, until it is closed; sets `data-placement`. */
export const ClosableAdRoot = forwardRef<HTMLElement, ClosableAdRootProps>(function Root(
  { ad, placement = 'inline', onClose, ...rest },
  ref,
) {
  const [closed, setClosed] = useState(false)
  if (ad === null || closed) return null
  function close() {
    setClosed(true)
    onClose?.()
  }
  return (
    <Context.Provider value={{ ad, placement, close }}>
      <aside aria-label={NAMES[placement]} {...rest} ref={ref} data-placement={placement} />
    </Context.Provider>
  )
})

/**
 * Leads to the ad's address. Renders `a` with the picture, named by its title; along the bottom with the words beside
 * the picture, in `span`, for where a window is too narrow for a long strip.
 */
export const ClosableAdLink = forwardRef<HTMLAnchorElement, Partial<LinkProps>>(function AdLink(props, ref) {
  const { ad, placement } = useAd('ClosableAdLink')
  const words = placement === 'bottom' || !ad.image
  return (
    <Link href={ad.url} {...props} ref={ref}>
      {ad.image && <img src={ad.image} alt={words ? '' : ad.title} />}
      {words && (
        <span>
          <b>{ad.title}</b> {ad.subtitle}
        </span>
      )}
    </Link>
  )
})

/** Closes it. Renders `button`. */
export const ClosableAdClose = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(
  function Close(props, ref) {
    const { close } = useAd('ClosableAdClose')
    return <button type="button" aria-label="关闭广告" {...mergeProps(props, { onClick: close })} ref={ref} />
  },
)
