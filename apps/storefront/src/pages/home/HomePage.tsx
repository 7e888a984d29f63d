import { Frame } from '@yaoji/ui/frame'
import { lazy, Suspense } from 'react'
import { LazyOnVisible } from '../../core/page/LazyOnVisible'
import { BottomAd } from './BottomAd'
import { HomeHero } from './HomeHero'
import * as css from './HomePage.css'
import { HomeSpike } from './HomeSpike'
import { type Part, SectionPlaceholder } from './SectionPlaceholder'

const HomeZones = lazy(() => import('./HomeZones'))
const HomeBrands = lazy(() => import('./HomeBrands'))
const HomeHot = lazy(() => import('./HomeHot'))

/** RT-03: the shop window. What is below the first screen comes when the buyer begins to scroll. */
export default function HomePage() {
  return (
    <>
      <h1 className={css.title}>药集 医药批发采购</h1>
      <Frame className={css.page}>
        <HomeHero />
        <HomeSpike />
        <LazySection part="zones">
          <HomeZones />
        </LazySection>
        <LazySection part="brands">
          <HomeBrands />
        </LazySection>
        <LazySection part="hot">
          <HomeHot />
        </LazySection>
      </Frame>
      <BottomAd />
    </>
  )
}

function LazySection({ part, children }: { part: Part; children: React.ReactNode }) {
  const coming = <SectionPlaceholder part={part} />
  return (
    <LazyOnVisible until={coming}>
      <Suspense fallback={coming}>{children}</Suspense>
    </LazyOnVisible>
  )
}
