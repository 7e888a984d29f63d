import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { StoreMatrixGoods } from './storeMatrixTypes'
import { type StoreMatrixState, useStoreMatrix } from './useStoreMatrix'

const goodsFor = (id: number, change: Partial<StoreMatrixGoods> = {}): StoreMatrixGoods => ({
  ...{ id, goods_price_id: id * 10, name: `商品 ${id}`, bzdw: '盒', number: 500, min_qty: 1, step_qty: 1 },
  ...{ max_qty: null, buy_state: 'ok', base_price: '10.00', ladder_price: [], ladder_price_type: 2 },
  ...change,
})

const GOODS = [
  goodsFor(1, { min_qty: 10, step_qty: 10, ladder_price: [{ number: 50, price: '9.00' }] }),
  goodsFor(2, { buy_state: 'no_stock' }),
  goodsFor(3, { number: 30 }),
]
const STORES = [7, 8]

let matrix: StoreMatrixState

const added = vi.fn()

function Table({ focusOnOpen = false }: { focusOnOpen?: boolean }) {
  matrix = useStoreMatrix({ goods: GOODS, stores: STORES, focusOnOpen })
  return (
    <>
      <table>
        <tbody {...matrix.bodyProps}>
          {GOODS.map(({ id, buy_state }) => (
            <tr key={id}>
              {STORES.map(store => (
                <td key={store}>
                  <input
                    {...matrix.fieldProps(id, store)}
                    aria-label={`${id}/${store}`}
                    disabled={buy_state !== 'ok'}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <button
        type="button"
        {...matrix.addProps}
        disabled={matrix.entries.length === 0}
        onClick={() => added(matrix.entries)}
      >
        加入
      </button>
      {matrix.results && <div {...matrix.resultsProps} role="status" aria-label="结果" />}
    </>
  )
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const focused = () => document.activeElement?.getAttribute('aria-label')
const paste = (name: string, text: string) =>
  fireEvent.paste(field(name), { clipboardData: { getData: () => text } })

test('[RO-03] a number becomes one that can be bought, with the reason; 0 is none', async () => {
  render(<Table />)
  const user = userEvent.setup()
  await user.type(field('1/7'), '25{Tab}')
  expect(field('1/7').value).toBe('30')
  expect(matrix.cellOf(1, 7).message).toMatchObject({
    kind: 'adjusted',
    adjusted: { wanted: 25, number: 30 },
  })
  await user.type(field('1/8'), '0{Enter}')
  expect(field('1/8').value).toBe('')
  await user.type(field('3/8'), '5片{Tab}')
  expect(field('3/8').value).toBe('5片')
  expect(matrix.wrong).toBe(1)
  expect(matrix.entries).toEqual([{ user_id: 7, goods_id: 1, goods_price_id: 10, number: 30 }])
})

test('[RO-03] rows, columns and all have their sums, by the price of each number', () => {
  render(<Table />)
  paste('1/7', '50\t10\n9\t9\n4\t6')
  expect(matrix.totalOfGoods(1)).toEqual({ kinds: 1, packs: 60, amount: 55_000 })
  expect(matrix.totalOfStore(7)).toEqual({ kinds: 2, packs: 54, amount: 49_000 })
  expect(matrix.total).toEqual({ kinds: 2, packs: 70, amount: 65_000 })
})

test('[RO-03] a block fills the cells from that in which it is pasted; what has no cell is counted', () => {
  render(<Table />)
  paste('1/8', '10\t99\r\n5\t\r\n50\t\r\n')
  expect(['1/7', '1/8', '2/8', '3/8'].map(name => field(name).value)).toEqual(['', '10', '', '30'])
  expect(matrix.pasted).toEqual({ filled: 2, left: 4 })
  expect(matrix.cellOf(3, 8).message).toMatchObject({ adjusted: { reason: 'over_stock' } })
})

test('[RO-03] Enter and the arrows move between the cells that can be filled, Esc clears one', async () => {
  render(<Table />)
  const user = userEvent.setup()
  await user.click(field('1/7'))
  await user.keyboard('10{Enter}')
  expect(focused()).toBe('3/7')
  await user.keyboard('{ArrowRight}')
  expect(focused()).toBe('3/8')
  await user.keyboard('{ArrowUp}{ArrowLeft}')
  expect(focused()).toBe('1/7')
  await user.keyboard('{Escape}{ArrowUp}')
  expect(focused()).toBe('1/7')
  expect(field('1/7').value).toBe('')
  await user.keyboard('{ArrowDown}{Shift>}{Enter}{/Shift}')
  expect(focused()).toBe('1/7')
})

test('[RO-03] Enter goes down the columns, store by store, and replaces what a cell has; after the last one is the button', async () => {
  render(<Table focusOnOpen />)
  const user = userEvent.setup()
  expect(focused()).toBe('1/7')
  await user.keyboard('10{Enter}10{Enter}')
  expect(focused()).toBe('1/8')
  await user.keyboard('{Shift>}{Enter}{/Shift}5{Enter}')
  expect(field('3/7').value).toBe('5')
  expect(focused()).toBe('1/8')
  await user.keyboard('25{Enter}20{Enter}')
  expect(field('1/8').value).toBe('30')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '加入' }))
  await user.keyboard('{Enter}')
  expect(added).toHaveBeenCalledOnce()
})

test('[RO-03] without a number to add, Enter in the last cell keeps the focus', async () => {
  render(<Table />)
  const user = userEvent.setup()
  await user.click(field('3/8'))
  await user.keyboard('{Enter}')
  expect(focused()).toBe('3/8')
})

test('[RO-03] Ctrl+Enter adds with the number of its cell as it is corrected; then the results have the focus', async () => {
  added.mockReset()
  render(<Table />)
  const user = userEvent.setup()
  await user.type(field('1/7'), '25{Control>}{Enter}{/Control}')
  expect(added).toHaveBeenCalledExactlyOnceWith([{ user_id: 7, goods_id: 1, goods_price_id: 10, number: 30 }])
  const answer = { added: [{ entry: 0 }], adjusted: [], refused: [], carts: [] }
  act(() => matrix.answered(matrix.entries, answer))
  expect(focused()).toBe('结果')
  await user.click(field('3/8'))
  act(() => matrix.answered([], answer))
  expect(focused()).toBe('3/8')
})

test('[RO-03] what was added leaves its cell, what was refused stays with the reason, store by store', async () => {
  const { rerender } = render(<Table />)
  paste('1/7', '10\t20\n\t\n5')
  const refused = [{ entry: 1, message: '超出经营范围' }]
  const carts = STORES.map(user_id => ({ user_id, name: `${user_id} 店`, message: '' }))
  matrix.answered(matrix.entries, {
    added: [{ entry: 0 }],
    adjusted: [{ entry: 2, message: '库存只剩 20 盒，已为您改为 20 盒' }],
    refused,
    carts,
  })
  rerender(<Table />)
  await screen.findByRole('textbox', { name: '1/7' })
  expect(['1/7', '3/7', '1/8'].map(name => field(name).value)).toEqual(['', '5', ''])
  expect(matrix.cellOf(3, 7).message).toEqual({ kind: 'service', text: '超出经营范围' })
  expect(matrix.results).toMatchObject([
    { name: '7 店', added: 1, adjusted: 0, refused: 1, notes: [{ name: '商品 3', message: '超出经营范围' }] },
    { name: '8 店', added: 0, adjusted: 1, refused: 0, notes: [{ name: '商品 1' }] },
  ])
})
