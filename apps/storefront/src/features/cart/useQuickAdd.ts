import { useCartQuickAdd } from '@yaoji/hooks/data'
import { useAddedToast } from '@yaoji/ui/toast'
import { href } from '../../routes'

/** Adds a product of which only the id is known, in the smallest number that can be ordered, and shows the result. */
export function useQuickAdd() {
  const show = useAddedToast({ cartHref: href('cart') })
  const { mutate, isPending } = useCartQuickAdd()
  return {
    quickAdd: (goods_id: number, name: string) =>
      mutate(goods_id, { onSuccess: result => show(result, { name }) }),
    isPending,
  }
}
