import type { Order } from '@yaoji/api-client/contract/order'
import { ORDER_ACTIONS, type OrderAction } from '@yaoji/domain'
import { href } from '../../routes'
import { parcelsHref, paymentsHref } from './orderSections'
import { payHref } from './payHref'

/** The fields of an order that its actions need. */
export type OrderWithActions = Pick<
  Order,
  'id' | 'sn' | 'is_ephedrine' | 'line_count' | 'goods_number' | 'gift_number' | 'to_receive' | 'actions'
>

/** A dialog that an action opens. That of `reorder` shows the result. */
export type OrderDialog = 'cancel' | 'close' | 'receive' | 'reorder'

interface OrderActionRow {
  readonly variant: 'primary' | 'secondary'
  /** A press opens this page, or this dialog. */
  readonly press: { readonly href: (order: OrderWithActions) => string } | { readonly dialog: OrderDialog }
}

/** Every action that this shop can carry out. One without a row is left out. */
const ROWS: Readonly<Partial<Record<OrderAction, OrderActionRow>>> = {
  pay: { variant: 'primary', press: { href: payHref } },
  upload_slip: { variant: 'secondary', press: { href: payHref } },
  view_slip: { variant: 'secondary', press: { href: paymentsHref } },
  confirm_receipt: { variant: 'primary', press: { dialog: 'receive' } },
  accept: { variant: 'secondary', press: { href: ({ id }) => href('orderAcceptance', { id }) } },
  upload_receipt: { variant: 'primary', press: { href: () => href('ordersEphedrine') } },
  view_logistics: { variant: 'secondary', press: { href: parcelsHref } },
  apply_return: {
    variant: 'secondary',
    press: { href: ({ id }) => href('orderReturn', { id }, { new: 1 }) },
  },
  apply_after_sale: {
    variant: 'secondary',
    press: { href: ({ id }) => href('orderAfterSales', { id }, { new: 1 }) },
  },
  apply_invoice: {
    variant: 'secondary',
    press: { href: ({ sn }) => href('invoices', {}, { keywords: sn }) },
  },
  view_invoice: {
    variant: 'secondary',
    press: { href: ({ sn }) => href('invoices', {}, { tab: 'issued', keywords: sn }) },
  },
  reorder: { variant: 'secondary', press: { dialog: 'reorder' } },
  apply_close: { variant: 'secondary', press: { dialog: 'close' } },
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
