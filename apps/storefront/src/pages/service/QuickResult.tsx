import { BUY_STATES, buyStateCard } from '@yaoji/domain'
import { Button, LinkButton } from '@yaoji/ui/button'
import { Link } from '@yaoji/ui/link'
import { type RecordColumn, RecordsTable } from '@yaoji/ui/records-table'
import { useToast } from '@yaoji/ui/toast'
import { useLocation } from 'react-router-dom'
import { textLink } from '../../core/page/link.css'
import { Panel } from '../../core/page/Panel'
import { touchTarget } from '../../core/page/touchTarget.css'
import { soldOutAction } from '../../features/arrival/soldOutAction'
import { buyActionHref } from '../../features/cart/buyActionHref'
import { href } from '../../routes'
import { type AddedRow, addedSummary, outcomeText } from './addedRows'
import * as css from './QuickBuyPage.css'
import { saveSheet } from './sheetFile'

const COLUMNS: readonly RecordColumn<AddedRow>[] = [
  {
    key: 'goods',
    title: '商品',
    narrow: 'plain',
    render: ({ query, goods }) =>
      goods ? (
        <>
          <Link href={href('goods', { id: goods.id })}>{goods.name}</Link>{' '}
          <span className={css.about}>
            {goods.ypgg} · {goods.sccj}
          </span>
        </>
      ) : (
        query || '—'
      ),
  },
  { key: 'line', title: '原行号', align: 'end', width: '72px', render: ({ line }) => line },
  { key: 'wanted', title: '填写数量', align: 'end', width: '96px', render: ({ wanted }) => wanted || '—' },
  {
    key: 'number',
    title: '购物车数量',
    align: 'end',
    width: '104px',
    render: ({ number }) => number ?? '—',
  },
  {
    key: 'outcome',
    title: '结果',
    width: '144px',
    render: row => (
      <span
        className={css.outcome}
        data-outcome={row.guessed && row.outcome === 'added' ? 'adjusted' : row.outcome}
      >
        {outcomeText(row)}
      </span>
    ),
  },
  { key: 'message', title: '说明', width: '260px', render: row => <Message row={row} /> },
]

export interface QuickResultProps {
  rows: readonly AddedRow[]
  onClose: () => void
}

/** What happened to each row that was filled in, and what to do about those that were not added. */
export function QuickResult({ rows, onClose }: QuickResultProps) {
  const toast = useToast()
  const inCart = rows.some(({ outcome }) => outcome !== 'refused')

  function save() {
    saveSheet('快捷采购结果.xlsx', toSheet(rows)).catch(() =>
      toast({ text: '文件没有生成，请重试', tone: 'warning' }),
    )
  }

  return (
    <Panel
      title="加入结果"
      aside={
        <span className={css.buttons}>
          <Button size="s" className={touchTarget} onClick={save}>
            导出结果
          </Button>
          <Button size="s" className={touchTarget} onClick={onClose}>
            收起
          </Button>
          {inCart && (
            <LinkButton size="s" variant="primary" className={touchTarget} href={href('cart')}>
              去购物车
            </LinkButton>
          )}
        </span>
      }
    >
      <p className={css.summary}>{addedSummary(rows)}</p>
      <div className={css.resultRows}>
        <RecordsTable label="加入结果" columns={COLUMNS} rows={rows} rowKey={({ key }) => key} />
      </div>
    </Panel>
  )
}

function Message({ row: { goods, message, reason, outcome } }: { row: AddedRow }) {
  const here = useLocation()
  const action = outcome === 'refused' ? actionOf(reason) : null
  const to = action && buyActionHref(action.action, here, goods)
  const soldOut = action?.action === 'notify_arrival' && goods
  return (
    <>
      {message}
      {to && (
        <>
          {' '}
          <Link href={to} className={textLink}>
            {action.text}
          </Link>
        </>
      )}
      {soldOut && <> {soldOutAction({ ...soldOut, buy_state: 'no_stock' })}</>}
    </>
  )
}

/** What the buyer can do about a refusal; null where there is nothing. */
function actionOf(reason: string) {
  if (!isBuyState(reason)) return null
  const { action, action_text } = buyStateCard(reason)
  return action && { action, text: action_text }
}

type BuyState = Parameters<typeof buyStateCard>[0]

/** A refusal has the buying state as its reason, or a reason of its own. */
function isBuyState(reason: string): reason is BuyState {
  return Object.hasOwn(BUY_STATES, reason)
}

function toSheet(rows: readonly AddedRow[]) {
  return [
    ['输入', '商品编码', '商品', '规格', '生产厂家', '填写数量', '购物车数量', '结果', '说明', '原行号'],
    ...rows.map(row => [
      row.query,
      row.goods?.code ?? '',
      // A row without a product has its text here, so that the file can be imported again.
      row.goods?.name ?? row.query,
      row.goods?.ypgg ?? '',
      row.goods?.sccj ?? '',
      row.wanted,
      row.number,
      outcomeText(row),
      row.message,
      row.line,
    ]),
  ]
}
