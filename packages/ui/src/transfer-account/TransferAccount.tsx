'use client'
import type { Money } from '@yaoji/domain'
import { useCopy } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes } from 'react'
import { useMoney } from '../formats/useMoney'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { VisuallyHidden } from '../part/VisuallyHidden'
import * as css from './TransferAccount.css'

/** The account that a transfer goes to, by the wire's names. */
export interface TransferAccountData {
  /** The amount to transfer, in yuan: `1280.50`. Its row is first; without it there is none. */
  amount?: string | undefined
  name: string
  bank: string
  account: string
  /** What the transfer must say: the order number. */
  remark: string
}

export const transferAccountLabels = {
  amount: '转账金额',
  name: '收款户名',
  account: '收款账号',
  bank: '开户银行',
  remark: '附言',
  /** The button of a row, at first and for two seconds after a press. */
  copy: '复制',
  copied: '已复制',
  failed: '请手动复制',
  /** Announced after a press: which row, and `copied` or `failed`. */
  told: (row: string, state: string) => `${row}${state}`,
  /** Below the rows. */
  hint: '附言请只填写订单号，便于尽快核对到账。',
}

type Labels = typeof transferAccountLabels
type Write = (text: string) => Promise<void>

/** The rows, in the order of a transfer form. */
const ROWS = [
  'amount',
  'name',
  'account',
  'bank',
  'remark',
] as const satisfies readonly (keyof TransferAccountData)[]

export interface TransferAccountProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  transfer: TransferAccountData
  /**
   * Puts a text into the clipboard.
   * @default the browser's own clipboard
   */
  write?: Write
  /** Words in place of those of {@link Labels}. */
  labels?: Partial<Labels>
}

/**
 * The amount and the bank account to transfer to, each row with a button that copies it; the remark is the order number. Renders `div`
 * around `dl`; rows set `data-row`, buttons `data-copy`.
 */
export const TransferAccount = forwardRef<HTMLDivElement, TransferAccountProps>(function TransferAccount(
  { transfer, write, labels, className, ...rest },
  ref,
) {
  const words = useLabels('transferAccount', transferAccountLabels, labels)
  const money = useMoney()
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)}>
      <dl className={css.rows} data-part="rows">
        {rowsOf(transfer, money).map(({ row, value, copied }) => (
          <div key={row} className={css.row} data-part="row" data-row={row}>
            <dt className={css.title} data-part="title">
              {words[row]}
            </dt>
            <dd className={css.value} data-part="value">
              {value}
            </dd>
            <dd className={css.action} data-part="action">
              <Copy title={words[row]} text={copied} write={write} words={words} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.hint} data-part="hint">
        {words.hint}
      </p>
    </div>
  )
})

/** The rows that have a value. The amount is shown as money, and copied as the bank's form takes it: `1280.50`. */
function rowsOf(transfer: TransferAccountData, money: Money) {
  return ROWS.flatMap(row => {
    const copied = transfer[row]
    return copied === undefined ? [] : { row, copied, value: row === 'amount' ? money.text(copied) : copied }
  })
}

interface CopyProps {
  title: string
  text: string
  write: Write | undefined
  words: Labels
}

/** Copies one row and says whether it worked. */
function Copy({ title, text, write, words }: CopyProps) {
  const { state, copy } = useCopy(write)
  const label = words[state || 'copy']
  return (
    <>
      <button
        type="button"
        className={css.copy}
        data-part="copy"
        data-copy={state || undefined}
        onClick={() => copy(text)}
      >
        {label}
        <VisuallyHidden>{title}</VisuallyHidden>
      </button>
      <VisuallyHidden role="status">{state && words.told(title, label)}</VisuallyHidden>
    </>
  )
}
