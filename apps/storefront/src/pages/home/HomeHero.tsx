import { useCommonConfig } from '@yaoji/hooks/data'
import { CategoryMenu } from '@yaoji/ui/category-menu'
import { href } from '../../routes'
import { HomeBanner } from './HomeBanner'
import { HomeBuyerBox } from './HomeBuyerBox'
import * as css from './HomePage.css'

/** The first screen: category drawers, banner, and what concerns this buyer. */
export function HomeHero() {
  const { data: config, isError } = useCommonConfig()
  return (
    <div className={css.hero}>
      <div className={css.drawers}>
        <CategoryMenu
          variant="column"
          category={config?.category ?? (isError ? [] : null)}
          hrefOf={({ id, name }) => href('listOther', { id, name })}
        />
      </div>
      <div className={css.banner}>
        <HomeBanner />
      </div>
      <div className={css.box}>
        <HomeBuyerBox />
      </div>
    </div>
  )
}
