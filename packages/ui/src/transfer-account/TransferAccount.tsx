'use client'
import { withClass } from '../part/withClass'
import * as css from './TransferAccount.css'
import * as Headless from './TransferAccount.headless'

export const TransferAccountRoot = withClass(Headless.TransferAccountRoot, css.root, 'TransferAccountRoot')
export const TransferAccountCopy = withClass(Headless.TransferAccountCopy, css.copy, 'TransferAccountCopy')

export type TransferAccountProps = Omit<Headless.TransferAccountRootProps, 'children'>

/** The bank account to transfer to, each line with a button that copies it; the remark is the order number. */
export function TransferAccount(props: TransferAccountProps) {
  return (
    <div>
      <TransferAccountRoot {...props}>
        {Headless.TRANSFER_ROWS.map(({ key, title }) => (
          <div key={key} className={css.row} data-row={key}>
            <dt className={css.title}>{title}</dt>
            <dd className={css.value}>{props.transfer[key]}</dd>
            <dd>
              <TransferAccountCopy row={key} />
            </dd>
          </div>
        ))}
      </TransferAccountRoot>
      <p className={css.hint}>附言请只填写订单号，便于尽快核对到账。</p>
    </div>
  )
}
