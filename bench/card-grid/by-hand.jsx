import { memo, useCallback, useState } from 'react'
import { start } from '../start.jsx'
import { goodsList } from './goods.mjs'

/** What a team writes for one page: memoised cards, and what was added in a state. */
function Page({ count }) {
  const [page, setPage] = useState(1)
  const [list, setList] = useState(() => goodsList(count))
  const [added, setAdded] = useState({})
  const [last, setLast] = useState(null)
  const add = useCallback((id, number) => {
    setAdded(before => ({ ...before, [id]: (before[id] ?? 0) + number }))
    setLast({ id, number })
  }, [])
  window.nextPage = () => {
    setPage(page + 1)
    setList(goodsList(count, page + 1))
  }
  return (
    <ul className="list" aria-label="商品">
      {list.map(goods => (
        <Card
          key={goods.id}
          goods={goods}
          inCart={added[goods.id] ?? 0}
          added={last?.id === goods.id ? last.number : undefined}
          add={add}
        />
      ))}
    </ul>
  )
}

const Card = memo(function Card({ goods, inCart, added, add }) {
  const { id, name, ypgg, sccj, bzdw, tags, ladder_price = [] } = goods
  const [number, setNumber] = useState(goods.min_qty)
  return (
    <li>
      <article className="card" aria-label={name}>
        <a href={`#${id}`} tabIndex={-1} aria-label={name}>
          <img src={goods.goods_image[0].list} alt="" width={200} height={200} loading="lazy" />
        </a>
        {tags.length > 0 && (
          <ul className="tags">
            {tags.map(tag => (
              <li key={tag.name} title={tag.describe}>
                {tag.name}
              </li>
            ))}
          </ul>
        )}
        {inCart > 0 && (
          <a href="#cart" className="mark">
            购物车 {inCart}
          </a>
        )}
        <a href={`#${id}`} title={name} className="name">
          {name}
        </a>
        <p title={`${ypgg} · ${sccj}`} className="about">
          <span>{ypgg}</span> <span>{sccj}</span>
        </p>
        <p className="facts">
          <span>效期 {goods.expiry_date.slice(0, 7)}</span>
          <span>库存 {goods.number}</span>
          <span>
            中包装 {goods.mid_pack} {bzdw}
          </span>
        </p>
        <div className="offer">
          <span className="price">
            ¥{goods.price}
            <small>/{bzdw}</small>
          </span>
          {ladder_price.map(tier => (
            <span key={tier.number}>
              ≥{tier.number} {tier.price}
            </span>
          ))}
        </div>
        <div className="foot">
          <button
            type="button"
            aria-label="减少"
            disabled={number <= 10}
            onClick={() => setNumber(number - 10)}
          >
            −
          </button>
          <NumberInput number={number} onNumber={setNumber} />
          <button type="button" aria-label="增加" onClick={() => setNumber(number + 10)}>
            +
          </button>
          <button type="button" data-add="" onClick={() => add(id, number)}>
            {added === undefined ? '加入购物车' : `✓ ${added}`}
          </button>
        </div>
      </article>
    </li>
  )
})

function NumberInput({ number, onNumber }) {
  const [text, setText] = useState(null)
  return (
    <input
      role="spinbutton"
      aria-valuenow={number}
      value={text ?? number}
      onChange={event => setText(event.target.value)}
      onBlur={() => {
        if (text !== null) onNumber(Number(text))
        setText(null)
      }}
    />
  )
}

start(count => <Page count={count} />)
