import { Container } from '@yaoji/ui/container'
import { lazy, Suspense } from 'react'
import { WhenNear } from '../../app/WhenNear'
import { BottomAd } from './BottomAd'
import { Coming, type Part } from './Coming'
import { HomeHero } from './HomeHero'
import * as css from './HomePage.css'
import { HomeSpike } from './HomeSpike'

const HomeZones = lazy(() => import('./HomeZones'))
const HomeBrands = lazy(() => import('./HomeBrands'))
const HomeHot = lazy(() => import('./HomeHot'))

/** RT-03: the shop window. What is below the first screen comes when the buyer begins to scroll. */
export default function HomePage() {
  return (
    <>
      <h1 className={css.title}>药集 医药批发采购</h1>
      <Container className={css.page}>
        <HomeHero />
        <HomeSpike />
        <Later part="zones">
          <HomeZones />
        </Later>
        <Later part="brands">
          <HomeBrands />
        </Later>
        <Later part="hot">
          <HomeHot />
        </Later>
      </Container>
      <BottomAd />
    </>
  )
}

function Later({ part, children }: { part: Part; children: React.ReactNode }) {
  const coming = <Coming part={part} />
  return (
    <WhenNear until={coming}>
      <Suspense fallback={coming}>{children}</Suspense>
    </WhenNear>
  )
}
