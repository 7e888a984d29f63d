import { GoodsCards } from '@yaoji/ui/goods-list'
import { useState } from 'react'
import { start } from '../start.jsx'
import { goodsList } from './goods.mjs'

/** The cards of the library; the page keeps what was added, and gives new functions with each render. */
function Page({ count }) {
  const [page, setPage] = useState(1)
  const [list, setList] = useState(() => goodsList(count))
  const [added, setAdded] = useState({})
  const [last, setLast] = useState(null)
  window.nextPage = () => {
    setPage(page + 1)
    setList(goodsList(count, page + 1))
  }
  return (
    <GoodsCards
      data-list=""
      label="商品"
      list={list}
      goodsHref={goods => `#${goods.id}`}
      cartHref="#cart"
      inCart={goods => added[goods.id] ?? 0}
      addedOf={goods => (last?.id === goods.id ? last.number : undefined)}
      onAdd={(goods, number) => {
        setAdded(before => ({ ...before, [goods.id]: (before[goods.id] ?? 0) + number }))
        setLast({ id: goods.id, number })
      }}
      actionHref={action => `#${action}`}
    />
  )
}

start(count => <Page count={count} />)
