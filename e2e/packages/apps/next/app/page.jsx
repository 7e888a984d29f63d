import { formatAmount, lineAmount, parsePrice } from '@yaoji/domain'
import { createCartStore, prizeText } from '@yaoji/hooks'
import { retryQuery } from '@yaoji/hooks/data'
import { cartTableLabels } from '@yaoji/ui/cart-table'
import { Price } from '@yaoji/ui/price'
import { space, theme } from '@yaoji/ui/theme'
import { Packs } from './Packs'

/** A server component that composes client components of the package, and one of the app. */
export default function Page() {
  return (
    <main>
      <Price value="12.80" unit="盒" data-testid="price" />
      <p>十盒 {formatAmount(lineAmount(parsePrice('12.80'), 10))} 元</p>
      <p>{onServer()}</p>
      <p data-testid="accent" style={{ color: theme.color.accent, padding: space[2] }}>
        {cartTableLabels.deleteSelected}
      </p>
      <Packs />
    </main>
  )
}

/** Calls functions that need no browser on the server: a store, texts, cache rules. */
function onServer() {
  const never = () => new Promise(() => {})
  const cart = createCartStore({ sendNumber: never, sendSelected: never, sendDelete: never })
  const prize = prizeText({ name: '体温计', remarks: '' })
  return `${prize}，购物车 ${cart.getRows().length} 种${retryQuery(0, new Error('busy')) ? '，重试' : ''}`
}
