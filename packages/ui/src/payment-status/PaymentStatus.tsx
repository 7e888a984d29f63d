import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon'
import { withClass } from '../part/withClass'
import * as css from './PaymentStatus.css'
import * as Headless from './PaymentStatus.headless'

export const PaymentStatusRoot = withClass(Headless.PaymentStatusRoot, css.root, 'PaymentStatusRoot')
export const PaymentStatusTitle = withClass(Headless.PaymentStatusTitle, css.title, 'PaymentStatusTitle')
export const PaymentStatusText = withClass(Headless.PaymentStatusText, css.text, 'PaymentStatusText')
export const PaymentStatusTime = withClass(Headless.PaymentStatusTime, css.until, 'PaymentStatusTime')

const MARKS = {
  unpaid: 'clock',
  waiting: 'clock',
  reviewing: 'clock',
  paid: 'check',
  failed: 'warning',
  closed: 'close',
} as const satisfies Record<Headless.PaymentState, IconName>

export interface PaymentStatusProps extends Omit<Headless.PaymentStatusRootProps, 'children'> {
  /** The service's own words on what to do next. */
  text?: string
  /** The buttons and links that do it. */
  actions?: ReactNode
  /** What belongs to the state: a countdown, the bank account. */
  children?: ReactNode
}

/** Where a payment stands and what to do next. */
export function PaymentStatus({ text, actions, children, ...root }: PaymentStatusProps) {
  return (
    <PaymentStatusRoot {...root}>
      <Icon name={MARKS[root.payment.state]} size="l" className={css.mark} />
      <div className={css.words}>
        <PaymentStatusTitle />
        <PaymentStatusText>{text}</PaymentStatusText>
        <PaymentStatusTime />
        {children}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </PaymentStatusRoot>
  )
}
