import { LinkButton } from '@yaoji/ui/button'
import { Container } from '@yaoji/ui/container'
import { Empty } from '@yaoji/ui/empty'
import { useSearchParams } from 'react-router-dom'
import { crumbTo } from '../../core/navigation/crumbTo'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { PageHeading } from '../../core/page/PageHeading'
import { GoodsBrowser } from '../../features/browse/GoodsBrowser'
import { LIST_VIEWS, viewHrefs, viewOf } from '../../features/browse/viewHrefs'
import { href } from '../../routes'

/** RT-09: all products, as cards, as a table, or without pictures. */
export default function ListPage() {
  const { name } = useRouteRow()
  const [query] = useSearchParams()
  return (
    <Container>
      <PageHeading title="全部商品" crumbs={[crumbTo('home'), { name: '全部商品' }]} />
      <GoodsBrowser
        base={{}}
        view={viewOf(LIST_VIEWS, name)}
        views={viewHrefs(LIST_VIEWS, query)}
        empty={
          <Empty
            title="没有符合条件的商品"
            text="换一个条件，或清除全部条件再看。"
            actions={<LinkButton href={href('list')}>清除全部条件</LinkButton>}
          />
        }
      />
    </Container>
  )
}
