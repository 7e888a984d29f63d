import { goodsSearch } from '@yaoji/api-client/contract/goods'
import { useClient, useCommonConfig } from '@yaoji/hooks/data'
import { SearchBox } from '@yaoji/ui/search-box'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { href } from '../../routes'

/** The search of every page; it shows what the page was searched for. */
export function HeaderSearch() {
  const [query] = useSearchParams()
  const { data: config } = useCommonConfig()
  const client = useClient()
  const navigate = useNavigate()
  return (
    <SearchBox
      keyword={query.get('keywords') ?? ''}
      type={query.get('type') === '1' ? 1 : 0}
      rnss={config?.rnss}
      suggest={async (keywords, type, signal) =>
        (await client.call(goodsSearch, { keywords, type }, { signal })).list
      }
      onSearch={({ keyword, type }) =>
        navigate(href('search', {}, { keywords: keyword, type: type === 1 ? 1 : undefined }))
      }
    />
  )
}
