import { useLoaded } from '@yaoji/hooks'
import { useCommonConfig, useGoodsSuggest } from '@yaoji/hooks/data'
import { type Search, SearchBox, type SearchType } from '@yaoji/ui/search-box'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useUrlQuery } from '../../core/navigation/address'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { href } from '../../routes'
import * as css from './AppShell.css'

/** Rows of products, which only who uses the search pays for. */
const loadRows = () => import('./onDemand').then(parts => parts.loadHeaderRows())

/** The search of every page; it shows what the page was searched for. */
export function HeaderSearch() {
  const [search, setSearch] = useSearchOfPage()
  const { data: config } = useCommonConfig()
  const navigate = useNavigate()
  const [used, setUsed] = useState(false)
  const Rows = useLoaded({ load: loadRows, wanted: used, onFail: () => setUsed(false) })
  return (
    <SearchBox
      // Before the code of the page is there, the browser opens the results by itself.
      action={href('search')}
      className={css.search}
      keyword={search.keyword}
      onKeywordChange={keyword => setSearch({ ...search, keyword })}
      type={search.type}
      onTypeChange={type => setSearch({ ...search, type })}
      hotSearches={config?.rnss}
      suggest={useGoodsSuggest()}
      rows={Rows && <Rows />}
      onFocus={() => setUsed(true)}
      onSearch={({ keyword, type }) =>
        navigate(href('search', {}, { keywords: keyword, type: type || undefined }))
      }
    />
  )
}

/** The search of the address, and what the buyer has changed of it; another search in the address replaces both. */
function useSearchOfPage() {
  const [query] = useUrlQuery()
  // Other lists have keywords of their own, which are no search for products.
  const { name } = useRouteRow()
  const isSearch = name === 'search' || name === 'searchTable'
  const keyword = (isSearch && query.get('keywords')) || ''
  const type: SearchType = isSearch && query.get('type') === '1' ? 1 : 0
  const address: Search = { keyword, type }
  const [shown, setShown] = useState({ address, search: address })
  if (shown.address.keyword !== keyword || shown.address.type !== type) setShown({ address, search: address })
  return [shown.search, (search: Search) => setShown({ address, search })] as const
}
