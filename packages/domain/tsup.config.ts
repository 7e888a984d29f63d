import { defineConfig } from 'tsup'
import { perModule, sourcesOf } from '../../scripts/packages/per-module.mjs'

/** One output file per module: a bundler leaves out the tables and rules of modules that an application does not use. */
export default defineConfig({
  entry: sourcesOf('src'),
  format: 'esm',
  target: 'es2022',
  splitting: false,
  clean: true,
  esbuildPlugins: [perModule()],
})
