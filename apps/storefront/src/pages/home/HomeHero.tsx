import { useCommonConfig } from '@yaoji/hooks/data'
import { CategoryMenu } from '@yaoji/ui/category-menu'
import { href } from '../../routes'
import { HomeBanner } from './HomeBanner'
import { HomeBuyerBox } from './HomeBuyerBox'
import * as css from './HomePage.css'

/** The first screen: category menu, banner, and the buyer's box. */
export function HomeHero() {
  const { data: config, isError } = useCommonConfig()
  return (
    <div className={css.hero}>
      <div className={css.categories}>
        <CategoryMenu
          variant="column"
          category={config?.category ?? (isError ? [] : null)}
          hrefOf={({ id, name }) => href('listOther', { id, name })}
        />
      </div>
      <HomeBanner />
      <div className={css.box}>
        <HomeBuyerBox />
      </div>
    </div>
  )
}
