import type { OrderGridGoodsLine } from '@yaoji/hooks'
import { useOrderGridOfCart } from '@yaoji/hooks/data'
import { readSheetFile, saveRows } from '@yaoji/hooks/sheets'
import { Button } from '@yaoji/ui/button'
import { OrderGrid, type OrderGridSheet } from '@yaoji/ui/order-grid'
import { useToast } from '@yaoji/ui/toast'
import { type ReactNode, useState } from 'react'
import { soldOutAction } from '../../features/arrival/soldOutAction'
import { keepUnconfirmed } from '../../features/cart/unconfirmedGoods'
import { href } from '../../routes'
import { EarlierOrderDialog } from './EarlierOrderDialog'
import type { QuickGoods, QuickProduct } from './quickProduct'
import { RefusedAction } from './RefusedAction'

export interface QuickPurchaseProps {
  buyer: number
  /** The products that the buyer buys often. */
  regular: readonly QuickProduct[]
  /** In which order they are. */
  sorting: ReactNode
}

/** The order grid with the calls and addresses of the shop. */
export function QuickPurchase({ buyer, regular, sorting }: QuickPurchaseProps) {
  const [choosesOrder, setChoosesOrder] = useState(false)
  const toast = useToast()
  const grid = useOrderGridOfCart({
    regular,
    draft: { key: `yaoji.quick-buy.${buyer}`, storage: () => sessionStorage },
    onResult: rows =>
      keepUnconfirmed(
        buyer,
        rows.flatMap(({ goods, guessed, outcome }) => (guessed && outcome !== 'refused' && goods) || []),
      ),
  })

  function save(sheet: OrderGridSheet) {
    saveRows('快捷采购结果.xlsx', sheet).catch(() => toast({ text: '文件没有生成，请重试', tone: 'warning' }))
  }

  return (
    <>
      <OrderGrid
        grid={grid}
        start={sorting}
        sources={<Button onClick={() => setChoosesOrder(true)}>从订单添加</Button>}
        goodsHref={goodsHref}
        searchHref={searchHref}
        cartHref={href('cart')}
        goodsAction={soldOutAction}
        refusedAction={row => <RefusedAction row={row} />}
        readFile={readSheetFile}
        onTemplate={() => void saveRows('快捷采购模板.xlsx', TEMPLATE)}
        onExport={save}
      />
      {choosesOrder && (
        <EarlierOrderDialog
          returnFocus={grid.firstAddedCell}
          onClose={() => setChoosesOrder(false)}
          onLines={(lines: readonly OrderGridGoodsLine[]) => grid.addGoods(lines)}
        />
      )}
    </>
  )
}

const TEMPLATE = [
  ['商品编码', '商品名称', '规格', '生产厂家', '数量'],
  ['', '阿莫西林胶囊', '0.25g*24粒', '', 20],
]

const goodsHref = ({ id }: QuickGoods) => href('goods', { id })

const searchHref = (keywords: string) => href('search', {}, { keywords })
