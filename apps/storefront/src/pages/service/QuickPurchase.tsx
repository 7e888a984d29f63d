import { amountText, type PurchaseLine, sumAmounts } from '@yaoji/domain'
import { useSingleFlight } from '@yaoji/hooks'
import { useCartAdd, useQuickBuyMatch } from '@yaoji/hooks/data'
import { Button } from '@yaoji/ui/button'
import { useConfirm } from '@yaoji/ui/confirm'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Announcement } from '../../core/page/Announcement'
import { Callout } from '../../core/page/Callout'
import { touchTarget } from '../../core/page/touchTarget.css'
import { type AddedRow, addedRows, addedSummary, leftRows, rowsText, type SentRow } from './addedRows'
import { EarlierOrderDialog } from './EarlierOrderDialog'
import { focusCell } from './gridKeys'
import { type GridProduct, isBlank, isReady, priceOfRow } from './gridRow'
import { type GoodsLine, type GridState, MOST_ROWS } from './gridState'
import { ImportDialog } from './ImportDialog'
import { PasteDialog } from './PasteDialog'
import * as css from './QuickBuyPage.css'
import { QuickGrid } from './QuickGrid'
import { QuickResult } from './QuickResult'
import { useAddedRows } from './useAddedRows'
import { usePasteLines } from './usePasteLines'
import { useQuickGrid } from './useQuickGrid'

export interface QuickPurchaseProps {
  buyer: number
  /** The products that the buyer buys often. */
  regular: readonly GridProduct[]
  /** In which order they are. */
  sorting: ReactNode
}

/** The grid with the ways to fill it, what it costs, and what happened to what was added. */
export function QuickPurchase({ buyer, regular, sorting }: QuickPurchaseProps) {
  const { state, dispatch, announced, announce } = useQuickGrid(buyer, regular)
  const { mutateAsync: match } = useQuickBuyMatch()
  const [dialog, setDialog] = useState<'paste' | 'import' | 'order' | null>(null)
  const [result, setResult] = useState<readonly AddedRow[] | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const added = useAddedRows(panel, state)
  const confirm = useConfirm()
  const add = useAddRows()
  const ready = readyRows(state)
  const failed = state.rows.some(({ status }) => status === 'failed')

  usePasteLines(lines => {
    // The rows must be on the page before the first of them can get the focus.
    flushSync(() => addLines(lines))
    added.firstCell()?.focus()
  })

  function addLines(lines: readonly PurchaseLine[]) {
    added.remember()
    dispatch({ type: 'lines', lines })
  }

  async function addOrder(lines: readonly GoodsLine[]) {
    const { products } = await match({ queries: [], goods_ids: lines.map(({ goods_id }) => goods_id) })
    added.remember()
    dispatch({ type: 'goods', lines, products })
    announce(`已放进 ${products.length} 种商品`)
  }

  async function addAll() {
    const left = leftRows(state, ready)
    if (ready.length + left.length === 0) return announce('没有可以加入的商品，请先填写商品和数量')
    const sent = ready.length === 0 ? [] : await add.run(ready)
    if (!sent) return
    const rows = [...left, ...sent]
    dispatch({ type: 'added', keys: new Set(rows.filter(isInCart).map(({ key }) => key)) })
    setResult(rows)
    announce(addedSummary(rows))
  }

  async function clear() {
    const question = { text: '清空清单中填写的商品和数量吗?', confirmText: '清空', cancelText: '取消' }
    if (await confirm(question)) dispatch({ type: 'clear' })
  }

  return (
    <>
      <div ref={panel} className={css.panel} data-result={result ? '' : undefined}>
        <div className={css.toolbar}>
          {sorting}
          <Button className={touchTarget} onClick={() => focusBlankRow(panel.current, state)}>
            输入商品
          </Button>
          <Button className={touchTarget} onClick={() => setDialog('paste')}>
            粘贴清单
          </Button>
          <Button className={touchTarget} onClick={() => setDialog('import')}>
            导入文件
          </Button>
          <Button className={touchTarget} onClick={() => setDialog('order')}>
            从订单添加
          </Button>
          <Button className={touchTarget} variant="quiet" onClick={() => void clear()}>
            清空
          </Button>
        </div>
        <p className={css.keys}>
          回车确认商品并填数量，再回车到下一行；↑ ↓ 换行；Esc 清空单元格；Ctrl+V 粘贴多行；Ctrl+Enter
          全部加入购物车。
        </p>
        <Notices state={state} failed={failed} onRetry={() => dispatch({ type: 'retry' })} />
        <div className={css.grid}>
          <QuickGrid state={state} dispatch={dispatch} onAddAll={() => void addAll()} />
        </div>
        <div className={css.foot}>
          {result && <QuickResult rows={result} onClose={() => setResult(null)} />}
          <div className={css.bar}>
            <Total ready={ready} />
            <Button
              variant="primary"
              size="l"
              className={touchTarget}
              busy={add.busy}
              onClick={() => void addAll()}
            >
              加入购物车
            </Button>
          </div>
        </div>
      </div>
      <Announcement text={announced} pending={false} />
      <PasteDialog
        open={dialog === 'paste'}
        returnFocus={added.firstCell}
        onClose={() => setDialog(null)}
        onLines={addLines}
      />
      <ImportDialog
        open={dialog === 'import'}
        returnFocus={added.firstCell}
        onClose={() => setDialog(null)}
        onLines={addLines}
      />
      {dialog === 'order' && (
        <EarlierOrderDialog
          returnFocus={added.firstCell}
          onClose={() => setDialog(null)}
          onLines={addOrder}
        />
      )}
    </>
  )
}

/** To the first row that is empty. */
function focusBlankRow(panel: Element | null, { rows }: GridState): void {
  const blank = rows.find(isBlank)
  if (panel && blank) focusCell(panel, blank.key, 'query')
}

const isInCart = ({ outcome }: AddedRow) => outcome !== 'refused'

/** Sends the rows to the cart; undefined while another call runs, and after a failure, which the shop shows. */
function useAddRows() {
  const { mutateAsync } = useCartAdd()
  const { run, busy } = useSingleFlight(async (sent: readonly SentRow[]) => {
    const answer = await mutateAsync(
      sent.map(({ goods, number }) => ({
        goods_id: goods.id,
        goods_price_id: goods.goods_price_id,
        number,
        price: goods.price,
      })),
    )
    return addedRows(sent, answer)
  })
  return { busy, run: (sent: readonly SentRow[]) => run(sent).catch(() => undefined) }
}

function readyRows({ rows, products }: GridState): SentRow[] {
  return rows.flatMap(row => {
    const product = row.goods_id === null ? undefined : products.get(row.goods_id)
    return product && isReady(row, product) ? [{ row, goods: product.goods, number: Number(row.number) }] : []
  })
}

interface NoticesProps {
  state: GridState
  failed: boolean
  onRetry: () => void
}

function Notices({ state, failed, onRetry }: NoticesProps) {
  if (!failed && state.left_out === 0) return null
  return (
    <div className={css.notice}>
      {failed && (
        <Callout
          tone="bad"
          action={
            <Button size="s" onClick={onRetry}>
              重新匹配
            </Button>
          }
        >
          有几行没有匹配成功。
        </Callout>
      )}
      {state.left_out > 0 && (
        <Callout>
          清单最多 {MOST_ROWS} 行，后面 {state.left_out} 行没有放进来，请先加入购物车再继续。
        </Callout>
      )}
    </div>
  )
}

/** How many products would be added, and what they cost. */
function Total({ ready }: { ready: readonly SentRow[] }) {
  const amounts = ready.flatMap(({ row, goods }) => priceOfRow(row, goods)?.amount ?? [])
  const kinds = new Set(ready.map(({ goods }) => goods.id)).size
  return (
    <p className={css.total}>
      可加入 {kinds} 种{rowsText(kinds, ready.length)}，合计{' '}
      <span className={css.amount}>{amountText(sumAmounts(amounts))}</span>
    </p>
  )
}
