import { createServer } from 'node:net'
import type { Config } from './config'
import { ConfigError } from './config-error'

/** Throws when the port cannot be used. Filling an empty database takes half a minute, so this is known before it. */
export function findPortFree(config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', error => reject(portError(error, config)))
    probe.listen({ port: config.port, host: config.host, exclusive: true }, () =>
      probe.close(() => resolve()),
    )
  })
}

/** Why the service cannot listen, for the operator. */
export function portError(error: NodeJS.ErrnoException, { port, host }: Config): Error {
  if (error.code === 'EADDRINUSE')
    return new ConfigError(`Port ${port} is taken. Stop what uses it, or set PORT to another.`)
  if (error.code === 'EACCES')
    return new ConfigError(`Port ${port} is not allowed for this user. Set PORT to one above 1023.`)
  return new ConfigError(
    `It cannot listen on ${host} (${error.code}). Set HOST to an address of this machine.`,
  )
}
