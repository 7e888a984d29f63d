'use client'
import type { Choice } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes } from 'react'
import { Button } from '../button'
import { Checkbox } from '../checkbox'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import * as css from './FavoriteTable.css'

export const favoritePanelLabels = {
  all: '全选本页',
  /** While nothing is chosen. */
  total: (total: number) => `共 ${total} 种，可勾选多种，一次加入购物车或取消收藏`,
  chosen: (chosen: number, buyable: number) =>
    chosen === buyable ? `已选 ${chosen} 种` : `已选 ${chosen} 种，其中 ${buyable} 种可购买`,
  add: '加入购物车',
  remove: '取消收藏',
}

export interface FavoritePanelActions {
  /** Favourites on all pages. */
  total: number
  /** Which of the page are chosen: what `useChoice` gives. */
  choice: Pick<Choice<unknown>, 'chosen' | 'extent' | 'toggleAll'>
  /** How many of the chosen ones can be bought. */
  buyable: number
  /** The button that was pressed is at work. */
  busy?: 'add' | 'remove' | undefined
  onAdd: () => void
  onRemove: () => void
}

export interface FavoritePanelProps extends HTMLAttributes<HTMLDivElement> {
  /** What can be done with all chosen favourites; without it their place is kept while they load. */
  actions: FavoritePanelActions | undefined
  /** Words in place of those of {@link favoritePanelLabels}. */
  labels?: Partial<typeof favoritePanelLabels>
}

/** Around a FavoriteTable: what can be done with all chosen favourites, and below it the table. Renders `div`. */
export const FavoritePanel = forwardRef<HTMLDivElement, FavoritePanelProps>(function FavoritePanel(
  { actions, labels, className, children, ...rest },
  ref,
) {
  const words = useLabels('favoritePanel', favoritePanelLabels, labels)
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)}>
      <div className={css.bar} data-part="bar">
        {actions && <Bar {...actions} words={words} />}
      </div>
      {children}
    </div>
  )
})

interface BarProps extends FavoritePanelActions {
  words: typeof favoritePanelLabels
}

function Bar({
  total,
  choice: { chosen, extent, toggleAll },
  buyable,
  busy,
  onAdd,
  onRemove,
  words,
}: BarProps) {
  const none = chosen.length === 0
  return (
    <>
      <Checkbox
        label={words.all}
        checked={extent === 'all'}
        indeterminate={extent === 'some'}
        onCheckedChange={toggleAll}
      />
      <span className={css.chosen} data-part="chosen">
        {none ? words.total(total) : words.chosen(chosen.length, buyable)}
      </span>
      <Button variant="primary" disabled={buyable === 0} busy={busy === 'add'} onClick={onAdd}>
        {words.add}
      </Button>
      <Button disabled={none} busy={busy === 'remove'} onClick={onRemove}>
        {words.remove}
      </Button>
    </>
  )
}
