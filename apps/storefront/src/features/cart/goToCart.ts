import { href } from '../../routes'

/** The action of a message that says that something is in the cart. */
export const GO_TO_CART = { text: '去购物车', href: href('cart') }
