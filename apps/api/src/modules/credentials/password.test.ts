import { expect, test } from 'vitest'
import { createGate } from './gate'
import { hashPassword, verifyPassword } from './password'

test('[SV-05] a password is kept as argon2id with 19 MiB and two passes, with a new salt each time', async () => {
  const [one, other] = await Promise.all([hashPassword('Yaoji@2026'), hashPassword('Yaoji@2026')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await verifyPassword(one, 'Yaoji@2026')).toBe(true)
  expect(await verifyPassword(one, 'yaoji@2026')).toBe(false)
})

test('no password opens an account that is not there or has none', async () => {
  expect(await verifyPassword(null, 'no account has this password')).toBe(false)
  expect(await verifyPassword('', 'no account has this password')).toBe(false)
})

test('a gate lets two through at once, the next in turn, and turns the rest away', async () => {
  const gate = createGate({ atOnce: 2, waiting: 2 }, () => new Error('full'))
  const opens: (() => void)[] = []
  const began: number[] = []
  const work = (name: number) => () => {
    began.push(name)
    return new Promise<number>(resolve => {
      opens.push(() => resolve(name))
    })
  }
  const results = [1, 2, 3, 4].map(name => gate(work(name)))
  await expect(gate(work(5))).rejects.toThrow('full')
  expect(began).toEqual([1, 2])
  for (const name of [1, 2, 3, 4]) {
    opens[name - 1]?.()
    expect(await results[name - 1]).toBe(name)
    await Promise.resolve()
  }
  expect(began).toEqual([1, 2, 3, 4])
})

test('work that fails gives its place back', async () => {
  const gate = createGate({ atOnce: 1, waiting: 0 }, () => new Error('full'))
  await expect(gate(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await gate(async () => 'in')).toBe('in')
})
