import { Container } from '@yaoji/ui/container'
import { lazy, Suspense } from 'react'
import { LazyOnVisible } from '../../core/page/LazyOnVisible'
import { SpikeSessions } from '../../features/promotion/SpikeSessions'
import { BottomAd } from './BottomAd'
import { HomeHero } from './HomeHero'
import * as css from './HomePage.css'
import { type Section, SectionPlaceholder } from './SectionPlaceholder'

const HomeZones = lazy(() => import('./HomeZones'))
const HomeBrands = lazy(() => import('./HomeBrands'))
const HomeHot = lazy(() => import('./HomeHot'))

/** RT-03: home. What is below the first screen loads when the buyer begins to scroll. */
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
      </Container>
      <BottomAd />
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
