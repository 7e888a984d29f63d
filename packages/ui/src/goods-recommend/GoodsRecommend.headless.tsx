'use client'
import { createContext, type HTMLAttributes, type Key, type ReactNode, useId } from 'react'
import { useRequiredContext } from '../part/useRequiredContext'

interface RecommendState {
  readonly title: string
  readonly titleId: string
}

const Context = createContext<RecommendState | null>(null)

/** The title and the id that names the section by it; for a heading of your own. */
export const useGoodsRecommend = (part: string) => useRequiredContext(Context, part, 'GoodsRecommendRoot')

export interface GoodsRecommendRootProps extends HTMLAttributes<HTMLElement> {
  title: string
}

/** What goes with a goods. Renders `section`, named by its title. */
export function GoodsRecommendRoot({ title, ...rest }: GoodsRecommendRootProps) {
  const titleId = useId()
  return (
    <Context.Provider value={{ title, titleId }}>
      <section aria-labelledby={titleId} {...rest} />
    </Context.Provider>
  )
}

/** The title. Renders `h2`. */
export function GoodsRecommendTitle(props: HTMLAttributes<HTMLHeadingElement>) {
  const { title, titleId } = useGoodsRecommend('GoodsRecommendTitle')
  return (
    <h2 {...props} id={titleId}>
      {title}
    </h2>
  )
}

export interface GoodsRecommendListProps<Item extends { id: Key }>
  extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  list: readonly Item[]
  /** The most that are shown; a multiple of the columns looks best. */
  most?: number
  itemClassName?: string
  /** A card for each. */
  children: (goods: Item) => ReactNode
}

/** The goods, twelve at most unless told. Renders `ul`. */
export function GoodsRecommendList<Item extends { id: Key }>({
  list,
  most = 12,
  itemClassName,
  children,
  ...rest
}: GoodsRecommendListProps<Item>) {
  return (
    <ul {...rest}>
      {list.slice(0, most).map(goods => (
        <li key={goods.id} className={itemClassName}>
          {children(goods)}
        </li>
      ))}
    </ul>
  )
}
