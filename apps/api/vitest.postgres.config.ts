import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/longest-first'

const source = {
  resolve: { conditions: ['@yaoji/source'] },
  ssr: { resolve: { conditions: ['@yaoji/source'] } },
}

/**
 * What runs on a real PostgreSQL, whose address TEST_DATABASE_URL gives: the service's ordinary tests once more, each
 * file on a database of its own, and the races, which start several processes of the service.
 */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...source,
        test: {
          name: 'api-postgres',
          environment: 'node',
          isolate: false,
          globalSetup: ['./tests/needs-postgres.ts'],
          include: ['src/**/*.test.ts', 'demo/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            '**/dist/**',
            'tests/{races,faults,several-machines}/**',
            '**/*.process.test.ts',
            // Drawings, without a database.
            'demo/pictures/**',
            // The work of a server is not that of this process.
            'tests/read-budgets.test.ts',
          ],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...source,
        test: {
          name: 'races',
          environment: 'node',
          isolate: false,
          globalSetup: ['./tests/needs-postgres.ts'],
          include: ['tests/races/**/*.test.ts'],
          // Each race wants the machine for itself: what it shows is what happens at the same time.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
