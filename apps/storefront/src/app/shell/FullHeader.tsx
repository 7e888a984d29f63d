import { useMediaQuery } from '@yaoji/hooks'
import { useCommonConfig, useSession } from '@yaoji/hooks/data'
import { CategoryMenu } from '@yaoji/ui/category-menu'
import { NavBar } from '@yaoji/ui/nav-bar'
import { SiteHeader } from '@yaoji/ui/site-header'
import { useLocation } from 'react-router-dom'
import { href, type MenuStyle, type RouteRow } from '../../routes'
import * as css from './FullHeader.css'
import { HeaderSearch } from './HeaderSearch'
import { HeaderTop } from './HeaderTop'

/** The field of the common config that holds each category menu (CH-11). */
const MENU_FIELDS = {
  main: 'category',
  yx: 'category_yx',
  zy: 'category_zy',
  qx: 'category_qx',
} as const satisfies Record<MenuStyle, string>

/** The header of the shop: top bar, logo, search, cart, service, categories and nav. */
export function FullHeader({ row }: { row: RouteRow }) {
  const { data: config } = useCommonConfig()
  const { user, cart } = useSession()
  const { pathname } = useLocation()
  // A small screen is for products on every page.
  const compact = useMediaQuery('(max-width: 639px)') || row.dense || row.step !== undefined
  const isHome = row.name === 'home'
  // CH-15: pages without a step and steps 1 and 4 have the search; pages without a step and step 4 the cart button.
  const withSearch = row.step === undefined || row.step === 1 || row.step === 4
  const withCart = row.step === undefined || row.step === 4
  return (
    <SiteHeader
      className={css.header}
      homeHref={href('home')}
      compact={compact}
      top={<HeaderTop onIndex={isHome} folded={compact} />}
      search={withSearch && <HeaderSearch />}
      cart={withCart ? { href: href('cart'), count: cart } : undefined}
      service={
        config && {
          admin: user?.admin ?? null,
          hotline: config.hot_line,
          complaintLine: config.complaint_line,
        }
      }
      nav={
        row.step === undefined && (
          <NavBar
            nav={config?.nav ?? []}
            current={pathname}
            category={
              <CategoryMenu
                category={config?.[MENU_FIELDS[row.menu ?? 'main']] ?? null}
                hrefOf={({ id, name }) => href('listOther', { id, name })}
                columnOnPage={isHome}
              />
            }
          />
        )
      }
    />
  )
}
