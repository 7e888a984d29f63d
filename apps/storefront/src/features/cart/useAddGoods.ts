import { useAddGoods as useAdd } from '@yaoji/hooks/data'
import { useAddedToast } from '@yaoji/ui/toast'
import { href } from '../../routes'

/** Adds products to the cart from any page, and shows the result. */
export function useAddGoods() {
  return useAdd({ onResult: useAddedToast({ cartHref: href('cart') }) })
}
