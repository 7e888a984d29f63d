import { useSession } from '@yaoji/hooks/data'
import { href } from '../../routes'

/**
 * Where 立即购买 leads: to the check of the cart's line alone, by its id. A login gives a visitor's lines other ids, so a
 * visitor goes to the cart.
 */
export function useBuyNowHref(): (line_id: number) => string {
  const { user } = useSession()
  return line_id => (user ? href('cartCheck', {}, { line: line_id }) : href('cart'))
}
