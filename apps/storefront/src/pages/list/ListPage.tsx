import { Container } from '@yaoji/ui/container'
import { integerField } from '../../core/navigation/searchFields'
import { useSearchState } from '../../core/navigation/useSearchState'
import { PageTop } from '../../core/page/PageTop'
import { NoMatchingGoods } from '../../features/browse/BrowseFilters'
import { GoodsBrowser } from '../../features/browse/GoodsBrowser'
import { NoGoodsYet } from '../../features/browse/NoGoodsYet'
import { useBrowseQuery } from '../../features/browse/useBrowseQuery'
import { href } from '../../routes'

/** A full reduction whose products are listed: a product's page links to it. */
const ACTIVITY_FIELDS = { goods_manjian_id: integerField(1) }

/** RT-09: all products, or those of one full reduction, as cards, as a table, or without pictures. */
export default function ListPage() {
  const [{ goods_manjian_id }] = useSearchState(ACTIVITY_FIELDS)
  const { sort: _order, ...narrowing } = useBrowseQuery().choice
  const isWhole =
    goods_manjian_id === undefined && Object.values(narrowing).every(value => value === undefined)
  const title = goods_manjian_id === undefined ? '全部商品' : '满减活动商品'
  return (
    <Container>
      <PageTop title={title} size="s" />
      <GoodsBrowser
        key={goods_manjian_id}
        base={{ goods_manjian_id }}
        empty={isWhole ? <NoGoodsYet /> : <NoMatchingGoods href={href('list')} />}
      />
    </Container>
  )
}
