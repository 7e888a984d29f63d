import { useCartRestore } from '@yaoji/hooks/data'
import { useCartDeletion } from '@yaoji/ui/cart-table'

/** Asks before lines are deleted from the cart (VA-04), and lets the buyer undo it. */
export function useDeletion() {
  const { mutateAsync } = useCartRestore()
  return useCartDeletion({ restore: mutateAsync })
}
