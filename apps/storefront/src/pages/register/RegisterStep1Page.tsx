import { goodsHot } from '@yaoji/api-client/contract/goods'
import { useCall } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { Container } from '@yaoji/ui/container'
import { Empty } from '@yaoji/ui/empty'
import { Skeleton } from '@yaoji/ui/skeleton'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { PageHeading } from '../../core/page/PageHeading'
import { QueryView } from '../../core/page/QueryView'
import { href } from '../../routes'
import * as css from './RegisterStep1Page.css'

/** RT-18: one sentence that says what the buyer does here. */
export default function RegisterStep1Page() {
  const { title } = useRouteRow()
  return (
    <Container>
      <PageHeading title={title} crumbs={[{ name: '首页', href: href('home') }, { name: title }]} />
      <RegisterStep1List />
    </Container>
  )
}

function RegisterStep1List() {
  const query = useCall(goodsHot, {}, { inline: true })
  return (
    <QueryView
      query={query}
      pending={<Skeleton variant="rows" label="正在加载" />}
      empty={<Empty title="暂无内容" actions={<LinkButton href={href('list')}>看全部商品</LinkButton>} />}
    >
      {({ list }) => (
        <ul className={css.list}>
          {list.map(goods => (
            <li key={goods.goods_price_id} className={css.entry}>
              {goods.name}
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}
