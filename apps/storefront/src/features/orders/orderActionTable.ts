import type { Order } from '@yaoji/api-client/contract/order'
import { ORDER_ACTIONS, type OrderAction } from '@yaoji/domain'
import { payHref } from './payHref'

/** The fields of an order that its actions need. */
export type OrderWithActions = Pick<
  Order,
  'id' | 'sn' | 'is_ephedrine' | 'line_count' | 'goods_number' | 'actions'
>

/** A dialog that an action opens. That of `reorder` shows the result. */
export type OrderDialog = 'cancel' | 'receive' | 'reorder'

interface OrderActionRow {
  readonly variant: 'primary' | 'secondary'
  /** A press opens this page, or this dialog. */
  readonly press: { readonly href: (order: OrderWithActions) => string } | { readonly dialog: OrderDialog }
}

/** Every action that this shop can carry out. One without a row is left out. */
const ROWS: Readonly<Partial<Record<OrderAction, OrderActionRow>>> = {
  pay: { variant: 'primary', press: { href: payHref } },
  upload_slip: { variant: 'secondary', press: { href: payHref } },
  confirm_receipt: { variant: 'primary', press: { dialog: 'receive' } },
  reorder: { variant: 'secondary', press: { dialog: 'reorder' } },
  cancel: { variant: 'secondary', press: { dialog: 'cancel' } },
}

export interface OrderActionButton extends OrderActionRow {
  readonly action: OrderAction
  readonly text: string
}

/** The actions of an order as buttons, the most urgent first: the order of the rows in the domain. */
export function orderButtons({ actions }: Pick<OrderWithActions, 'actions'>): OrderActionButton[] {
  return ORDER_ACTIONS.flatMap(({ action, text }) => {
    const row = ROWS[action]
    return row && actions.includes(action) ? [{ ...row, action, text }] : []
  })
}
