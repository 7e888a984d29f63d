import { CategoryMenu } from '@yaoji/ui/category-menu'
import { FilterPanel } from '@yaoji/ui/filter-panel'
import { NavBar } from '@yaoji/ui/nav-bar'
import { SearchBox } from '@yaoji/ui/search-box'
import { SiteHeader } from '@yaoji/ui/site-header'
import { SortBar } from '@yaoji/ui/sort-bar'
import { categoryForStory } from '#examples/category-menu/fixtures'
import { navForStory } from '#examples/nav-bar/fixtures'
import { hotSearchesForStory } from '#examples/search-box/fixtures'

const facets = [
  {
    key: 'dosage_form',
    name: '剂型',
    multiple: true,
    values: ['片剂', '胶囊剂', '颗粒剂'].map((name, index) => ({ value: name, name, count: 40 - index })),
  },
]

/** Components that find products: header, navigation, filters. */
export function Navigation() {
  return (
    <>
      <SiteHeader
        homeHref="#"
        search={<SearchBox hotSearches={hotSearchesForStory} onSearch={() => {}} />}
        cart={{ href: '#cart', count: 3 }}
        nav={
          <NavBar
            nav={navForStory}
            current="/"
            category={<CategoryMenu category={categoryForStory} hrefOf={({ id }) => `#list-${id}`} />}
          />
        }
      />
      <FilterPanel facets={facets} chosen={{ dosage_form: ['片剂'] }} onChosenChange={() => {}} total={12} />
      <SortBar
        sort="default"
        onSortChange={() => {}}
        in_stock={1}
        onInStockChange={() => {}}
        total={1286}
        view="card"
        viewHref={view => `#${view}`}
      />
    </>
  )
}
