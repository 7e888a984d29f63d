import { defineProject } from 'vitest/config'

/** What takes long, by itself or for one of its tests: `npm run check` leaves it to `npm test`. */
const HEAVY = [
  'tests/read-budgets.test.ts',
  'tests/fuzz.test.ts',
  'tests/hostile.test.ts',
  'tests/state-machines.test.ts',
  '**/pictures/package.test.ts',
  '**/auth/lockout.test.ts',
]

/** What the complete run does on PostgreSQL alone: the embedded database has the calls as a whole, and the buyers. */
const ON_POSTGRES = [
  'src/modules/**',
  'demo/*.test.ts',
  'demo/{catalogue,scale}/**',
  'tests/fuzz.test.ts',
  'tests/hostile.test.ts',
  'tests/foreign-ids.test.ts',
  'tests/state-machines.test.ts',
]

export default defineProject({
  resolve: { conditions: ['@yaoji/source'] },
  ssr: { resolve: { conditions: ['@yaoji/source'] } },
  test: {
    name: 'api',
    environment: 'node',
    // The service is loaded once, not for each file; each file has a database of its own all the same.
    isolate: false,
    globalSetup: ['./tests/template.ts'],
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      'tests/races/**',
      'tests/faults/**',
      'tests/several-machines/**',
      'tests/postgres/**',
      '**/*.process.test.ts',
      ...(process.env.MODULES_ON === 'postgres' ? ON_POSTGRES : []),
      ...(process.env.QUICK_TESTS ? HEAVY : []),
      // Most of the time; a changed module has its own tests run.
      ...(process.env.QUICK_TESTS === 'shared'
        ? ['src/modules/**', 'demo/**', 'tests/foreign-ids.test.ts']
        : []),
    ],
    testTimeout: 20_000,
    hookTimeout: 40_000,
  },
})
