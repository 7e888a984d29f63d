import type { DataOf } from '@yaoji/api-client/contract'
import type { authLogin } from '@yaoji/api-client/contract/user'
import { cartMergeText } from '@yaoji/domain'
import { useAlert } from '@yaoji/ui/confirm'
import { useToast } from '@yaoji/ui/toast'
import { useNavigate } from 'react-router-dom'
import { href } from '../../routes'
import { setLoginMark } from './loginMark'

type CartMerge = Omit<DataOf<typeof authLogin>, 'user'>

/** How long the message is shown when nothing needs an explanation, in milliseconds. */
const MERGED_MS = 12_000

/** After a login: opens the page where the buyer goes on, and says what became of the visitor's cart. */
export function useEnterShop() {
  const navigate = useNavigate()
  const alert = useAlert()
  const toast = useToast()
  return async (target: string, { cart_merged, cart_changes }: CartMerge) => {
    setLoginMark()
    navigate(target, { replace: true })
    const refused = cart_changes.filter(({ is_merged }) => is_merged === 0).length
    const raised = cart_changes.filter(({ is_merged, before }) => is_merged === 1 && before > 0)
    const text = cartMergeText({ merged: cart_merged, refused, raised })
    if (text === '') return
    const explained = cart_changes.filter(({ message }) => message !== '')
    if (explained.length === 0) {
      toast({ text, tone: 'success', durationMs: MERGED_MS, action: { text: '查看', href: href('cart') } })
      return
    }
    // Each line has its reason: a dialog stays until they are read.
    const lines = explained.map(({ name, message }) => `${name}：${message}`)
    await alert({
      title: cart_merged === 0 ? '商品没有并入购物车' : '购物车已合并',
      text: [text, ...lines].join('\n'),
    })
  }
}
