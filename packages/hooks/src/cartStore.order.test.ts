import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CartStoreLine } from './cartLine'
import { type CartStore, createCartStore } from './cartStore'
import { testLine as line, type TestTotal as Total, testTotal as totalOf } from './testing/cartLines'

/** A service that acts and answers when the scheduler says, and refuses some requests. */
class Service {
  lines = new Map([1, 2, 3].map(id => [id, line(id)]))
  readonly #scheduler: fc.Scheduler
  readonly #refuses: () => boolean

  constructor(scheduler: fc.Scheduler, refuses: () => boolean) {
    this.#scheduler = scheduler
    this.#refuses = refuses
  }

  async do<Answer>(what: string, act: () => Answer): Promise<Answer> {
    await this.#scheduler.schedule(Promise.resolve(), `${what} arrives`)
    const refused = this.#refuses()
    const answer = refused ? null : structuredClone(act())
    await this.#scheduler.schedule(Promise.resolve(), `${what} is answered`)
    if (answer === null) throw new Error('拒绝')
    return answer
  }

  get list() {
    return [...this.lines.values()]
  }

  get total() {
    return totalOf(this.list)
  }

  put(id: number, change: Partial<CartStoreLine>) {
    const known = this.lines.get(id)
    if (!known) throw new Error('没有这件商品')
    const changed = { ...known, ...change }
    this.lines.set(id, { ...changed, subtotal: `${changed.number * 2}.00` })
    return this.lines.get(id) as CartStoreLine
  }
}

type Act =
  | { kind: 'number'; id: number; number: number }
  | { kind: 'select'; ids: number[]; is_selected: 0 | 1 }
  | { kind: 'remove'; ids: number[] }
  | { kind: 'load' }
  | { kind: 'wait' }

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 })
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('number' as const),
      id: fc.integer({ min: 1, max: 3 }),
      number: fc.integer({ min: 1, max: 99 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('select' as const),
      ids,
      is_selected: fc.constantFrom(0 as const, 1 as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), ids }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'load' as const }) },
  { weight: 4, arbitrary: fc.constant({ kind: 'wait' as const }) },
)

function connect(service: Service): CartStore<CartStoreLine, Total> {
  return createCartStore<CartStoreLine, Total>({
    bulkLimit: 2,
    sendNumber: (id, number) =>
      service.do(`${id} to ${number}`, () => {
        const changed = service.put(id, { number })
        return { line: changed, total: service.total }
      }),
    sendSelected: (chosen, is_selected) =>
      service.do(`${chosen} selected ${is_selected}`, () => {
        for (const id of chosen) if (service.lines.has(id)) service.put(id, { is_selected })
        return { refused: [], total: service.total }
      }),
    sendDelete: chosen =>
      service.do(`${chosen} deleted`, () => {
        for (const id of chosen) service.lines.delete(id)
        return { refused: [], total: service.total }
      }),
    sendTotal: async () => ({ total: structuredClone(service.total) }),
  })
}

const acts: Record<
  Act['kind'],
  (cart: CartStore<CartStoreLine, Total>, service: Service, act: never) => void
> = {
  number: (cart, _, { id, number }: Act & { kind: 'number' }) => cart.setNumber(id, number),
  select: (cart, _, chosen: Act & { kind: 'select' }) => cart.select(chosen.ids, chosen.is_selected),
  remove: (cart, _, chosen: Act & { kind: 'remove' }) => cart.remove(chosen.ids),
  load: (cart, service) => {
    const since = cart.mark()
    service
      .do('the list', () => ({ list: service.list, total: service.total }))
      .then(
        answer => cart.load({ ...answer, warehouses: [], since }),
        () => {},
      )
  },
  wait: () => {},
}

describe('whatever the order of answers', () => {
  test('the screen shows the last edit at once, and in the end the state of the service', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(act, { maxLength: 25 }),
        fc.infiniteStream(fc.integer({ min: 0, max: 9 })),
        async (scheduler, script, dice) => {
          const service = new Service(scheduler, () => (dice.next().value ?? 0) === 0)
          const cart = connect(service)
          cart.load({ list: service.list, warehouses: [], total: service.total })
          for (const step of script) {
            acts[step.kind](cart, service, step as never)
            if (step.kind === 'number' && cart.idsOf('all').includes(step.id))
              expect(cart.getLine(step.id)?.line.number).toBe(step.number)
            if (step.kind === 'wait' && scheduler.count() > 0) await scheduler.waitOne()
          }
          await scheduler.waitIdle()
          const shown = cart.idsOf('all').map(id => cart.getLine(id)?.line)
          expect(shown.map(shownLine => shownLine?.id)).toEqual(service.list.map(({ id }) => id))
          expect(shown).toEqual(service.list)
          expect(cart.getTotal()).toEqual({ total: service.total, pending: false })
        },
      ),
      { numRuns: 400 },
    )
  })

  test('without failures no edit is lost: each line ends at its last edit', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(act, { maxLength: 25 }), async (scheduler, script) => {
        const service = new Service(scheduler, () => false)
        const cart = connect(service)
        cart.load({ list: service.list, warehouses: [], total: service.total })
        const lastEdits = new Map<number, number>()
        for (const step of script.filter(({ kind }) => kind !== 'remove')) {
          acts[step.kind](cart, service, step as never)
          if (step.kind === 'number') lastEdits.set(step.id, step.number)
          if (step.kind === 'wait' && scheduler.count() > 0) await scheduler.waitOne()
          for (const [id, number] of lastEdits) expect(cart.getLine(id)?.line.number).toBe(number)
        }
        await scheduler.waitIdle()
        for (const [id, number] of lastEdits) expect(service.lines.get(id)?.number).toBe(number)
      }),
      { numRuns: 400 },
    )
  })
})
