import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CartStoreLine } from './cartLine'
import { type CartAnswer, type CartStore, createCartStore } from './cartStore'
import { testLine, testTotal } from './testing/cartLines'

const NOTHING_CHOSEN = '请选择要结算的商品'

type Action = { state: 'checkout' | 'empty'; message: string }
type Total = ReturnType<typeof totalOf>
type Cart = CartStore<CartStoreLine, Total>
type Answer<Given> = Given & { total: Total }

function totalOf(lines: readonly CartStoreLine[]) {
  const total = testTotal(lines)
  const action: Action =
    total.selected_count > 0
      ? { state: 'checkout', message: '' }
      : { state: 'empty', message: NOTHING_CHOSEN }
  return { ...total, action }
}

/** Counts of the shown rows: selected lines, and their packs. */
function countOf(cart: Cart) {
  const lines = cart.idsOf('selected').map(id => cart.getLine(id)?.line.number ?? 0)
  return { selected_count: lines.length, selected_number: lines.reduce((sum, number) => sum + number, 0) }
}

/** A service that acts and answers when the scheduler says, and refuses some requests. */
class Service {
  lines: Map<number, CartStoreLine>
  readonly #scheduler: fc.Scheduler
  readonly #refuses: () => boolean

  constructor(lines: readonly CartStoreLine[], scheduler: fc.Scheduler, refuses: () => boolean) {
    this.lines = new Map(lines.map(line => [line.id, line]))
    this.#scheduler = scheduler
    this.#refuses = refuses
  }

  async do<Given>(what: string, act: () => Given, refusable = true): Promise<Answer<Given>> {
    await this.#scheduler.schedule(Promise.resolve(), `${what} arrives`)
    const answer = refusable && this.#refuses() ? null : structuredClone({ ...act(), total: this.total })
    await this.#scheduler.schedule(Promise.resolve(), `${what} is answered`)
    if (answer === null) throw new Error('拒绝')
    return answer
  }

  put(id: number, change: Partial<CartStoreLine>): CartStoreLine {
    const known = this.lines.get(id)
    if (!known) throw new Error('没有这件商品')
    const changed = { ...known, ...change }
    const line = { ...changed, subtotal: `${changed.number * 2}.00` }
    this.lines.set(id, line)
    return line
  }

  get total() {
    return totalOf([...this.lines.values()])
  }

  /** The list of a page whose filter shows only some lines. */
  listOf(ids: readonly number[]): CartAnswer<CartStoreLine, Total> {
    const list = [...this.lines.values()].filter(({ id }) => ids.includes(id))
    return structuredClone({ list, warehouses: [], total: this.total })
  }
}

function connect(service: Service): Cart {
  return createCartStore<CartStoreLine, Total>({
    bulkLimit: 3,
    sendNumber: (id, number) =>
      service.do(`${id} to ${number}`, () => ({ line: service.put(id, { number }) })),
    sendSelected: (ids, is_selected) =>
      service.do(`${ids} selected ${is_selected}`, () => {
        for (const id of ids) if (service.lines.has(id)) service.put(id, { is_selected })
        return { refused: [] }
      }),
    sendDelete: ids =>
      service.do(`${ids} deleted`, () => {
        for (const id of ids) service.lines.delete(id)
        return { refused: [] }
      }),
    sendTotal: () => service.do('the total', () => ({}), false),
  })
}

type Act = (cart: Cart, service: Service) => void

const SHOWN = [1, 2, 3, 4]
const id = fc.constantFrom(...SHOWN)
const ids = fc.uniqueArray(id, { minLength: 1 })
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(id, fc.integer({ min: 1, max: 99 })).map(edit) },
  { weight: 5, arbitrary: fc.tuple(ids, fc.constantFrom(0 as const, 1 as const)).map(choose) },
  { weight: 1, arbitrary: ids.map(remove) },
  { weight: 2, arbitrary: fc.constant(load) },
)

function edit([line, number]: [number, number]): Act {
  return cart => cart.setNumber(line, number)
}

function choose([lines, is_selected]: [number[], 0 | 1]): Act {
  return cart => cart.select(lines, is_selected)
}

function remove(lines: number[]): Act {
  return cart => cart.remove(lines)
}

function load(cart: Cart, service: Service): void {
  const since = cart.mark()
  service
    .do('the list', () => service.listOf(SHOWN))
    .then(
      answer => cart.load({ ...answer, since }),
      () => {},
    )
}

/** Runs a script against a slow service that answers in any order, and records every state on the way. */
async function live(start: Service, scheduler: fc.Scheduler, script: readonly (Act | null)[]) {
  const cart = connect(start)
  const moments: { total: Total | null; rows: ReturnType<typeof countOf> }[] = []
  const look = () => moments.push({ total: cart.getTotal().total, rows: countOf(cart) })
  cart.load(start.listOf(SHOWN))
  const unsubscribe = cart.subscribeTotal(look)
  for (const step of script) {
    step?.(cart, start)
    look()
    if (step === null && scheduler.count() > 0) await scheduler.waitOne()
  }
  await scheduler.waitIdle()
  look()
  unsubscribe()
  return { cart, moments }
}

const scripts = fc.array(fc.option(act, { freq: 2 }), { maxLength: 30 })
const dice = fc.infiniteStream(fc.integer({ min: 0, max: 9 }))
const linesOf = (chosen: readonly number[], all = SHOWN) =>
  all.map(line => testLine(line, { is_selected: chosen.includes(line) ? 1 : 0 }))

describe('what is selected is counted from the rows', () => {
  test('the totals match the rows at every moment, and in the end the service', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.subarray(SHOWN),
        scripts,
        dice,
        async (scheduler, chosen, script, thrown) => {
          const service = new Service(linesOf(chosen), scheduler, () => thrown.next().value === 0)
          const { cart, moments } = await live(service, scheduler, script)
          for (const { total, rows } of moments) {
            expect(total).toMatchObject(rows)
            expect(total?.action.state).toBe(rows.selected_count > 0 ? 'checkout' : 'empty')
            expect(total?.action.message === NOTHING_CHOSEN && rows.selected_count > 0).toBe(false)
          }
          expect(cart.getTotal()).toEqual({ total: service.total, pending: false })
        },
      ),
      { numRuns: 500 },
    )
  })

  test('lines that a filter hides count, whatever happens to the shown ones', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.subarray(SHOWN), scripts, async (scheduler, chosen, script) => {
        const hidden = testLine(9, { number: 7, subtotal: '14.00' })
        const service = new Service([...linesOf(chosen), hidden], scheduler, () => false)
        const { cart, moments } = await live(service, scheduler, script)
        for (const { total, rows } of moments) {
          expect(total).toMatchObject({
            selected_count: rows.selected_count + 1,
            selected_number: rows.selected_number + 7,
          })
        }
        expect(cart.getTotal()).toEqual({ total: service.total, pending: false })
      }),
      { numRuns: 300 },
    )
  })
})
