import { useAlert } from '@yaoji/ui/confirm'
import { useNavigate } from 'react-router-dom'
import { setLoginMark } from './loginMark'

/** A line of the cart that changed when the visitor's cart was merged into the buyer's. */
interface CartChange {
  readonly name: string
  readonly message: string
}

/** After a login: opens the page where the buyer goes on, and says what became of the visitor's cart. */
export function useEnterShop() {
  const navigate = useNavigate()
  const alert = useAlert()
  return async (target: string, cart_changes: readonly CartChange[]) => {
    setLoginMark()
    navigate(target, { replace: true })
    if (cart_changes.length === 0) return
    await alert({
      title: '购物车已合并',
      text: cart_changes.map(({ name, message }) => `${name}：${message}`).join('\n'),
    })
  }
}
