import { useCartQuickAdd } from '@yaoji/hooks/data'
import { useToast } from '@yaoji/ui/toast'
import { GO_TO_CART } from './goToCart'

/** Adds a product of which only the id is known, in the smallest number that can be ordered, and shows the result. */
export function useQuickAdd() {
  const toast = useToast()
  const { mutate, isPending } = useCartQuickAdd()

  function quickAdd(goods_id: number, name: string) {
    mutate(goods_id, {
      onSuccess({ adjusted, refused }) {
        const [line] = [...adjusted, ...refused]
        if (line) toast({ text: `${name}：${line.message}`, tone: 'warning' })
        else toast({ key: 'cart.added', text: `已加入购物车：${name}`, tone: 'success', action: GO_TO_CART })
      },
    })
  }

  return { quickAdd, isPending }
}
