import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts', 'src/contract/*.ts', '!src/contract/*.test.ts', 'src/transport/form.ts'],
  outDir: 'dist',
  format: 'esm',
  target: 'es2022',
  clean: true,
})
