import { configDefaults, defineProject } from 'vitest/config'
import storefront from './vitest.config'

/**
 * The test that renders pages as a server does. It is alone in its thread: the renderer leaves the contexts of its last
 * page to the next one, and the other files would find them.
 */
export default defineProject({
  ...storefront,
  test: {
    ...storefront.test,
    name: 'storefront-server',
    include: ['src/server.test.tsx'],
    exclude: configDefaults.exclude,
    isolate: true,
  },
})
