import type { Goods } from '@yaoji/api-client/contract/goods'
import { useFavoriteAdd, useFavoriteCancel, useSession } from '@yaoji/hooks/data'
import { Button } from '@yaoji/ui/button'
import { Icon } from '@yaoji/ui/icon'
import { useToast } from '@yaoji/ui/toast'
import { useLocation, useNavigate } from 'react-router-dom'
import { loginHref } from '../../core/session/returnTo'
import { href } from '../../routes'

/** Adds a product to the favourites, or removes it (ER-10). */
export function FavoriteButton({ goods, isFavorite }: { goods: Goods; isFavorite: boolean }) {
  const { user } = useSession()
  const add = useFavoriteAdd()
  const cancel = useFavoriteCancel()
  const toast = useToast()
  const navigate = useNavigate()
  const location = useLocation()

  function press() {
    if (!user) {
      navigate(loginHref(location))
      return
    }
    if (isFavorite) {
      cancel.mutate([goods.id], { onSuccess: () => toast({ text: '取消收藏成功', tone: 'success' }) })
      return
    }
    const action = { text: '查看收藏', href: href('star') }
    add.mutate([goods.id], { onSuccess: () => toast({ text: '收藏成功', tone: 'success', action }) })
  }

  return (
    <Button
      variant="quiet"
      aria-pressed={isFavorite}
      busy={add.isPending || cancel.isPending}
      onClick={press}
    >
      <Icon name="star" size="s" filled={isFavorite} />
      {isFavorite ? '已收藏' : '收藏'}
    </Button>
  )
}
