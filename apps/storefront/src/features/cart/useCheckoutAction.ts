import { useNavigate } from 'react-router-dom'
import { loginHref } from '../../core/session/returnTo'
import { href } from '../../routes'

interface Total {
  readonly action: { readonly state: string; readonly message: string }
}

const OPEN = { state: 'checkout', message: '' } as const

/**
 * What 去结算 does: it opens the checkout. A visitor goes to the login page and comes back to the cart, which then has
 * the lines of both carts.
 */
export function useCheckoutAction() {
  const navigate = useNavigate()
  return <T extends Total>(total: T) => {
    if (total.action.state !== 'login') return { total, onCheckout: () => navigate(href('cartCheck')) }
    const login = loginHref({ pathname: href('cart'), search: '', hash: '' })
    return { total: { ...total, action: OPEN }, onCheckout: () => navigate(login) }
  }
}
