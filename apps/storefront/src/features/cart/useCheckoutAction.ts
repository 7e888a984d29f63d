import { useNavigate } from 'react-router-dom'
import { loginHref } from '../../core/session/returnTo'
import { href } from '../../routes'

interface Total {
  readonly action: { readonly state: string; readonly message: string }
}

const OPEN = { state: 'checkout', message: '' } as const

/**
 * What 去结算 does with a cart: it opens the check, and for a visitor the login, from where the way leads back to the
 * cart with both carts in one.
 */
export function useCheckoutAction() {
  const navigate = useNavigate()
  return <T extends Total>(total: T) => {
    if (total.action.state !== 'login') return { total, onCheckout: () => navigate(href('cartCheck')) }
    const login = loginHref({ pathname: href('cart'), search: '', hash: '' })
    return { total: { ...total, action: OPEN }, onCheckout: () => navigate(login) }
  }
}
