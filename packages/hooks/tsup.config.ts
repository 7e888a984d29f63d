import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts', 'src/data/index.ts'],
  format: 'esm',
  target: 'es2022',
  clean: true,
  // Bundling keeps directives of entries only; every file of this package needs it.
  banner: { js: "'use client'" },
})
