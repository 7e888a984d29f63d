import { describe, expect, test, vi } from 'vitest'
import type { CartStoreLine } from './cartLine'
import { type CartStore, type CartStoreOptions, createCartStore } from './cartStore'
import { testLine as line, type TestTotal as Total, testTotal as totalOf } from './testing/cartLines'

/** A promise that the test settles, for each request. */
function outbox() {
  const calls: { settle: (answer: unknown) => void; fail: (message: string) => void; args: unknown[] }[] = []
  const sender = (...args: unknown[]) =>
    new Promise<never>((resolve, reject) => {
      calls.push({
        args,
        settle: answer => resolve(answer as never),
        fail: message => reject(new Error(message)),
      })
    })
  return { calls, sender: vi.fn(sender) }
}

function open(lines: CartStoreLine[], options: Partial<CartStoreOptions<CartStoreLine, Total>> = {}) {
  const box = outbox()
  const cart = createCartStore<CartStoreLine, Total>({
    sendNumber: box.sender,
    sendSelected: box.sender,
    sendDelete: box.sender,
    ...options,
  })
  cart.load(answerOf(lines))
  return { cart, ...box }
}

const answerOf = (lines: CartStoreLine[]) => ({
  list: lines,
  warehouses: [{ ck_id: 1, name: '成都仓' }],
  total: totalOf(lines),
})

const numberOf = (cart: CartStore<CartStoreLine, Total>, id: number) => cart.getLine(id)?.line.number
const flush = () => new Promise(resolve => setTimeout(resolve))

describe('the cart store', () => {
  test('an edit shows at once, with its ladder price, and is pending until the answer', async () => {
    const laddered = line(1, {}, { ladder_price: [{ number: 50, price: '1.80' }] })
    const { cart, calls } = open([laddered, line(2)])
    cart.setNumber(1, 60)
    expect(cart.getLine(1)).toEqual({
      line: { ...laddered, number: 60, price: '1.80', subtotal: '108.00' },
      pending: true,
      error: '',
    })
    expect(cart.getTotal()).toMatchObject({
      total: { selected_count: 2, selected_number: 70, goods_amount: '128.00', payable_amount: '40.00' },
      pending: true,
    })
    const answered = { ...laddered, number: 60, price: '1.75', subtotal: '105.00' }
    calls[0]?.settle({ line: answered, total: { ...totalOf([]), payable_amount: '125.00' } })
    await flush()
    expect(cart.getLine(1)).toEqual({ line: answered, pending: false, error: '' })
    expect(cart.getTotal()).toMatchObject({ total: { payable_amount: '125.00' }, pending: false })
  })

  test('a price that the ladder does not explain stays until the answer', () => {
    const special = line(
      1,
      { price: '1.50', subtotal: '15.00' },
      { ladder_price: [{ number: 50, price: '1.80' }] },
    )
    const { cart } = open([special])
    cart.setNumber(1, 60)
    expect(cart.getLine(1)?.line).toMatchObject({ price: '1.50', subtotal: '90.00' })
  })

  test('without a price an edit shows none', () => {
    const { cart } = open([line(1, { price: undefined, subtotal: undefined })])
    cart.setNumber(1, 60)
    expect(cart.getLine(1)?.line.price).toBeUndefined()
    expect(cart.getLine(1)?.line.subtotal).toBeUndefined()
  })

  test('quick edits of one line are sent one after another, and only the newest of those that wait', async () => {
    const { cart, calls } = open([line(1)])
    for (const number of [11, 12, 13, 14]) cart.setNumber(1, number)
    expect(calls.map(call => call.args)).toEqual([[1, 11]])
    calls[0]?.settle({ line: line(1, { number: 11 }), total: totalOf([]) })
    await flush()
    expect(numberOf(cart, 1)).toBe(14)
    expect(calls.map(call => call.args)).toEqual([
      [1, 11],
      [1, 14],
    ])
  })

  test('a failed edit is reverted with a message', async () => {
    const onRejected = vi.fn()
    const { cart, calls } = open([line(1)], { onRejected })
    cart.setNumber(1, 60)
    calls[0]?.fail('库存只剩 12 盒')
    await flush()
    expect(cart.getLine(1)).toEqual({ line: line(1), pending: false, error: '库存只剩 12 盒' })
    expect(onRejected).toHaveBeenCalledExactlyOnceWith(expect.any(Error), [1])
    cart.setNumber(1, 12)
    expect(cart.getLine(1)?.error).toBe('')
  })

  test('the message of a failed edit stays until number, price or stock of the line are others', async () => {
    const { cart, calls } = open([line(1)])
    cart.setNumber(1, 60)
    calls[0]?.fail('库存只剩 12 盒')
    await flush()
    cart.load(answerOf([line(1)]))
    expect(cart.getLine(1)?.error).toBe('库存只剩 12 盒')
    cart.load(answerOf([line(1, { number: 12 })]))
    expect(cart.getLine(1)?.error).toBe('')
  })

  test('a failure does not revert the edit after it', async () => {
    const { cart, calls } = open([line(1)])
    cart.setNumber(1, 60)
    cart.setNumber(1, 20)
    calls[0]?.fail('库存不足')
    await flush()
    expect(numberOf(cart, 1)).toBe(20)
    expect(cart.getLine(1)?.error).toBe('')
    expect(calls[1]?.args).toEqual([1, 20])
  })

  test('a list that was requested before an edit does not revert it', async () => {
    const { cart, calls } = open([line(1)])
    const since = cart.mark()
    cart.setNumber(1, 60)
    calls[0]?.settle({ line: line(1, { number: 60 }), total: totalOf([]) })
    await flush()
    cart.load({ list: [line(1)], warehouses: [], total: totalOf([]), since })
    expect(numberOf(cart, 1)).toBe(60)
    cart.load({ list: [line(1, { number: 5 })], warehouses: [], total: totalOf([]), since: cart.mark() })
    expect(numberOf(cart, 1)).toBe(5)
  })

  test('a list that was requested before a deletion does not bring the line back', async () => {
    const { cart, calls } = open([line(1), line(2)])
    const since = cart.mark()
    cart.remove([1])
    expect(cart.idsOf('all')).toEqual([2])
    calls[0]?.settle({ refused: [], total: totalOf([]) })
    await flush()
    cart.load({ list: [line(1), line(2)], warehouses: [], total: totalOf([]), since })
    expect(cart.idsOf('all')).toEqual([2])
  })

  test('a refused deletion shows the line again in its place, with the edit that waited', async () => {
    const { cart, calls } = open([line(1), line(2), line(3)])
    cart.setNumber(2, 30)
    cart.setNumber(2, 40)
    cart.remove([2])
    calls[1]?.settle({ refused: [{ id: 2, message: '订单处理中' }], total: totalOf([]) })
    calls[0]?.settle({ line: line(2, { number: 30 }), total: totalOf([]) })
    await flush()
    expect(cart.idsOf('all')).toEqual([1, 2, 3])
    expect(cart.getLine(2)?.error).toBe('订单处理中')
    expect(numberOf(cart, 2)).toBe(40)
    expect(calls[2]?.args).toEqual([2, 40])
  })

  test('[ST-02] a line that cannot be bought is never selected', () => {
    const { cart, sender } = open([line(1, {}, { is_buy: 0 }), line(2, {}, { number: 0 }), line(3)])
    expect(cart.idsOf('selected')).toEqual([3])
    expect(cart.getLine(1)?.line.is_selected).toBe(0)
    cart.select([1, 2], 1)
    expect(sender).not.toHaveBeenCalled()
    expect(cart.getCheck()).toBe('all')
    expect(cart.idsOf('unbuyable')).toEqual([1, 2])
  })

  test('the checkboxes of a warehouse and of the cart follow each edit', () => {
    const { cart } = open([line(1), line(2, {}, { ck_id: 2 }), line(3, {}, { ck_id: 2, is_buy: 0 })])
    const states = () => [cart.getCheck(), cart.getCheck(1), cart.getCheck(2), cart.getCheck(3)]
    expect(states()).toEqual(['all', 'all', 'all', 'off'])
    cart.select([2], 0)
    expect(states()).toEqual(['some', 'all', 'none', 'off'])
    cart.remove([1])
    expect(states()).toEqual(['none', 'off', 'none', 'off'])
  })

  test('only the refused line of a bulk request is reverted', async () => {
    const { cart, calls } = open([line(1), line(2)])
    cart.select([1, 2], 0)
    calls[0]?.settle({ refused: [{ id: 2, message: '不能取消' }], total: totalOf([line(2)]) })
    await flush()
    expect(cart.idsOf('selected')).toEqual([2])
    expect(cart.getLine(2)?.error).toBe('不能取消')
  })

  test('a selection of more lines than one request takes is sent in several', () => {
    const lines = Array.from({ length: 5 }, (_, at) => line(at + 1, { is_selected: 0 }))
    const { cart, calls } = open(lines, { bulkLimit: 2 })
    cart.select(cart.idsOf('selectable'), 1)
    expect(calls.map(call => call.args)).toEqual([
      [[1, 2], 1],
      [[3, 4], 1],
      [[5], 1],
    ])
    expect(cart.getCheck()).toBe('all')
  })

  test('totals of overlapping requests are requested again', async () => {
    const truth = totalOf([line(1, { number: 99 })])
    const sendTotal = vi.fn(async () => ({ total: truth }))
    const { cart, calls } = open([line(1), line(2)], { sendTotal })
    cart.setNumber(1, 20)
    cart.setNumber(2, 20)
    for (const [at, id] of [1, 2].entries())
      calls[at]?.settle({ line: line(id, { number: 20 }), total: totalOf([]) })
    await flush()
    expect(sendTotal).toHaveBeenCalledOnce()
    expect(cart.getTotal()).toEqual({ total: truth, pending: false })
  })

  test('answers without totals: they are requested once, after the last edit, and the amounts are uncertain until then', async () => {
    const total = outbox()
    const { cart, calls } = open([line(1), line(2)], { sendTotal: total.sender })
    cart.setNumber(1, 20)
    cart.setNumber(2, 30)
    calls[0]?.settle({ line: line(1, { number: 20, subtotal: '40.00' }) })
    await flush()
    expect(total.calls).toHaveLength(0)
    calls[1]?.settle({ line: line(2, { number: 30, subtotal: '60.00' }) })
    await flush()
    expect(total.calls).toHaveLength(1)
    expect(cart.getTotal()).toMatchObject({ pending: true, total: { goods_amount: '100.00' } })
    total.calls[0]?.settle({ total: { ...totalOf([]), payable_amount: '99.00' } })
    await flush()
    expect(cart.getTotal()).toMatchObject({ pending: false, total: { payable_amount: '99.00' } })
  })

  test('totals that did not arrive: the selection is counted as it is shown, and the next edit requests them again', async () => {
    const total = outbox()
    const onRejected = vi.fn()
    const { cart, calls } = open([line(1), line(2)], { sendTotal: total.sender, onRejected })
    cart.setNumber(1, 20)
    calls[0]?.settle({ line: line(1, { number: 20, subtotal: '40.00' }) })
    await flush()
    total.calls[0]?.fail('网络已断开')
    await flush()
    expect(cart.getTotal()).toMatchObject({ pending: false, total: { goods_amount: '60.00' } })
    expect(onRejected).toHaveBeenCalledExactlyOnceWith(expect.any(Error), [])
    cart.setNumber(2, 30)
    calls[1]?.settle({ line: line(2, { number: 30, subtotal: '60.00' }), total: totalOf([]) })
    await flush()
    expect(total.calls).toHaveLength(2)
  })

  test('an answer that includes a selection still in flight does not count it twice', async () => {
    const { cart, calls } = open([line(1, { is_selected: 0 }), line(2, { is_selected: 0 })])
    cart.select([1, 2], 1)
    cart.setNumber(1, 11)
    const done = [line(1, { number: 11, subtotal: '22.00' }), line(2)]
    calls[1]?.settle({ line: done[0], total: totalOf(done) })
    await flush()
    expect(cart.getTotal()).toMatchObject({
      total: { selected_count: 2, selected_number: 21, goods_amount: '42.00' },
      pending: true,
    })
    calls[0]?.settle({ refused: [], total: totalOf([line(1), line(2)]) })
    await flush()
    expect(cart.getTotal()).toMatchObject({
      total: { selected_count: 2, selected_number: 21 },
      pending: false,
    })
  })

  test('while requests are in flight the payable amount stays; an empty selection costs nothing', async () => {
    const { cart, calls } = open([line(1), line(2)])
    cart.setNumber(1, 20)
    cart.setNumber(2, 30)
    calls[0]?.settle({ line: line(1, { number: 20, subtotal: '40.00' }), total: totalOf([line(1)]) })
    await flush()
    expect(cart.getTotal()).toMatchObject({ total: { payable_amount: '40.00' }, pending: true })
    cart.select([1, 2], 0)
    expect(cart.getTotal()).toMatchObject({ total: { payable_amount: '0.00', goods_amount: '0.00' } })
  })

  test('[VA-09] a combination counts the packs of its products, also before the service answers', () => {
    const { cart } = open([
      line(1, { number: 2, combination: { list: [{ number: 2 }, { number: 1 }] } }),
      line(2),
    ])
    expect(cart.getTotal()).toMatchObject({ total: { selected_count: 2, selected_number: 16 } })
    cart.setNumber(1, 5)
    expect(cart.getTotal()).toMatchObject({
      total: { selected_count: 2, selected_number: 25 },
      pending: true,
    })
  })

  test('lines that a filter hides during an edit still count', async () => {
    const lines = [line(1), line(2), line(3)]
    const { cart, calls } = open(lines)
    cart.setNumber(1, 20)
    cart.load({ list: [line(1)], warehouses: [], total: totalOf(lines) })
    expect(cart.getTotal()).toMatchObject({
      total: { selected_count: 3, selected_number: 40 },
      pending: true,
    })
    const edited = line(1, { number: 20, subtotal: '40.00' })
    calls[0]?.settle({ line: edited, total: totalOf([edited, line(2), line(3)]) })
    await flush()
    expect(cart.getTotal()).toMatchObject({ total: { selected_count: 3, selected_number: 40 } })
  })

  test('an edit notifies the listeners of its own line only', () => {
    const { cart } = open([line(1), line(2)])
    const [first, second, rows] = [vi.fn(), vi.fn(), vi.fn()]
    cart.subscribeLine(1, first)
    cart.subscribeLine(2, second)
    cart.subscribeRows(rows)
    cart.setNumber(1, 20)
    expect([first, second, rows].map(spy => spy.mock.calls.length)).toEqual([1, 0, 0])
  })

  test('lines are grouped by warehouse in the order of the warehouses', () => {
    const { cart } = open([line(1, {}, { ck_id: 9 }), line(2), line(3, {}, { ck_id: 9 })])
    expect(cart.getRows()).toEqual([
      { kind: 'warehouse', ck_id: 1, name: '成都仓', count: 1 },
      { kind: 'line', ck_id: 1, id: 2 },
      { kind: 'warehouse', ck_id: 9, name: '', count: 2 },
      { kind: 'line', ck_id: 9, id: 1 },
      { kind: 'line', ck_id: 9, id: 3 },
    ])
  })
})
