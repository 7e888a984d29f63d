'use client'
import { forwardRef, type ReactNode, type RefAttributes } from 'react'
import { Button } from '../button'
import type { Times } from '../formats/times'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { type RecordColumn, RecordsTable, type RecordsTableProps } from '../records-table'
import { plain } from '../theme/base.css'
import * as css from './PurchaseCodeTable.css'

/** The words of the component; `labels` and a LabelsProvider replace them. */
export const purchaseCodeTableLabels = {
  text: '编码或写法',
  kind: '类型',
  goods: '商品',
  saved: '最近保存',
  actions: '操作',
  /** A code of the buyer's own system, or a text for which the buyer chose the product. */
  own: '自编码',
  written: '写法',
  offSale: '已下架',
  remove: '删除',
  /** The button with the text of its row, for screen readers. */
  named: (action: string, text: string) => `${action} ${text}`,
  loading: '正在加载您的编码',
}

/** A text or own code that names a product, by the wire's names. */
export interface PurchaseCodeTableCode {
  id: number
  text: string
  /** 1: a code of the buyer's own system. */
  is_own: 0 | 1
  goods: {
    id: number
    code: string
    name: string
    ypgg: string
    sccj: string
    /** 1: it is not sold any more. */
    off_sale: 0 | 1
  }
  /** The store that saved it last. */
  saved_by: string
  /** `YYYY-MM-DD HH:mm:ss`. */
  saved_at: string
}

type Shared = Omit<
  RecordsTableProps<unknown>,
  'label' | 'columns' | 'rows' | 'rowKey' | 'groups' | 'empty' | 'labels'
>

export interface PurchaseCodeTableProps<Code extends PurchaseCodeTableCode> extends Shared {
  /** What the table lists, for screen readers: `您的编码`. */
  label: string
  /** Undefined while the first answer loads. */
  rows: readonly Code[] | undefined
  /** Address of a product. */
  goodsHref: (goods: Code['goods']) => string
  /** The buyer removes a text or code; without it there is no button. */
  onRemove?: ((code: Code) => void) | undefined
  /** Words in place of those of {@link purchaseCodeTableLabels}. */
  labels?: Partial<typeof purchaseCodeTableLabels>
}

/** What the cells of a row read of the table. */
interface Context extends Pick<PurchaseCodeTableProps<PurchaseCodeTableCode>, 'goodsHref' | 'onRemove'> {
  readonly words: typeof purchaseCodeTableLabels
  readonly times: Times
}

/**
 * Texts and own codes, one a row, each with the product that it names for a company. In a narrow container each row is a
 * card. Renders RecordsTable.
 */
export const PurchaseCodeTable = forwardRef<HTMLDivElement, PurchaseCodeTableProps<PurchaseCodeTableCode>>(
  function PurchaseCodeTable({ label, rows, goodsHref, onRemove, labels, ...rest }, ref) {
    const words = useLabels('purchaseCodeTable', purchaseCodeTableLabels, labels)
    const times = useTimes()
    return (
      <RecordsTable
        {...rest}
        ref={ref}
        label={label}
        columns={columnsOf({ words, times, goodsHref, onRemove })}
        rows={rows}
        rowKey={({ id }) => id}
        labels={{ loading: words.loading }}
      />
    )
  },
  // A type parameter does not pass through forwardRef.
) as <Code extends PurchaseCodeTableCode>(
  props: PurchaseCodeTableProps<Code> & RefAttributes<HTMLDivElement>,
) => ReactNode

function columnsOf({ words, times, goodsHref, onRemove }: Context): RecordColumn<PurchaseCodeTableCode>[] {
  const columns: RecordColumn<PurchaseCodeTableCode>[] = [
    {
      key: 'text',
      title: words.text,
      narrow: 'plain',
      render: ({ text }) => (
        <span className={css.text} data-part="text">
          {text}
        </span>
      ),
    },
    {
      key: 'kind',
      title: words.kind,
      width: '72px',
      render: ({ is_own }) => (is_own === 1 ? words.own : words.written),
    },
    {
      key: 'goods',
      title: words.goods,
      lines: 2,
      render: ({ goods }) => <Goods {...{ goods, goodsHref, words }} />,
    },
    {
      key: 'saved',
      title: words.saved,
      width: '168px',
      lines: 2,
      render: ({ saved_at, saved_by }) => (
        <span className={css.saved} data-part="saved">
          <span className={plain}>{times.minute(saved_at)}</span>
          <span className={plain}>{saved_by}</span>
        </span>
      ),
    },
  ]
  if (!onRemove) return columns
  const actions: RecordColumn<PurchaseCodeTableCode> = {
    key: 'actions',
    title: words.actions,
    width: '88px',
    narrow: 'plain',
    render: code => (
      <Button
        variant="quiet"
        size="s"
        aria-label={words.named(words.remove, code.text)}
        onClick={() => onRemove(code)}
      >
        {words.remove}
      </Button>
    ),
  }
  return [...columns, actions]
}

type GoodsProps = Pick<PurchaseCodeTableCode, 'goods'> & Pick<Context, 'goodsHref' | 'words'>

/** The product; one that is off sale has no page. */
function Goods({ goods, goodsHref, words }: GoodsProps) {
  const { name, code, ypgg, sccj, off_sale } = goods
  return (
    <div className={css.goods} data-part="goods">
      {off_sale === 1 ? (
        <span className={css.name} data-part="name">
          <span className={css.offSale} data-part="off-sale">
            {words.offSale}
          </span>
          {name}
        </span>
      ) : (
        <Link href={goodsHref(goods)} className={css.name} data-part="name">
          {name}
        </Link>
      )}
      <span className={css.about} data-part="about">
        {ypgg} · {sccj} · {code}
      </span>
    </div>
  )
}
