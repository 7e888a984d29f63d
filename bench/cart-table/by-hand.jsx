import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, useCallback, useMemo, useRef, useState } from 'react'
import { start } from '../start.jsx'
import { cartLines, WAREHOUSES } from './lines.mjs'

/** What a team writes for one page: lines in a state, rows that are memoised, a virtual list. */
function Page({ lines: initial }) {
  const [lines, setLines] = useState(initial)
  const rows = useMemo(() => rowsOf(initial), [initial])
  const byId = useMemo(() => new Map(lines.map(line => [line.id, line])), [lines])
  const body = useRef(null)
  const list = useWindowVirtualizer({
    count: rows.length,
    estimateSize: at => heightOf(rows[at], byId),
    overscan: 2,
    scrollMargin: body.current?.offsetTop ?? 0,
  })
  const select = useCallback((ids, is_selected) => {
    const chosen = new Set(ids)
    setLines(before => before.map(line => (chosen.has(line.id) ? { ...line, is_selected } : line)))
  }, [])
  const setNumber = useCallback((id, number) => {
    setLines(before =>
      before.map(line =>
        line.id === id ? { ...line, number, subtotal: (Number(line.price) * number).toFixed(2) } : line,
      ),
    )
  }, [])
  const remove = useCallback(id => setLines(before => before.filter(line => line.id !== id)), [])
  const all = lines.every(line => line.is_selected === 1)
  return (
    <div className="cart">
      <div className="bar">
        <input placeholder="在购物车中查找" aria-label="在购物车中查找" />
        <button type="button">删除已选</button>
      </div>
      <table>
        <thead>
          <tr className="row">
            <th>
              <input
                type="checkbox"
                aria-label="全选"
                checked={all}
                onChange={() =>
                  select(
                    lines.map(line => line.id),
                    all ? 0 : 1,
                  )
                }
              />
            </th>
            {['商品', '单价', '数量', '小计', '操作'].map(name => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} style={{ display: 'block', position: 'relative', height: list.getTotalSize() }}>
          {list.getVirtualItems().map(({ index, start, key }) => {
            const row = rows[index]
            const top = start - list.options.scrollMargin
            if (row.kind === 'warehouse') return <Warehouse key={key} name={row.name} top={top} />
            const line = byId.get(row.id)
            return line && <Line key={key} {...{ line, top, select, setNumber, remove }} />
          })}
        </tbody>
      </table>
    </div>
  )
}

function Warehouse({ name, top }) {
  return (
    <tr className="row" style={{ position: 'absolute', insetInline: 0, top }}>
      <td>
        <input type="checkbox" aria-label={`全选 ${name}`} />
      </td>
      <th colSpan={5}>{name}</th>
    </tr>
  )
}

const Line = memo(function Line({ line, top, select, setNumber, remove }) {
  const { id, goods, number } = line
  return (
    <tr className="row" data-part="line" style={{ position: 'absolute', insetInline: 0, top }}>
      <td>
        <input
          type="checkbox"
          aria-label={`选择 ${goods.name}`}
          checked={line.is_selected === 1}
          onChange={event => select([id], event.target.checked ? 1 : 0)}
        />
      </td>
      <td className="goods">
        <a href={`#${goods.id}`}>
          <img src={goods.goods_image[0].list} alt="" width={40} height={40} />
          {goods.name}
        </a>
        <p>
          {goods.ypgg} · {goods.sccj}
        </p>
        <p>
          <span>效期 {goods.expiry_date.slice(0, 7)}</span>
          <span>中包装 {goods.mid_pack}盒</span>
        </p>
        {line.notices.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      </td>
      <td>
        ¥{line.price}/{goods.bzdw}
      </td>
      <td>
        <button type="button" aria-label="减少" onClick={() => setNumber(id, number - 10)}>
          −
        </button>
        <NumberInput number={number} onNumber={next => setNumber(id, next)} />
        <button type="button" aria-label="增加" onClick={() => setNumber(id, number + 10)}>
          +
        </button>
      </td>
      <td>¥{line.subtotal}</td>
      <td>
        <button type="button" onClick={() => remove(id)}>
          删除
        </button>
      </td>
    </tr>
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
      onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
    />
  )
}

function rowsOf(lines) {
  return WAREHOUSES.flatMap(({ ck_id, name }) => [
    { kind: 'warehouse', name },
    ...lines.filter(line => line.goods.ck_id === ck_id).map(({ id }) => ({ kind: 'line', id })),
  ])
}

function heightOf(row, byId) {
  if (row.kind === 'warehouse') return 41
  return byId.get(row.id)?.notices.length ? 77 : 57
}

start(count => <Page lines={cartLines(count)} />)
