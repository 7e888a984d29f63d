import type { Favorite } from '@yaoji/api-client/contract/favorite'
import { snapQuantity } from '@yaoji/domain'
import { useCartAdd } from '@yaoji/hooks/data'
import type { AddedLines } from '@yaoji/ui/added-lines-dialog'
import { useToast } from '@yaoji/ui/toast'
import { useState } from 'react'
import { href } from '../../routes'

/** Adds the smallest legal number of each favourite to the cart; what was adjusted or refused is listed in a dialog. */
export function useAddFavorites(onAdded: () => void) {
  const toast = useToast()
  const cart = useCartAdd()
  // The closing dialog still shows the result.
  const [result, setResult] = useState<AddedLines | null>(null)
  const [open, setOpen] = useState(false)

  async function run(favorites: readonly Favorite[]) {
    const lines = favorites.map(({ goods }) => ({
      goods_id: goods.id,
      name: goods.name,
      ypgg: goods.ypgg,
      bzdw: goods.bzdw,
      number: snapQuantity({ ...goods, stock: goods.number, unit: goods.bzdw }, 1),
    }))
    try {
      const answer = await cart.mutateAsync(
        favorites.map(({ goods }, at) => cartLine(goods, lines[at]?.number ?? 1)),
      )
      show({ ...answer, lines })
      onAdded()
    } catch {
      // The error channel shows the failure.
    }
  }

  function show(answer: AddedLines) {
    if (answer.adjusted.length + answer.refused.length > 0) {
      setResult(answer)
      setOpen(true)
      return
    }
    const action = { text: '去购物车', href: href('cart') }
    toast({ key: 'cart.added', text: `${answer.added.length} 种商品已加入购物车`, tone: 'success', action })
  }

  return { run, busy: cart.isPending, dialog: { open, result, onClose: () => setOpen(false) } }
}

function cartLine(goods: Favorite['goods'], number: number) {
  const { id, price, ck_id, goods_price_id, goods_manjian_id } = goods
  return {
    goods_id: id,
    number,
    price,
    ck_id,
    goods_price_id,
    goods_manjian_id: goods_manjian_id ?? undefined,
  }
}
