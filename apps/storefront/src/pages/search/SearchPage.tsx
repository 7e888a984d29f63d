import { LinkButton } from '@yaoji/ui/button'
import { Container } from '@yaoji/ui/container'
import { Empty } from '@yaoji/ui/empty'
import { PageHeading } from '@yaoji/ui/page-heading'
import { useSearchParams } from 'react-router-dom'
import { crumbTo } from '../../core/navigation/crumbTo'
import { choiceField, textField } from '../../core/navigation/searchFields'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { useSearchState } from '../../core/navigation/useSearchState'
import { GoodsBrowser } from '../../features/browse/GoodsBrowser'
import { SEARCH_VIEWS, viewHrefs, viewOf } from '../../features/browse/viewHrefs'
import { href } from '../../routes'

const SEARCH_FIELDS = { keywords: textField, type: choiceField([0, 1], 0) }

/** RT-11: the products that keywords find, by drug or by manufacturer. */
export default function SearchPage() {
  const { name } = useRouteRow()
  const [query] = useSearchParams()
  const [search] = useSearchState(SEARCH_FIELDS)
  const { type } = search
  const keywords = search.keywords?.trim() ?? ''
  if (keywords === '') return <NothingAsked />
  return (
    <Container>
      <PageHeading
        title={type === 1 ? `厂家“${keywords}”的商品` : `“${keywords}”的搜索结果`}
        crumbs={[crumbTo('home'), { name: '搜索' }]}
      />
      <GoodsBrowser
        key={`${type} ${keywords}`}
        base={{ keywords, type }}
        view={viewOf(SEARCH_VIEWS, name)}
        views={viewHrefs(SEARCH_VIEWS, query)}
        empty={<NothingFound keywords={keywords} type={type} />}
      />
    </Container>
  )
}

function NothingAsked() {
  return (
    <Container>
      <PageHeading title="搜索" />
      <Empty title="还没有输入关键词" text="在上方输入药品名称、厂家、批准文号或拼音简码，例如 amxl。" />
    </Container>
  )
}

function NothingFound({ keywords, type }: { keywords: string; type: 0 | 1 }) {
  const otherType = type === 1 ? undefined : 1
  return (
    <Empty
      title={`没有找到“${keywords}”`}
      text="检查有没有错字，换用通用名、厂家或拼音简码，或减少筛选条件。"
      actions={
        <>
          <LinkButton href={href('search', {}, { keywords, type: otherType })}>
            {type === 1 ? '按药品名称再找' : '按厂家再找'}
          </LinkButton>
          <LinkButton href={href('list')}>看全部商品</LinkButton>
        </>
      }
    />
  )
}
