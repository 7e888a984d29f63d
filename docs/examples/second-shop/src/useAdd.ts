import { useAddGoods } from '@yaoji/hooks/data'
import { useAddedToast } from '@yaoji/ui/toast'
import { paths } from './routes'

/** Adds products to the cart and says what became of them. */
export const useAdd = () => useAddGoods({ onResult: useAddedToast({ cartHref: paths.cart }) })
