import { ARTICLE_CATEGORIES } from '../../src/modules/article/tables'
import type { ArticleDraft } from './article-draft'

/** Rules of zones, which are pages of their own and no part of the help centre. */
export const ZONE_ARTICLES: readonly ArticleDraft[] = [
  {
    id: 381,
    category_id: ARTICLE_CATEGORIES.zones,
    name: '包邮规则',
    summary: '包邮专区的商品怎样包邮，怎样与其他商品一起结算。',
    audience: '采购员',
    url: '/yx/rule',
    related: [315, 316],
    days_ago: 20,
    text: `
      ## 怎样包邮
      1. 商品标“任意数量包邮”的，买 1 件也不收运费。
      2. 商品标“满 N 包邮”的，该商品达到标注的数量后不收运费，不受订单金额限制。
      3. 没有以上标记的，按下表计算：同类商品的金额达到免运费金额后不收运费。
      {{freight}}
      ## 怎样计算金额
      - 包邮专区、中药饮片、普通商品分别累计，各类只算自己的商品金额。
      - 同时属于包邮专区的中药饮片，按包邮专区计算。
      - 按阶梯价等优惠之后、满减和用券之前的金额计算，用券不会让已经免的运费变回来。
      ## 多个仓库
      不同仓库发出的商品是不同的订单，运费按整次结算计算一次，再分摊到各订单，见[多仓发货](/help/zfps/dcfh)。
      ## 查看进度
      [包邮专区](/yx)的上方显示购物车里本专区商品的金额，以及还差多少免运费。结算页显示每个订单的运费。
    `,
  },
]
