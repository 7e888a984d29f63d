import fc from 'fast-check'

const WRONG = [
  null,
  '',
  '7',
  '12.8',
  ' 12.80',
  0,
  1,
  2,
  1.5,
  -0,
  2 ** 53,
  true,
  [],
  {},
  [[]],
  [null],
  { id: 1 },
]

const NAMES = ['id', 'list', 'constructor', 'toString', '__proto__', '0', 'length', 'cost_price']

const change = fc.record({
  /** Which field or entry on each level; the walk ends where there is none. */
  path: fc.array(fc.nat(60), { minLength: 1, maxLength: 6 }),
  kind: fc.constantFrom('replace', 'remove', 'add'),
  wrong: fc.constantFrom(...WRONG),
  name: fc.constantFrom(...NAMES),
})

/** Values with up to two changes: a wrong value, a missing field, or one more field or entry. */
export const damagedOf = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(values, fc.array(change, { maxLength: 2 })).map(([value, changes]) => {
    // The root is a field too, so that it can be replaced.
    const root = { value: structuredClone(value) }
    for (const each of changes) damage(root, { ...each, wrong: structuredClone(each.wrong) })
    return JSON.parse(JSON.stringify(root)).value ?? null
  })

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never

function damage(root: { value: unknown }, { path, kind, wrong, name }: Change): void {
  let parent: object = root
  let key = 'value'
  for (const step of path) {
    const next: unknown = Reflect.get(parent, key)
    if (typeof next !== 'object' || next === null || Object.keys(next).length === 0) break
    parent = next
    const keys = Object.keys(parent)
    key = keys[step % keys.length] as string
  }
  const target: unknown = Reflect.get(parent, key)
  if (kind === 'remove') Reflect.deleteProperty(parent, key)
  else if (kind === 'add' && typeof target === 'object' && target !== null) put(target, name, wrong)
  else put(parent, key, wrong)
}

/** Also for `__proto__`, which an assignment would not make a field. */
function put(target: object, name: string, value: unknown): void {
  if (Array.isArray(target)) target.push(value)
  else Object.defineProperty(target, name, { value, writable: true, enumerable: true, configurable: true })
}
