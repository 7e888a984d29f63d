'use client'
import { useLabels } from '../labels/useLabels'
import { useToast } from './Toast'

export const addedToastLabels = {
  /** It is in the cart: the product, and where it is known how many packs of which unit. */
  added: (name: string, number: number | undefined, unit: string) =>
    number === undefined ? `已加入购物车：${name}` : `已加入购物车：${name} ${number} ${unit}`,
  /** It was refused, or added otherwise; `message` says why. */
  changed: (name: string, message: string) => `${name}：${message}`,
  /** There is no network. */
  waiting: (name: string) => `${name}：网络恢复后自动加入`,
  /** The way to the cart. */
  cart: '去购物车',
}

/** What the service answers to an add, as far as the toast shows it; the messages are those of lines. */
export interface AddedResult {
  readonly adjusted: readonly { readonly message: string }[]
  readonly refused: readonly { readonly message: string }[]
}

/** The product that was added. */
export interface AddedGoods {
  readonly name: string
  /** Unit of a pack: `盒`. */
  readonly bzdw?: string
}

export interface AddedToastOptions {
  /** Where the cart is. */
  cartHref: string
  /**
   * The button that was pressed says how many packs it added: that is read out and not shown.
   * @default false
   */
  inPlace?: boolean
  /** Words in place of those of {@link addedToastLabels}. */
  labels?: Partial<typeof addedToastLabels>
}

/** Shows what became of an add, with null that it waits for the network: `useAddGoods({ onResult: useAddedToast({ cartHref: '/cart' }) })`. */
export function useAddedToast({ cartHref, inPlace, labels }: AddedToastOptions) {
  const toast = useToast()
  const words = useLabels('addedToast', addedToastLabels, labels)
  return (result: AddedResult | null, goods: AddedGoods, number?: number) => {
    const [line] = result ? [...result.adjusted, ...result.refused] : []
    if (!result) toast({ key: 'cart.waiting', text: words.waiting(goods.name), tone: 'warning' })
    else if (line) toast({ text: words.changed(goods.name, line.message), tone: 'warning' })
    else
      toast({
        key: 'cart.added',
        text: words.added(goods.name, number, goods.bzdw ?? ''),
        tone: 'success',
        ...(inPlace ? { readOut: true } : { action: { text: words.cart, href: cartHref } }),
      })
  }
}
