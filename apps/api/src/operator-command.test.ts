import { expect, test, vi } from 'vitest'
import { say } from './operator-command'

test('a text of a buyer is one line and cannot control the operator’s terminal', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  say('7  药店\n8  passed\u001b[2K\r\u009b1A\u202e店药\u2028')
  expect(write).toHaveBeenCalledExactlyOnceWith(
    '7  药店\uFFFD8  passed\uFFFD[2K\uFFFD\uFFFD1A\uFFFD店药\uFFFD\n',
  )
})
