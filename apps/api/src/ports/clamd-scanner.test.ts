import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { clamdScanner } from './clamd-scanner'

/** A server that does with each connection what clamd would; its port. */
async function listen(serve: (socket: Socket) => void): Promise<number> {
  const server = createServer(serve)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Reads INSTREAM as its manual says and answers; `received` has the content. */
function clamd(answer: (content: string) => string) {
  const received: string[] = []
  const serve = (socket: Socket) => {
    let bytes = Buffer.alloc(0)
    socket.on('data', chunk => {
      bytes = Buffer.concat([bytes, chunk])
      if (!bytes.subarray(-4).equals(Buffer.alloc(4))) return
      expect(bytes.subarray(0, 10).toString()).toBe('zINSTREAM\0')
      const parts: Buffer[] = []
      for (let at = 10; at < bytes.length - 4; at += 4 + bytes.readUInt32BE(at))
        parts.push(bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at)))
      const content = Buffer.concat(parts).toString()
      received.push(content)
      socket.end(`${answer(content)}\0`)
    })
  }
  return { serve, received }
}

async function fileWith(content: string): Promise<string> {
  const file = path.join(tmpdir(), `yaoji-scan-${randomUUID()}`)
  await writeFile(file, content)
  onTestFinished(() => rm(file))
  return file
}

const scan = (port: number, file: string, idleMs?: number) =>
  clamdScanner({ host: '127.0.0.1', port }, idleMs).scan(file)

test('[SV-05] clamd gets the whole file and says what is in it', async () => {
  const { serve, received } = clamd(content =>
    content.includes('virus') ? 'stream: Eicar-Test FOUND' : 'stream: OK',
  )
  const port = await listen(serve)
  const large = 'licence'.repeat(30_000)
  expect(await scan(port, await fileWith(large))).toBe('clean')
  expect(await scan(port, await fileWith('a virus'))).toBe('infected')
  expect(received).toEqual([large, 'a virus'])
})

test.each<[string, (socket: Socket) => void]>([
  ['refuses the size', clamd(() => 'INSTREAM size limit exceeded. ERROR').serve],
  ['closes without an answer', socket => void socket.resume().end()],
  ['does not answer', socket => void socket.resume()],
])('[SV-05] a scan fails when clamd %s', async (_what, serve) => {
  const port = await listen(serve)
  await expect(scan(port, await fileWith('a'), 100)).rejects.toThrow(/clamd/)
})

test('[SV-05] a scan fails when nothing listens, or the file is gone', async () => {
  const { serve } = clamd(() => 'stream: OK')
  const port = await listen(serve)
  await expect(scan(1, await fileWith('a'))).rejects.toThrow()
  await expect(scan(port, '/nowhere/a')).rejects.toThrow()
})
