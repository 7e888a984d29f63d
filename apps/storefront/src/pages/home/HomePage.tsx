import { Frame } from '@yaoji/ui/frame'
import { Skeleton } from '@yaoji/ui/skeleton'
import { lazy, Suspense } from 'react'
import { WhenNear } from '../../app/WhenNear'
import { HomeHero } from './HomeHero'
import * as css from './HomePage.css'
import { HomeSpike } from './HomeSpike'

const HomeZones = lazy(() => import('./HomeZones'))
const HomeBrands = lazy(() => import('./HomeBrands'))
const HomeHot = lazy(() => import('./HomeHot'))
const BottomAd = lazy(() => import('./BottomAd'))

/** RT-03: the shop window. What is below the first screen comes when the buyer comes near it. */
export default function HomePage() {
  return (
    <>
      <h1 className={css.title}>药集 医药批发采购</h1>
      <Frame className={css.page}>
        <HomeHero />
        <HomeSpike />
        <Later height={1400} label="正在加载专区">
          <HomeZones />
        </Later>
        <Later height={320} label="正在加载品牌">
          <HomeBrands />
        </Later>
        <Later height={1600} label="正在加载热销商品">
          <HomeHot />
        </Later>
      </Frame>
      <Suspense>
        <BottomAd />
      </Suspense>
    </>
  )
}

function Later({ height, label, children }: { height: number; label: string; children: React.ReactNode }) {
  return (
    <WhenNear height={height}>
      <Suspense fallback={<Skeleton variant="grid" label={label} />}>{children}</Suspense>
    </WhenNear>
  )
}
