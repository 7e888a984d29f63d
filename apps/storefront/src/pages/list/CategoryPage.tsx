import { useGoodsList } from '@yaoji/hooks/data'
import { Container } from '@yaoji/ui/container'
import { isMissing } from '../../core/errors/isMissing'
import { readId, useParams } from '../../core/navigation/address'
import { linksTo } from '../../core/navigation/linksTo'
import { StatusMessage } from '../../core/page/StatusMessage'
import { NoMatchingGoods } from '../../features/browse/BrowseFilters'
import { GoodsBrowser } from '../../features/browse/GoodsBrowser'
import { useBrowseQuery } from '../../features/browse/useBrowseQuery'
import { href } from '../../routes'
import { CategoryHeading } from './CategoryHeading'

/** RT-08: the products of one category. */
export default function CategoryPage() {
  const { id, name } = useParams()
  const category = readId(id)
  if (category === null) return <NoCategory />
  return <Category id={category} name={name ?? ''} />
}

function Category({ id: category, name }: { id: number; name: string }) {
  const { choice } = useBrowseQuery()
  const { error } = useGoodsList({ ...choice, category })
  if (isMissing(error)) return <NoCategory />
  return (
    <Container>
      <CategoryHeading id={category} name={name} />
      <GoodsBrowser
        base={{ category }}
        empty={
          <NoMatchingGoods
            title="这个分类下没有符合条件的商品"
            href={href('listOther', { id: category, name })}
          />
        }
      />
    </Container>
  )
}

function NoCategory() {
  return (
    <StatusMessage
      title="没有这个分类"
      text="分类可能已经调整，或地址写错了。全部分类都在页面上方的菜单里。"
      links={linksTo({ list: '看全部商品', home: '回首页' })}
    />
  )
}
