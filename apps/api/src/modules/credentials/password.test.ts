import { expect, test } from 'vitest'
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
