import { defineConfig } from 'vitest/config'

/**
 * What happens to the service when a process is killed, the database is away, a disk is full, or too much is asked. The
 * tests start processes, on the embedded database and on the PostgreSQL of TEST_DATABASE_URL; FAULT_ROUNDS sets how
 * often each fault happens.
 */
export default defineConfig({
  resolve: { conditions: ['@yaoji/source'] },
  ssr: { resolve: { conditions: ['@yaoji/source'] } },
  test: {
    name: 'faults',
    environment: 'node',
    isolate: false,
    globalSetup: ['./tests/needs-postgres.ts'],
    include: ['tests/faults/**/*.test.ts'],
    // Each fault wants the machine for itself: what it shows is what happens at the same time.
    fileParallelism: false,
    testTimeout: 120_000 + 60_000 * Number(process.env.FAULT_ROUNDS ?? 2),
    hookTimeout: 60_000,
  },
})
