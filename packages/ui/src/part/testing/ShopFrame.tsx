import type { ReactNode } from 'react'
import { Container } from '../../container'
import { SiteFooter } from '../../site-footer'
import footer from '../../site-footer/SiteFooter.stories'
import { SiteHeader } from '../../site-header'
import header from '../../site-header/SiteHeader.stories'
import { space } from '../../theme/scale'

interface ShopFrameProps {
  /** The parts of the page, in order. */
  children: ReactNode
  /**
   * The header: with search and navigation, or with the logo alone, as in the cart and in the registration.
   * @default true
   */
  full?: boolean
}

/** What is around every page of a shop: header, the content in its width, footer. */
export function ShopFrame({ children, full = true }: ShopFrameProps) {
  const { search, cart, nav, ...logoOnly } = header.args
  return (
    <>
      <SiteHeader {...logoOnly} {...(full && { search, cart, nav })} />
      <main style={{ paddingBlock: space[4] }}>
        <Container>
          <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] }}>
            {children}
          </div>
        </Container>
      </main>
      <SiteFooter {...footer.args} />
    </>
  )
}

/** The parameters and the narrow form of a page. */
export const wholePage = { layout: 'fullscreen' } as const
export const onAPhone = { viewport: { value: 'mobile1', isRotated: false } } as const
