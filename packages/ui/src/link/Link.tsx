'use client'
import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  forwardRef,
  type ReactNode,
  type Ref,
  useContext,
} from 'react'
import { isSafeHref, safeHref } from './safeHref'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Address, as the application writes it. */
  href: string
}

/** The application's link: it passes all props and the ref to its `a`. */
export type LinkComponent = ComponentType<LinkProps & { ref?: Ref<HTMLAnchorElement> }>

const LinkContext = createContext<LinkComponent | null>(null)

export interface LinkProviderProps {
  /** Renders every link below. Keep it the same component between renders: a new one mounts all links again. */
  link: LinkComponent
  children: ReactNode
}

/** Gives every component below the application's link, so that its router follows their links. Renders no element. */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkContext.Provider value={link}>{children}</LinkContext.Provider>
}

/**
 * A link through the application's router; a plain `a` without a {@link LinkProvider} above. It has no looks. An address
 * that could run code (`javascript:`) is left out: the text stays, and nothing opens.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  const AppLink = useContext(LinkContext)
  if (AppLink && isSafeHref(props.href)) return <AppLink {...props} ref={ref} />
  return <a {...props} href={safeHref(props.href)} ref={ref} />
})
