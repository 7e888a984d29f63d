'use client'
import { useCopy } from '@yaoji/hooks'
import { type ComponentPropsWithoutRef, createContext, forwardRef, type HTMLAttributes } from 'react'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { useRequiredContext } from '../part/useRequiredContext'
import { VisuallyHidden } from '../part/VisuallyHidden'

/** Where a transfer goes, by the wire's names. */
export interface TransferAccountData {
  name: string
  bank: string
  account: string
  /** What must stand in the transfer: the order number. */
  remark: string
}

/** The lines of an account, in the order of a transfer form. */
export const TRANSFER_ROWS = [
  { key: 'name', title: '收款户名' },
  { key: 'account', title: '收款账号' },
  { key: 'bank', title: '开户银行' },
  { key: 'remark', title: '附言' },
] as const satisfies readonly { key: keyof TransferAccountData; title: string }[]

type Write = (text: string) => Promise<void>

interface AccountContext {
  readonly transfer: TransferAccountData
  readonly write: Write | undefined
}

const Context = createContext<AccountContext | null>(null)

/** The account above; for parts of your own. */
export const useTransferAccount = (part: string) => useRequiredContext(Context, part, 'TransferAccountRoot')

export interface TransferAccountRootProps extends HTMLAttributes<HTMLDListElement> {
  transfer: TransferAccountData
  /** Puts a text into the clipboard; the browser's own when absent. */
  write?: Write
}

/** The bank account to transfer to. Renders `dl`. */
export const TransferAccountRoot = forwardRef<HTMLDListElement, TransferAccountRootProps>(function Root(
  { transfer, write, ...rest },
  ref,
) {
  return (
    <Context.Provider value={{ transfer, write }}>
      <dl {...rest} ref={ref} />
    </Context.Provider>
  )
})

export interface TransferAccountCopyProps extends ComponentPropsWithoutRef<'button'> {
  row: keyof TransferAccountData
}

const TOLD = { '': '复制', copied: '已复制', failed: '请手动复制' } as const

/** Copies one line and says whether it worked. Renders `button`; sets `data-copy` to `copied` or `failed` for a moment. */
export const TransferAccountCopy = forwardRef<HTMLButtonElement, TransferAccountCopyProps>(function CopyRow(
  { row, onClick, ...rest },
  ref,
) {
  const { transfer, write } = useTransferAccount('TransferAccountCopy')
  const { state, copy } = useCopy(write)
  const title = TRANSFER_ROWS.find(({ key }) => key === row)?.title
  return (
    <>
      <button
        type="button"
        {...rest}
        ref={ref}
        onClick={composeEventHandlers(onClick, () => copy(transfer[row]))}
        data-copy={state || undefined}
      >
        {TOLD[state]}
        <VisuallyHidden>{title}</VisuallyHidden>
      </button>
      <VisuallyHidden role="status">{state && `${title}${TOLD[state]}`}</VisuallyHidden>
    </>
  )
})
