import { useFavoriteAdd } from '@yaoji/hooks/data'
import { useConfirm } from '@yaoji/ui/confirm'
import { GoodsCard } from '@yaoji/ui/goods-card'
import { Price } from '@yaoji/ui/price'
import { useState } from 'react'
import { goods } from './goods'

export function App() {
  const [cart, setCart] = useState(0)
  const favorite = useFavoriteAdd()
  const confirm = useConfirm()

  async function onEmpty() {
    if (await confirm({ text: '确定清空购物车吗？' })) setCart(0)
  }

  return (
    <main>
      <Price value="12.80" unit="盒" data-testid="price" />
      <p data-yaoji-theme="dark" data-testid="in-dark">
        夜间
        <span data-yaoji-theme="light" data-testid="in-light">
          日间
        </span>
      </p>
      <GoodsCard goods={goods} href="/goods/7" onAdd={setCart} />
      <p role="status">购物车 {cart} 盒</p>
      <button type="button" onClick={onEmpty}>
        清空
      </button>
      <button type="button" onClick={() => favorite.mutate([goods.id])}>
        {favorite.data ? `已收藏 ${favorite.data.added.length} 种` : '收藏'}
      </button>
    </main>
  )
}
