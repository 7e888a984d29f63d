import { connect, createServer, type Socket } from 'node:net'

/** A way to a database server that the test can cut. */
export interface Relay {
  /** The address of the database by this way. */
  readonly url: string
  /** Breaks all connections, and accepts no more. */
  cut(): Promise<void>
  restore(): Promise<void>
}

/** Passes everything on to the server of an address. */
export async function openRelay(address: string): Promise<Relay> {
  const target = new URL(address)
  const sockets = new Set<Socket>()
  const relay = () =>
    createServer(near => {
      const far = connect(Number(target.port), target.hostname)
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(socket)
        socket.pipe(other)
        socket.on('error', () => {})
        socket.once('close', () => {
          sockets.delete(socket)
          other.destroy()
        })
      }
    })
  let server = relay()
  const listen = (port: number) =>
    new Promise<void>(resolve => server.listen(port, '127.0.0.1', () => resolve()))
  await listen(0)
  const { port } = server.address() as { port: number }
  const url = new URL(address)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return {
    url: url.href,
    async cut() {
      const closed = new Promise(resolve => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
    restore() {
      server = relay()
      return listen(port)
    },
  }
}
