import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FormError, type FormRecord, type FormValue, readForm, writeForm } from './form'

const specialText = fc.constantFrom(
  '',
  '阿莫西林',
  '💊',
  '&=%+#',
  'a b',
  '[0]',
  ']x[',
  '__proto__',
  '\n',
  '%E4',
  '=',
  '+',
)
const text = fc.oneof(specialText, fc.string({ unit: 'grapheme' }))
/** Record names. A name of digits is excluded, because the reader takes it as a list index. */
const name = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'goods_id', '药品', 'a b', 'x&y=z', '%'),
  fc.string({ minLength: 1, maxLength: 8 }).filter(key => !/^\d+$/.test(key)),
)
const value: fc.Arbitrary<FormValue> = fc.letrec<{ value: FormValue }>(tie => ({
  value: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    text,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(name, tie('value'), { minKeys: 1, maxKeys: 4, noNullPrototype: false }),
  ),
})).value
const record = fc.dictionary(name, value, { maxKeys: 5 })

/** Whether no name contains brackets, which are syntax in form names. */
function hasPlainNames(given: FormValue): boolean {
  if (typeof given === 'string') return true
  if (Array.isArray(given)) return given.every(hasPlainNames)
  return Object.entries(given).every(([key, entry]) => !/[[\]]/.test(key) && hasPlainNames(entry))
}

function plain(given: FormValue): unknown {
  if (typeof given === 'string') return given
  if (Array.isArray(given)) return given.map(plain)
  return Object.entries(given).map(([key, entry]) => [key, plain(entry)])
}

test('any record is the same after writing and reading', () => {
  fc.assert(
    fc.property(record, given => {
      fc.pre(hasPlainNames(given))
      expect(plain(readForm(writeForm(given)))).toEqual(plain(given))
    }),
    { numRuns: 1000 },
  )
})

test.each([1, 20, 21, 125, 126, 1000, 1001, 2000])('%i lines keep their count and order', count => {
  const params = Array.from({ length: count }, (_, index) => ({ goods_id: String(index + 1), number: '10' }))
  const read = readForm(writeForm({ params, ids: params.map(line => line.goods_id) })) as {
    params: FormRecord[]
    ids: string[]
  }
  expect(read.params.map(line => line.goods_id)).toEqual(params.map(line => line.goods_id))
  expect(read.ids).toHaveLength(count)
})

describe('reading', () => {
  test.each([
    ['ids[0]=7&ids[1]=8', ['7', '8']],
    ['ids[]=7&ids[]=8', ['7', '8']],
    ['ids%5B%5D=7&ids%5B%5D=8', ['7', '8']],
    ['ids[1]=8&ids[0]=7', ['7', '8']],
    ['ids[]', []],
  ])('%s is a list', (body, ids) => {
    expect(readForm(body).ids).toEqual(ids)
  })

  test('a plus is a space, as in HTML forms', () => {
    expect(readForm('q=a+b').q).toBe('a b')
  })

  test.each([
    'a=1&a=2',
    'a[0]=1&a[0]=2',
    'a[0]=1&a[]=2',
    'a[]=1&a[x]=2',
    'a=1&a[b]=2',
    'a[1]=x&a[2]=y&a[0]=z&a[9]=q',
    'a[0=1',
    'a[b[c]]=1',
    'a=%ZZ',
    'a[b][c][d][e][f][g]=1',
  ])('%s is refused, not truncated', body => {
    expect(() => readForm(body)).toThrow(FormError)
  })

  test('more pairs than the limit are too large', () => {
    const body = Array.from({ length: 11 }, (_, index) => `a${index}=1`).join('&')
    expect(() => readForm(body, { pairs: 10, depth: 4 })).toThrow(
      expect.objectContaining({ reason: 'too_large' }),
    )
  })

  test('a name of an object’s internals is an ordinary name', () => {
    readForm('__proto__[polluted]=1&constructor[prototype][polluted]=1')
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})
