import type { FastifyInstance } from 'fastify'

/** An address of the service: its names in the path begin with a colon. */
export interface Address {
  readonly method: string
  readonly path: string
}

const LINE = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/

/** Every address that the service serves, read from Fastify's tree of routes, four characters for each level. */
export function addressesOf(app: FastifyInstance): Address[] {
  const parts: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .trimEnd()
    .split('\n')
    .flatMap(line => {
      const [, indent, part, methods] = LINE.exec(line) ?? []
      if (indent === undefined || part === undefined)
        throw new Error(
          `tests: "${line}" is no line of a tree of routes. Fastify prints it in another way now.`,
        )
      parts.splice(indent.length / 4, parts.length, part)
      return (methods?.split(', ') ?? []).map(method => ({ method, path: parts.join('') }))
    })
}
