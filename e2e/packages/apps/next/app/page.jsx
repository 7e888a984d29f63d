import { formatAmount, lineAmount, parsePrice } from '@yaoji/domain'
import { Price } from '@yaoji/ui/price'
import { Packs } from './Packs'

/** A server component that composes client components of the package, and one of its own. */
export default function Page() {
  return (
    <main>
      <Price value="12.80" unit="盒" data-testid="price" />
      <p>十盒 {formatAmount(lineAmount(parsePrice('12.80'), 10))} 元</p>
      <Packs />
    </main>
  )
}
