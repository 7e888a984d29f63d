import { useCommonConfig } from '@yaoji/hooks/data'
import { BrandGrid } from '@yaoji/ui/brand-grid'
import { SectionHeading } from '@yaoji/ui/section-heading'
import { href } from '../../routes'
import * as css from './HomePage.css'

/** Fills whole rows of eight, six, four and three. */
const PLACES = 24

/** The brands of the shop in a grid. */
export default function HomeBrands() {
  const brand = useCommonConfig().data?.brand ?? []
  if (brand.length === 0) return null
  return (
    <section className={css.block} aria-labelledby="home-brands">
      <SectionHeading
        title="品牌专区"
        titleId="home-brands"
        words={['原厂直供', '资质齐全', '效期新鲜']}
        moreHref={href('brands')}
      />
      <BrandGrid brands={brand.slice(0, PLACES)} hrefOf={({ id }) => href('brand', { id })} />
    </section>
  )
}
