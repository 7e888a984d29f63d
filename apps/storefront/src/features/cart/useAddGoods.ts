import { useAddGoods as useAdd } from '@yaoji/hooks/data'
import { useAddedToast } from '@yaoji/ui/toast'
import { href } from '../../routes'

export interface AddGoodsOptions {
  /** The pressed button says what it added. Default: a toast does. */
  inPlace?: boolean
}

/** Adds products to the cart from any page, and shows the result. */
export function useAddGoods({ inPlace }: AddGoodsOptions = {}) {
  return useAdd({ onResult: useAddedToast({ cartHref: href('cart'), inPlace }) })
}
