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

/** A link through the application's router; a plain `a` without a {@link LinkProvider} above. It has no looks. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  const AppLink = useContext(LinkContext)
  if (AppLink) return <AppLink {...props} ref={ref} />
  return <a {...props} ref={ref} />
})
