import type { DataOf } from '@yaoji/api-client/contract'
import type { authLogin } from '@yaoji/api-client/contract/user'
import { cartMergeText } from '@yaoji/domain'
import { useAlert } from '@yaoji/ui/confirm'
import { useToast } from '@yaoji/ui/toast'
import { useNavigate } from 'react-router-dom'
import { href } from '../../routes'
import { setLoginMark } from './loginMark'

type CartMerge = Omit<DataOf<typeof authLogin>, 'user'>

/** After a login: opens the page where the buyer goes on, and says what became of the visitor's cart. */
export function useEnterShop() {
  const navigate = useNavigate()
  const alert = useAlert()
  const toast = useToast()
  return async (target: string, { cart_merged, cart_changes }: CartMerge) => {
    setLoginMark()
    navigate(target, { replace: true })
    const refused = cart_changes.filter(({ is_merged }) => is_merged === 0).length
    const text = cartMergeText({ merged: cart_merged, refused })
    if (text === '') return
    if (cart_changes.length === 0) {
      toast({ text, tone: 'success', action: { text: '去购物车', href: href('cart') } })
      return
    }
    // Each line has its reason: a dialog stays until they are read.
    const lines = cart_changes.map(({ name, message }) => `${name}：${message}`)
    await alert({
      title: cart_merged === 0 ? '商品没有并入购物车' : '购物车已合并',
      text: [text, ...lines].join('\n'),
    })
  }
}
