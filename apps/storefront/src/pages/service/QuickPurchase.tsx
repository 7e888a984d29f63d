import type { OrderGridGoodsLine } from '@yaoji/hooks'
import { useOrderGridOfCart } from '@yaoji/hooks/data'
import { readSheetFile, saveRows } from '@yaoji/hooks/sheets'
import { Button, LinkButton } from '@yaoji/ui/button'
import { OrderGrid, type OrderGridSheet } from '@yaoji/ui/order-grid'
import { useToast } from '@yaoji/ui/toast'
import { type ReactNode, useState } from 'react'
import { soldOutAction } from '../../features/arrival/soldOutAction'
import { href } from '../../routes'
import { EarlierOrderDialog } from './EarlierOrderDialog'
import * as css from './QuickBuyPage.css'
import { QuickLists } from './QuickLists'
import { quickDraft } from './quickDraft'
import type { QuickGoods, QuickProduct } from './quickProduct'
import { RefusedAction } from './RefusedAction'

export interface QuickPurchaseProps {
  buyer: number
  /** How many stores the buyer's company has. */
  stores: number
  /** The products that the buyer buys often. */
  regular: readonly QuickProduct[]
  /** Before the buttons: the title of the page, and in which order the regular products are. */
  start: ReactNode
}

/** The order grid with the calls and addresses of the shop. */
export function QuickPurchase({ buyer, stores, regular, start }: QuickPurchaseProps) {
  const [choosesOrder, setChoosesOrder] = useState(false)
  const toast = useToast()
  const grid = useOrderGridOfCart({
    regular,
    draft: quickDraft(buyer),
    focusOnOpen: true,
    asksTables: true,
  })

  function save(sheet: OrderGridSheet) {
    saveRows('快捷采购结果.xlsx', sheet).catch(() => toast({ text: '文件没有生成，请重试', tone: 'warning' }))
  }

  return (
    <>
      <OrderGrid
        grid={grid}
        start={start}
        sources={
          <>
            <Button className={css.way} onClick={() => setChoosesOrder(true)}>
              从订单添加
            </Button>
            <QuickLists grid={grid} />
            {stores > 1 && (
              <LinkButton href={href('storeMatrix')} variant="quiet">
                分配到门店
              </LinkButton>
            )}
            <LinkButton href={href('purchaseCodes')} variant="quiet">
              您的编码
            </LinkButton>
          </>
        }
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
