import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/session/tables.ts', './src/modules/*/tables.ts'],
  out: './migrations',
})
