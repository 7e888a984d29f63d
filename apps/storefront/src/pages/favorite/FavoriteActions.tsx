import type { Favorite } from '@yaoji/api-client/contract/favorite'
import { canAddToCart } from '@yaoji/domain'
import { Button } from '@yaoji/ui/button'
import { Checkbox } from '@yaoji/ui/checkbox'
import { touchTarget } from '../../core/page/touchTarget.css'
import { ReorderDialog } from '../../features/orders/ReorderDialog'
import * as css from './FavoritesPage.css'
import { useAddFavorites } from './useAddFavorites'
import type { FavoriteChoice } from './useChosenFavorites'

export interface FavoriteActionsProps {
  /** Favourites on all pages. */
  total: number
  choice: FavoriteChoice
  removing: boolean
  onRemove: (removed: readonly Favorite[]) => void
}

/** What can be done with all chosen favourites. */
export function FavoriteActions({ total, choice, removing, onRemove }: FavoriteActionsProps) {
  const { chosen, extent } = choice
  const buyable = chosen.filter(({ goods }) => canAddToCart(goods.buy_state))
  const add = useAddFavorites(choice.clear)
  return (
    <div className={css.bar}>
      <Checkbox
        label="全选本页"
        checked={extent === 'all'}
        indeterminate={extent === 'some'}
        onCheckedChange={choice.toggleAll}
      />
      <span className={css.chosen}>{chosenText(total, chosen.length, buyable.length)}</span>
      <Button
        variant="primary"
        className={touchTarget}
        disabled={buyable.length === 0}
        busy={add.busy}
        onClick={() => void add.run(buyable)}
      >
        加入购物车
      </Button>
      <Button
        className={touchTarget}
        disabled={chosen.length === 0}
        busy={removing}
        onClick={() => onRemove(chosen)}
      >
        取消收藏
      </Button>
      <ReorderDialog title="加入购物车" {...add.dialog} />
    </div>
  )
}

function chosenText(total: number, chosen: number, buyable: number): string {
  if (chosen === 0) return `共 ${total} 种，可勾选多种，一次加入购物车或取消收藏`
  return chosen === buyable ? `已选 ${chosen} 种` : `已选 ${chosen} 种，其中 ${buyable} 种可购买`
}
