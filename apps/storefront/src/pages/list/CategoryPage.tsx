import { LinkButton } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { Frame } from '@yaoji/ui/frame'
import { useParams } from 'react-router-dom'
import { GoodsBrowser } from '../../app/browse/GoodsBrowser'
import { StatusMessage } from '../../app/status/StatusMessage'
import { href } from '../../routes'
import { CategoryHeading } from './CategoryHeading'

/** RT-08: the goods of one category. */
export default function CategoryPage() {
  const { id, name } = useParams()
  const category = Number(id)
  if (!Number.isSafeInteger(category) || category < 1) {
    return (
      <StatusMessage title="没有这个分类" text="地址可能写错了。全部分类都在页面上方的菜单里。">
        <LinkButton href={href('list')}>看全部商品</LinkButton>
      </StatusMessage>
    )
  }
  return (
    <Frame>
      <CategoryHeading id={category} name={name ?? ''} />
      <GoodsBrowser
        base={{ category }}
        view="card"
        views={{}}
        empty={
          <Empty
            title="这个分类下没有符合条件的商品"
            text="换一个条件，或清除全部条件再看。"
            actions={<LinkButton href={href('listOther', { id: category, name })}>清除全部条件</LinkButton>}
          />
        }
      />
    </Frame>
  )
}
