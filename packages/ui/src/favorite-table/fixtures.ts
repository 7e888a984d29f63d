import { goodsForStory } from '../goods-card/fixtures'
import type { FavoriteTableFavorite } from './FavoriteTable'

/** A favourite of the stories and tests. */
export function favoriteForStory(
  goods: Partial<FavoriteTableFavorite['goods']> = {},
  change: Omit<Partial<FavoriteTableFavorite>, 'goods'> = {},
): FavoriteTableFavorite {
  const card = goodsForStory()
  return {
    goods: { ...card, price: '12.80', ...goods },
    created_at: '2026-11-20 10:00:00',
    price_then: '13.50',
    ...change,
  }
}
