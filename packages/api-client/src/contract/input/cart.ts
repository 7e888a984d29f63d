import {
  cartAdd,
  cartBatchDelete,
  cartBatchSelect,
  cartCopy,
  cartDistribute,
  cartEdit,
  cartList,
  cartNextHint,
  cartNumbers,
  cartQuickAdd,
  cartRestore,
  cartTotalCall,
} from '../cart'
import {
  cartAddInput,
  cartBatchDeleteInput,
  cartBatchSelectInput,
  cartCopyInput,
  cartDistributeInput,
  cartEditInput,
  cartListInput,
  cartNextHintInput,
  cartRestoreInput,
} from '../payload/cart'
import { type Call, call } from './call'
import { idOnly, noInput } from './wire'

export * from '../payload/cart'

export const calls: readonly Call[] = [
  call(cartList, {
    payload: cartListInput,
    row: 'AP-01',
    summary:
      'Lists the lines of the cart. `filter` 99999 means all lines, other values are in `filter_data`.',
  }),
  call(cartAdd, {
    payload: cartAddInput,
    row: 'AP-02',
    bulk: 'params',
    summary: 'Adds products to the cart, up to 2,000 lines in one call.',
  }),
  call(cartQuickAdd, {
    payload: idOnly,
    row: 'AP-03',
    summary: 'Adds the smallest valid number of one product to the cart.',
  }),
  call(cartEdit, {
    payload: cartEditInput,
    row: 'AP-04',
    summary:
      'Sets the number of one line. An invalid number is refused with the nearest valid numbers. With `without_total` the totals are left out, and the time does not grow with the cart.',
  }),
  call(cartBatchDelete, {
    payload: cartBatchDeleteInput,
    row: 'AP-05',
    bulk: 'ids',
    summary: 'Removes lines from the cart.',
  }),
  call(cartRestore, {
    payload: cartRestoreInput,
    bulk: 'ids',
    summary: 'Puts back lines that the last deletion removed, with number, selection and place as they were.',
  }),
  call(cartBatchSelect, {
    payload: cartBatchSelectInput,
    row: 'AP-06',
    bulk: 'ids',
    summary: 'Selects or deselects lines for checkout.',
  }),
  call(cartCopy, {
    payload: cartCopyInput,
    row: 'AP-07',
    bulk: 'ids',
    summary: 'Copies lines to the carts of other stores of the same head office, with results by store.',
  }),
  call(cartDistribute, {
    payload: cartDistributeInput,
    bulk: 'params',
    summary:
      'Adds products to the carts of several stores of the same head office: up to 2,000 entries for 20 stores in one call.',
  }),
  call(cartNextHint, {
    payload: cartNextHintInput,
    row: 'AP-09',
    summary:
      'Returns the advantages of a higher number of one product: the next tier, free shipping, the next reduction.',
  }),
  call(cartTotalCall, {
    payload: noInput,
    row: 'AP-10',
    summary: 'Returns the number of lines and the totals of the cart.',
  }),
  call(cartNumbers, {
    payload: noInput,
    summary: 'Returns how many packs of each line of a product are in the cart, without combinations.',
  }),
]
