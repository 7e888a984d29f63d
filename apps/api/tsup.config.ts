import { defineConfig } from 'tsup'

/** The service as one file beside its dependencies: the workspace's own packages go in from source. */
export default defineConfig({
  entry: ['src/main.ts'],
  format: 'esm',
  target: 'node20',
  clean: true,
  noExternal: [/^@yaoji\//],
  esbuildOptions(options) {
    options.conditions = ['@yaoji/source']
  },
})
