import {
  invoiceChange,
  invoiceCreate,
  invoiceList,
  invoiceOrders,
  invoiceProfile,
  invoiceProfileSave,
  invoiceWithdraw,
} from '../invoice'
import {
  invoiceChangeInput,
  invoiceCreateInput,
  invoiceListInput,
  invoiceOrdersInput,
  invoiceProfileSaveInput,
} from '../payload/invoice'
import { type Call, call } from './call'
import { idOnly, noInput } from './wire'

export * from '../payload/invoice'

export const calls: readonly Call[] = [
  call(invoiceProfile, {
    payload: noInput,
    summary:
      'Returns who invoices are made out to, a change that is being reviewed, and the types that can be chosen.',
  }),
  call(invoiceProfileSave, {
    payload: invoiceProfileSaveInput,
    summary:
      'Submits address, phone, bank and account of the invoice profile for review. The old profile stays valid until the new one passes.',
  }),
  call(invoiceOrders, {
    payload: invoiceOrdersInput,
    summary: 'Lists the paid orders without an invoice, the newest payment first.',
  }),
  call(invoiceList, {
    payload: invoiceListInput,
    summary:
      'Lists the buyer’s invoices, newest first, by tab and by the number of an order or of the invoice: applied (default), issued, closed (rejected or voided).',
  }),
  call(invoiceCreate, {
    payload: invoiceCreateInput,
    summary:
      'Applies for one invoice for one or more paid orders of one month. A special invoice needs a complete profile that passed its review.',
  }),
  call(invoiceChange, {
    payload: invoiceChangeInput,
    summary:
      'Changes the type of an invoice that is not issued yet, and the e-mail address to which it is sent.',
  }),
  call(invoiceWithdraw, {
    payload: idOnly,
    summary: 'Withdraws an application; its orders have no invoice then.',
  }),
]
