import { LinkButton } from '@yaoji/ui/button'
import { Container } from '@yaoji/ui/container'
import { Empty } from '@yaoji/ui/empty'
import { PageHeading } from '@yaoji/ui/page-heading'
import { SearchNotice } from '@yaoji/ui/search-notice'
import { crumbTo } from '../../core/navigation/crumbTo'
import { choiceField, textField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import { GoodsBrowser } from '../../features/browse/GoodsBrowser'
import { href } from '../../routes'

const SEARCH_FIELDS = { keywords: textField, type: choiceField([0, 1], 0) }

/** RT-11: the products that keywords find, by drug or by manufacturer. */
export default function SearchPage() {
  const [search] = useSearchState(SEARCH_FIELDS)
  const { type } = search
  const keywords = search.keywords?.trim() ?? ''
  if (keywords === '') return <NothingAsked />
  return (
    <Container>
      <PageHeading
        title={type === 1 ? `厂家“${keywords}”的商品` : `“${keywords}”的搜索结果`}
        crumbs={[crumbTo('home'), { name: '搜索' }]}
        size="s"
      />
      <GoodsBrowser
        key={`${type} ${keywords}`}
        base={{ keywords, type }}
        notice={(correction, count) => (
          <SearchNotice
            asked={keywords}
            correction={correction}
            count={count}
            searchHref={searchHref}
            makerHref={sccj => href('list', {}, { sccj })}
            wantedHref={wantedHref(keywords, type)}
          />
        )}
        empty={<NothingFound keywords={keywords} type={type} />}
      />
    </Container>
  )
}

/** The address of a search; drugs are what it is for without a type. */
const searchHref = ({ keywords, type }: { keywords: string; type: 0 | 1 }) =>
  href('search', {}, { keywords, type: type === 1 ? 1 : undefined })

/** The form for a request, with the keywords as the name or the maker. */
const wantedHref = (keywords: string, type: 0 | 1) =>
  href('wantedAdd', {}, type === 1 ? { sccj: keywords } : { name: keywords })

function NothingAsked() {
  return (
    <Container>
      <PageHeading title="搜索" />
      <Empty title="还没有输入关键词" text="在上方输入药品名称、厂家、批准文号或拼音简码，例如 amxl。" />
    </Container>
  )
}

function NothingFound({ keywords, type }: { keywords: string; type: 0 | 1 }) {
  return (
    <Empty
      title={`没有找到“${keywords}”`}
      text="检查有没有错字，换用通用名、厂家或拼音简码，或减少筛选条件。"
      actions={
        <>
          <LinkButton href={searchHref({ keywords, type: type === 1 ? 0 : 1 })}>
            {type === 1 ? '按药品名称再找' : '按厂家再找'}
          </LinkButton>
          <LinkButton href={wantedHref(keywords, type)}>登记求购</LinkButton>
          <LinkButton href={href('list')}>看全部商品</LinkButton>
        </>
      }
    />
  )
}
