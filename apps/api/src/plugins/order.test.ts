import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { routesPlugin } from '../app'
import type { Deps } from '../wire/deps'
import { errorPlugin } from './errors'
import { loadPlugin } from './load'
import { securityPlugin } from './security'
import { sessionPlugin } from './sessions'
import { storefrontPlugin } from './storefront'

// A plugin that is refused reads nothing of them.
const service = () => Fastify().decorate('deps', {} as Deps)

test.each([
  ['security', 'errors', securityPlugin],
  ['load', 'errors', loadPlugin],
  ['session', 'security', sessionPlugin],
  ['routes', 'errors', routesPlugin],
  ['storefront', 'security', storefrontPlugin],
])('%s registered before %s fails at start', async (name, missing, plugin) => {
  await expect(async () => await service().register(plugin)).rejects.toThrow(
    `The dependency '${missing}' of plugin '${name}' is not registered`,
  )
})

test('a plugin that reads the given parts fails at start without them', async () => {
  const app = Fastify()
  await app.register(errorPlugin)
  await expect(async () => await app.register(securityPlugin)).rejects.toThrow(
    "The decorator 'deps' required by 'security' is not present in Fastify",
  )
})
