import { defineConfig } from 'vitest/config'

/**
 * The service on more than one machine: two processes behind a haproxy, with a PgBouncer between them and the PostgreSQL
 * of TEST_DATABASE_URL. HAPROXY_PATH and PGBOUNCER_PATH name the programs; PG_BIN_DIR is the folder of those of a PostgreSQL
 * that can have a replica.
 */
export default defineConfig({
  resolve: { conditions: ['@yaoji/source'] },
  ssr: { resolve: { conditions: ['@yaoji/source'] } },
  test: {
    name: 'machines',
    environment: 'node',
    globalSetup: ['./tests/needs-postgres.ts'],
    include: ['tests/several-machines/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
})
