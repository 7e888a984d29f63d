import { amountText, type PurchaseLine, type PurchaseSkip, skippedRows, sumAmounts } from '@yaoji/domain'
import { useQuickBuyMatch } from '@yaoji/hooks/data'
import { Button } from '@yaoji/ui/button'
import { useConfirm } from '@yaoji/ui/confirm'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Announcement } from '../../core/page/Announcement'
import { Callout } from '../../core/page/Callout'
import { touchTarget } from '../../core/page/touchTarget.css'
import { keepUnconfirmed } from '../../features/cart/unconfirmedGoods'
import { type AddedRow, rowsText } from './addedRows'
import { EarlierOrderDialog } from './EarlierOrderDialog'
import { focusCell, focusOpenRow } from './gridKeys'
import { type GridProduct, isBlank, isGuess } from './gridRow'
import { type GoodsLine, type GridState, MOST_ROWS } from './gridState'
import { amountsOf, openRows, readyRows } from './gridSummary'
import { ImportDialog } from './ImportDialog'
import { PasteDialog } from './PasteDialog'
import * as css from './QuickBuyPage.css'
import { QuickGrid } from './QuickGrid'
import { QuickResult } from './QuickResult'
import { questionOf, useAddAll, waitingText } from './useAddAll'
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
  const [skipped, setSkipped] = useState<readonly PurchaseSkip[]>([])
  const panel = useRef<HTMLDivElement>(null)
  const added = useAddedRows(panel, state)
  const confirm = useConfirm()
  const focusRow = (key: number) => panel.current && focusOpenRow(panel.current, key)
  const add = useAddAll({ state, dispatch, announce, onAsk: focusRow, onAdded: showResult })
  const guesses = readyRows(state).filter(({ row }) => isGuess(row))
  const addButton = useRef<HTMLButtonElement>(null)
  const failed = state.rows.some(({ status }) => status === 'failed')

  usePasteLines(reading => {
    // The rows must be on the page before the first of them can get the focus.
    flushSync(() => {
      addLines(reading.lines)
      setSkipped(skippedRows(reading))
    })
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

  function showResult(rows: readonly AddedRow[]) {
    setResult(rows)
    const guessed = rows.filter(row => row.guessed && row.outcome !== 'refused')
    keepUnconfirmed(
      buyer,
      guessed.flatMap(({ goods }) => goods ?? []),
    )
  }

  /** The buttons of the question go away with it: the focus goes to the button below it. */
  function answer(add: () => void) {
    addButton.current?.focus()
    add()
  }

  function goBack() {
    dispatch({ type: 'unask' })
    if (guesses[0]) focusRow(guesses[0].row.key)
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
        <Notices {...{ state, failed, skipped }} onRetry={() => dispatch({ type: 'retry' })} />
        <div className={css.grid}>
          <QuickGrid state={state} dispatch={dispatch} onAddAll={add.addAll} />
        </div>
        <div className={css.foot}>
          {result && <QuickResult rows={result} onClose={() => setResult(null)} />}
          {guesses.some(({ row }) => row.doubt === 'asked') && (
            <div className={css.question}>
              <Callout
                action={
                  <span className={css.buttons}>
                    <Button size="s" className={touchTarget} onClick={goBack}>
                      返回核对
                    </Button>
                    <Button
                      size="s"
                      className={touchTarget}
                      busy={add.busy}
                      onClick={() => answer(add.addSure)}
                    >
                      只加入已确认的
                    </Button>
                    <Button
                      size="s"
                      className={touchTarget}
                      busy={add.busy}
                      onClick={() => answer(add.addAll)}
                    >
                      一起加入
                    </Button>
                  </span>
                }
              >
                {questionOf(guesses)}
              </Callout>
            </div>
          )}
          <div className={css.bar}>
            <Total state={state} onShow={focusRow} />
            <Button
              ref={addButton}
              variant="primary"
              size="l"
              className={touchTarget}
              busy={add.busy}
              onClick={add.addAll}
            >
              {add.pending > 0 ? waitingText(add.pending) : '加入购物车'}
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

interface NoticesProps {
  state: GridState
  failed: boolean
  /** Lines of the last paste that name no product. */
  skipped: readonly PurchaseSkip[]
  onRetry: () => void
}

function Notices({ state, failed, skipped, onRetry }: NoticesProps) {
  if (!failed && state.left_out === 0 && skipped.length === 0) return null
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
      {skipped.length > 0 && (
        <Callout>
          粘贴的内容里有 {skipped.length} 行不是商品，没有放进清单：
          {skipped.map(({ text }) => text).join('；')}
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

/** How many products would be added and what they cost; apart from them, the rows that the buyer should look at. */
function Total({ state, onShow }: { state: GridState; onShow: (key: number) => void }) {
  const sure = readyRows(state).filter(({ row }) => !isGuess(row))
  const { guess, todo } = openRows(state)
  const kinds = new Set(sure.map(({ goods }) => goods.id)).size
  return (
    <>
      <p className={css.total}>
        可加入 {kinds} 种{rowsText(kinds, sure.length)}，合计{' '}
        <span className={css.amount}>{amountText(sumAmounts(amountsOf(sure)))}</span>
      </p>
      <OpenRows name="待确认" tone="guess" keys={guess} onShow={onShow} />
      <OpenRows name="待处理" tone="bad" keys={todo} onShow={onShow} />
    </>
  )
}

interface OpenRowsProps {
  name: string
  tone: 'guess' | 'bad'
  keys: readonly number[]
  onShow: (key: number) => void
}

/** The number of rows of a kind, and the way to the first of them. */
function OpenRows({ name, tone, keys, onShow }: OpenRowsProps) {
  const [first] = keys
  if (first === undefined) return null
  return (
    <button
      type="button"
      className={`${css.open} ${touchTarget}`}
      data-tone={tone}
      onClick={() => onShow(first)}
    >
      {name} {keys.length} 行
    </button>
  )
}
