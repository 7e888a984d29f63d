import { defineConfig } from 'tsup'
import { perModule, sourcesOf } from '../../scripts/packages/per-module.mjs'

export default defineConfig({
  entry: sourcesOf('src'),
  format: 'esm',
  target: 'es2022',
  clean: true,
  splitting: false,
  esbuildPlugins: [perModule()],
})
