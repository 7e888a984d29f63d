import { createReadStream } from 'node:fs'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import type { ScannerPort } from './scanner'

/** Time without an answer or a byte that is taken, in milliseconds. */
const IDLE_MS = 30_000

/** Where clamd, the service of ClamAV, listens. */
export interface ClamdAddress {
  readonly host: string
  readonly port: number
}

/** Sends each file to clamd over TCP (its command INSTREAM). `StreamMaxLength` of clamd must allow 10 MB. */
export function clamdScanner({ host, port }: ClamdAddress, idleMs = IDLE_MS): ScannerPort {
  return {
    async scan(file) {
      const socket = connect({ host, port })
      socket.setTimeout(idleMs, () => socket.destroy(new Error('api: clamd does not answer.')))
      const sent = Readable.from(framed(file), { objectMode: false })
      sent.on('error', error => socket.destroy(error))
      sent.pipe(socket, { end: false })
      try {
        return resultOf(await read(socket))
      } finally {
        sent.destroy()
        socket.destroy()
      }
    },
  }
}

/** The command, each part of the file after its length, and a length of 0. */
async function* framed(file: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const chunk of createReadStream(file)) {
    yield lengthOf(chunk.length)
    yield chunk
  }
  yield lengthOf(0)
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

async function read(socket: AsyncIterable<Buffer>): Promise<string> {
  let answer = ''
  for await (const chunk of socket) {
    answer += chunk.toString('latin1')
    if (answer.includes('\0')) break
  }
  return answer.replace(/\0.*$/s, '')
}

/** Reads `stream: OK` or `stream: NAME FOUND`. */
function resultOf(answer: string): 'clean' | 'infected' {
  if (answer === 'stream: OK') return 'clean'
  if (/^stream: .+ FOUND$/.test(answer)) return 'infected'
  throw new Error(`api: clamd answers "${answer.slice(0, 100)}".`)
}
