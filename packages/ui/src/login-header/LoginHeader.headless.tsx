'use client'
import { type ComponentPropsWithoutRef, createContext, forwardRef, type HTMLAttributes } from 'react'
import { Link, type LinkProps } from '../link'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { useRequiredContext } from '../part/useRequiredContext'

interface LoginHeaderState {
  readonly title: string
  readonly homeHref: string
  readonly onAddToDesktop: () => void
  readonly hot_line: string
}

const Context = createContext<LoginHeaderState | null>(null)

const useLoginHeader = (part: string) => useRequiredContext(Context, part, 'LoginHeaderRoot')

export interface LoginHeaderRootProps extends HTMLAttributes<HTMLElement> {
  /** What the page is for: 欢迎登录. */
  title: string
  homeHref: string
  onAddToDesktop: () => void
  /** The number to call; empty where there is none. */
  hot_line: string
}

/** The header of pages outside the shop, such as login and registration (CH-12). Renders `header`. */
export const LoginHeaderRoot = forwardRef<HTMLElement, LoginHeaderRootProps>(function Root(
  { title, homeHref, onAddToDesktop, hot_line, ...rest },
  ref,
) {
  return (
    <Context.Provider value={{ title, homeHref, onAddToDesktop, hot_line }}>
      <header {...rest} ref={ref} />
    </Context.Provider>
  )
})

/** Leads home; give it the logo. Renders a link. */
export const LoginHeaderLogo = forwardRef<HTMLAnchorElement, Partial<LinkProps>>(function Logo(props, ref) {
  const { homeHref } = useLoginHeader('LoginHeaderLogo')
  return <Link aria-label="药集首页" href={homeHref} {...props} ref={ref} />
})

/** What the page is for. Renders `h1`. */
export const LoginHeaderTitle = forwardRef<HTMLHeadingElement, HTMLAttributes<HTMLHeadingElement>>(
  function Title(props, ref) {
    const { title } = useLoginHeader('LoginHeaderTitle')
    return (
      <h1 {...props} ref={ref}>
        {title}
      </h1>
    )
  },
)

/** Leads back home, in words. Renders a link. */
export const LoginHeaderBack = forwardRef<HTMLAnchorElement, Partial<LinkProps>>(function Back(
  { children, ...rest },
  ref,
) {
  const { homeHref } = useLoginHeader('LoginHeaderBack')
  return (
    <Link href={homeHref} {...rest} ref={ref}>
      {children ?? '返回首页'}
    </Link>
  )
})

/** Offers a shortcut to the shop. Renders `button`. */
export const LoginHeaderDesktop = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(
  function Desktop({ children, onClick, ...rest }, ref) {
    const { onAddToDesktop } = useLoginHeader('LoginHeaderDesktop')
    return (
      <button
        type="button"
        {...rest}
        ref={ref}
        onClick={composeEventHandlers(onClick, () => onAddToDesktop())}
      >
        {children ?? '添加到桌面'}
      </button>
    )
  },
)

/** Calls the hotline. Renders a link, or nothing where there is no number. */
export const LoginHeaderPhone = forwardRef<HTMLAnchorElement, ComponentPropsWithoutRef<'a'>>(function Phone(
  { children, ...rest },
  ref,
) {
  const { hot_line } = useLoginHeader('LoginHeaderPhone')
  if (hot_line === '') return null
  return (
    <a href={`tel:${hot_line.replace(/[^\d+]/g, '')}`} {...rest} ref={ref}>
      {children ?? hot_line}
    </a>
  )
})
