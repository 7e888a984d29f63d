import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { endQuietly } from './end-quietly'

const fail = (output: Writable, code: string) =>
  output.emit('error', Object.assign(new Error(code), { code }))

test('a reader that ends first is no error; a full disk is one', () => {
  const output = new Writable()
  endQuietly(output)
  expect(() => fail(output, 'EPIPE')).not.toThrow()
  expect(() => fail(output, 'ENOSPC')).toThrow('ENOSPC')
})
