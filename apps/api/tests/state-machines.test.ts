import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findProblems, initialStock, photograph } from './machines/books'
import { contractMachine } from './machines/contract'
import { couponMachine } from './machines/coupon'
import { invoiceMachine } from './machines/invoice'
import { documentMachine, licenceMachine } from './machines/licence'
import { type Machine, type Outcome, runJobs, SAME, type Walker } from './machines/machine'
import { orderMachine } from './machines/order'
import { receiptMachine } from './machines/receipt'
import { redemptionMachine } from './machines/redemption'
import { returnMachines } from './machines/return'
import { ticketMachine } from './machines/ticket'
import { wantedMachine } from './machines/wanted'
import { openOrderShop } from './order-shop'

/*
 * Random walks through every state machine, on the running service. MACHINE_SEED selects other walks, MACHINE_STEPS
 * their length. A new machine is a file in `machines` and a line here.
 */
const SEED = Number(process.env.MACHINE_SEED ?? 2026)

/** Steps for each one that a machine allows. */
const STEPS = Number(process.env.MACHINE_STEPS ?? 2)
const LEAST_STEPS = 30

const MACHINES: readonly Machine[] = [
  orderMachine,
  ...returnMachines,
  ticketMachine,
  receiptMachine,
  invoiceMachine,
  couponMachine,
  redemptionMachine,
  contractMachine,
  licenceMachine,
  documentMachine,
  wantedMachine,
]

const shop = openOrderShop()

test.each(MACHINES.map(machine => [machine.name, machine] as const))(
  '[SV-03] %s: a step that its state does not allow is refused and changes nothing; all books add up',
  async (_name, machine) => {
    const { states, illegal } = await walk(machine)
    expect(illegal, `seed ${SEED}: steps that no state allows`).toBeGreaterThan(2)
    const missed = Object.keys(machine.moves).filter(state => !states.has(state))
    expect(missed, `seed ${SEED}: states that the walk did not reach`).toEqual([])
  },
  120_000,
)

/** How a step is chosen: one that leads on, one that is not allowed, or any; `pick` is its place among them. */
const CHOICE = fc.noBias(
  fc.record({ kind: fc.constantFrom('onward', 'onward', 'refused', 'any'), pick: fc.nat() }),
)
type Choice = typeof CHOICE extends fc.Arbitrary<infer Value> ? Value : never

/** Takes steps with records of a machine, the next record when none leads on. */
async function walk(machine: Machine) {
  const books = await openBooks()
  const states = new Set<string>()
  let illegal = 0
  let trace: string[] = []
  let walker = await machine.open(shop)
  const allowed = Object.values(machine.moves).flatMap(Object.keys).length
  const numRuns = Math.max(LEAST_STEPS, STEPS * allowed)
  for (const choice of fc.sample(CHOICE, { seed: SEED, numRuns })) {
    const state = await walker.state()
    states.add(state)
    const step = chooseStep(machine, walker, { state, choice, states })
    if (step === undefined) {
      trace = []
      walker = await machine.open(shop)
      books.changed()
      continue
    }
    trace.push(state, step)
    const outcome = machine.moves[state]?.[step]
    if (outcome === undefined) illegal += 1
    await applyStep(walker, { step, outcome, books, trace: `seed ${SEED}: ${trace.join(' > ')}` })
  }
  return { states, illegal }
}

interface Place {
  readonly state: string
  readonly choice: Choice
  /** Where the walk was already. */
  readonly states: ReadonlySet<string>
}

/** The name of a step; undefined where a step that leads on is asked for and there is none. */
function chooseStep(
  { moves }: Machine,
  { steps }: Walker,
  { state, choice: { kind, pick }, states }: Place,
): string | undefined {
  const allowed = moves[state] ?? {}
  const all = Object.keys(steps)
  if (kind === 'onward') return stepOnward(allowed, { state, pick, states })
  const refused = all.filter(step => allowed[step] === undefined)
  const options = kind === 'refused' && refused.length > 0 ? refused : all
  return options[pick % options.length]
}

/** A step to a state that the walk has not seen, else mostly the first one, so that a walk comes far. */
function stepOnward(
  allowed: Readonly<Record<string, Outcome>>,
  { state, pick, states }: { state: string; pick: number; states: ReadonlySet<string> },
): string | undefined {
  const onward = Object.entries(allowed).filter(([, to]) => to !== SAME && to !== state)
  const isNew = ([, to]: (typeof onward)[number]) => [to].flat().some(each => !states.has(each))
  const chosen = onward.find(isNew) ?? onward[pick % 4 === 0 ? pick % onward.length : 0]
  return chosen?.[0]
}

interface Taken {
  readonly step: string
  /** What the machine says of the step; undefined where its state does not allow it. */
  readonly outcome: Outcome | undefined
  readonly books: Books
  readonly trace: string
}

/** Takes a step and compares what it does with the machine. */
async function applyStep(walker: Walker, { step, outcome, books, trace }: Taken): Promise<void> {
  const isSame = outcome === undefined || outcome === SAME
  const before = isSame ? await books.photo() : undefined
  const status = await walker.steps[step]?.()
  books.changed()
  if (outcome === undefined) {
    expect(status, trace).toBeGreaterThanOrEqual(400)
    expect(status, trace).toBeLessThan(500)
  }
  if (isSame) {
    expect(await books.photo(), trace).toEqual(before)
    return
  }
  expect(status, trace).toBe(200)
  expect([outcome].flat(), trace).toContain(await walker.state())
  await runJobs(shop)
  expect(await books.problems(), trace).toEqual([])
}

type Books = Awaited<ReturnType<typeof openBooks>>

/** The database as a walk compares it. A photo is taken once for each change. */
async function openBooks() {
  const { db } = shop.service
  const stock = await initialStock(db)
  let photo: ReturnType<typeof photograph> | undefined
  return {
    photo: () => (photo ??= photograph(db)),
    changed: () => {
      photo = undefined
    },
    problems: () => findProblems(db, stock),
  }
}
