'use client'
import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  forwardRef,
  type ReactNode,
  useContext,
} from 'react'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

type LinkComponent = ComponentType<LinkProps & { ref?: React.Ref<HTMLAnchorElement> }>

const LinkContext = createContext<LinkComponent | null>(null)

/** Tells every component below which element makes a link, so that an app's router follows it. */
export function LinkProvider({ link, children }: { link: LinkComponent; children: ReactNode }) {
  return <LinkContext.Provider value={link}>{children}</LinkContext.Provider>
}

/** A link through the app's router; a plain `a` where no {@link LinkProvider} stands above. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  const AppLink = useContext(LinkContext)
  if (AppLink) return <AppLink {...props} ref={ref} />
  return <a {...props} ref={ref} />
})
