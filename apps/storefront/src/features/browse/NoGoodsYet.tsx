import { Empty } from '@yaoji/ui/empty'
import { linksTo } from '../../core/navigation/linksTo'

/** In place of the products of a shop that has none yet, with what a buyer can do meanwhile. */
export function NoGoodsYet() {
  return (
    <Empty
      title="商品正在准备中"
      text="本店还没有上架商品。可以先登记要采购的品种，或注册会员、提交资质。"
      links={linksTo({ wantedAdd: '登记求购', help: '帮助中心' })}
    />
  )
}
