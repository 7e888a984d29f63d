import { Container } from '@yaoji/ui/container'
import { LazyOnVisible } from '@yaoji/ui/lazy-on-visible'
import { lazy, Suspense } from 'react'
import { SpikeSessions } from '../../features/promotion/SpikeSessions'
import { BottomAd } from './BottomAd'
import { HomeHero } from './HomeHero'
import * as css from './HomePage.css'
import HomeZones from './HomeZones'
import { type Section, SectionPlaceholder } from './SectionPlaceholder'

const HomeBrands = lazy(() => import('./HomeBrands'))
const HomeHot = lazy(() => import('./HomeHot'))

/**
 * RT-03: home. What is below the first screen loads when the buyer begins to scroll. The code of the zones is part of
 * the page: a wide screen shows them at the first visit, and separate chunks of it are larger.
 */
export default function HomePage() {
  return (
    <>
      <h1 className={css.title}>药集 医药批发采购</h1>
      <Container className={css.page}>
        <HomeHero />
        <SpikeSessions />
        <LazySection section="zones">
          <HomeZones />
        </LazySection>
        <LazySection section="brands">
          <HomeBrands />
        </LazySection>
        <LazySection section="hot">
          <HomeHot />
        </LazySection>
        {/* The first screen has one ad that can be closed: this one comes with the first scroll. */}
        <LazyOnVisible placeholder={null}>
          <BottomAd />
        </LazyOnVisible>
      </Container>
    </>
  )
}

function LazySection({ section, children }: { section: Section; children: React.ReactNode }) {
  const placeholder = <SectionPlaceholder section={section} />
  return (
    <LazyOnVisible placeholder={placeholder}>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </LazyOnVisible>
  )
}
