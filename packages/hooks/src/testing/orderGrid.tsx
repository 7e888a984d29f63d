import { orderGridNote } from '../order-grid/gridNote'
import type { UseOrderGridOptions } from '../order-grid/orderGrid'
import { orderGridFields } from '../order-grid/orderGridFields'
import type { OrderGridGoods, OrderGridMatch, OrderGridMessage } from '../order-grid/orderGridTypes'
import { useOrderGrid } from '../order-grid/useOrderGrid'

/** A product that can be bought in any number. */
export function gridGoods(id: number, change: Partial<OrderGridGoods> = {}): OrderGridGoods {
  return {
    id,
    code: `YJ${id}`,
    name: `product ${id}`,
    ypgg: '0.25g×24',
    sccj: 'maker',
    bzdw: '盒',
    number: 500,
    min_qty: 1,
    step_qty: 1,
    max_qty: null,
    buy_state: 'ok',
    expiry_date: '2028-03-15',
    price: '10.00',
    base_price: '10.00',
    ladder_price: [],
    ladder_price_type: 2,
    ...change,
  }
}

export const IBUPROFEN = gridGoods(1, { name: 'ibuprofen' })
export const ASPIRIN = gridGoods(2, { name: 'aspirin' })
export const AMOXICILLIN = gridGoods(3, { name: 'amoxicillin', min_qty: 10, step_qty: 10 })
const SOLD_OUT = gridGoods(4, { name: 'sold out', number: 0, buy_state: 'no_stock' })

const MATCHES: Readonly<Record<string, OrderGridMatch>> = {
  ibu: { state: 'one', goods_ids: [IBUPROFEN.id], total: 1 },
  amx: { state: 'one', goods_ids: [AMOXICILLIN.id], total: 1 },
  a: { state: 'several', goods_ids: [ASPIRIN.id, AMOXICILLIN.id], total: 2 },
  sold: { state: 'one', goods_ids: [SOLD_OUT.id], total: 1 },
}

const NONE: OrderGridMatch = { state: 'none', goods_ids: [], total: 0 }

const PRODUCTS = [IBUPROFEN, ASPIRIN, AMOXICILLIN, SOLD_OUT].map(goods => ({ goods, bought: null }))

/** Calls that know four products, by these texts, and add whatever is sent. */
export const gridCalls = (): UseOrderGridOptions => ({
  match: async queries => ({ matches: queries.map(query => MATCHES[query] ?? NONE), products: PRODUCTS }),
  load: async ids => PRODUCTS.filter(({ goods }) => ids.includes(goods.id)),
  add: async rows => ({
    added: rows.map(({ number }, entry) => ({ entry, number })),
    adjusted: [],
    refused: [],
  }),
})

/** A message in one word, with its number if it has one. */
const wordOf = (message: OrderGridMessage) =>
  [message.kind, 'others' in message && message.others, 'total' in message && message.total]
    .filter(part => part !== false)
    .join(' ')

/** The grid without looks: fields, lists, notes and buttons, named by the numbers of their rows. */
export function TestGrid(options: UseOrderGridOptions) {
  const grid = useOrderGrid(options)
  return (
    <main tabIndex={-1} data-pending={grid.pending} data-offline={grid.offline}>
      <table>
        <tbody {...grid.bodyProps}>
          {grid.shown.map(row => {
            const line = grid.lines.get(row.key)
            const chooses = grid.candidates.row === row.key
            const list = grid.list.row === row.key ? grid.list : undefined
            const fields = orderGridFields(row, grid.dispatch, list, chooses ? grid.candidates.id : undefined)
            const product = row.goods_id === null ? undefined : grid.products.get(row.goods_id)
            const { tone, messages } = orderGridNote(row, product)
            return (
              <tr key={row.key} aria-label={`row ${line}`} data-tone={tone}>
                <td>
                  <input aria-label={`text ${line}`} {...fields.query} />
                  {list && (
                    <div {...list.listProps}>
                      {list.products.map(({ goods }, index) => (
                        <div key={goods.id} {...list.optionProps(index)}>
                          {goods.name}
                        </div>
                      ))}
                    </div>
                  )}
                </td>
                <td>
                  {row.choices.length > 1 && (
                    <button aria-label={`choice ${line}`} {...fields.choice}>
                      choose
                    </button>
                  )}
                  {chooses && (
                    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: its role is in the props of the hook
                    <div {...grid.candidates.listProps} aria-label={`candidates ${line}`}>
                      {grid.candidates.goods_ids.map((id, index) => (
                        <div key={id} {...grid.candidates.optionProps(index)}>
                          {grid.products.get(id)?.goods.name}
                        </div>
                      ))}
                    </div>
                  )}
                  <output>{product?.goods.name}</output>
                </td>
                <td>
                  <input aria-label={`number ${line}`} {...fields.number} />
                </td>
                <td data-note="">{messages.map(wordOf).join('; ')}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p data-total="">{[grid.total.products, grid.total.rows, grid.total.amount].join(' ')}</p>
      <p data-open="">{[grid.open.guess.length, grid.open.todo.length].join(' ')}</p>
      <p data-news="">{grid.news?.kind}</p>
      <p data-filter="">{grid.filter}</p>
      <p data-left-out="">{grid.left_out}</p>
      <p data-table="">{grid.table?.map(cells => cells.join(' ')).join('; ')}</p>
      <p data-skipped="">{grid.skipped.map(({ text }) => text).join('; ')}</p>
      <ul>
        {grid.result?.map(({ key, line, wanted, number, outcome, messages }) => (
          <li key={key}>{[line, wanted, number, outcome, ...messages.map(wordOf)].join(' ')}</li>
        ))}
      </ul>
      <button type="button" onClick={grid.addAll}>
        add
      </button>
      {(['all', 'guess', 'todo'] as const).map(filter => (
        <button key={filter} type="button" onClick={() => grid.setFilter(filter)}>
          {filter}
        </button>
      ))}
      <button type="button" onClick={grid.retry}>
        retry
      </button>
      <button type="button" onClick={grid.clear}>
        clear
      </button>
      <button type="button" onClick={grid.focusBlankRow}>
        type
      </button>
      <button type="button" onClick={() => void grid.addGoods([{ goods_id: 3, number: 13 }])}>
        earlier order
      </button>
    </main>
  )
}
