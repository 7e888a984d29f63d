import { defineConfig } from 'tsup'

/** The service and the operator's command, each as one file beside its dependencies: the workspace's own packages go in from source. */
export default defineConfig({
  entry: ['src/main.ts', 'src/operator.ts'],
  splitting: false,
  format: 'esm',
  target: 'node20',
  clean: true,
  noExternal: [/^@yaoji\//],
  esbuildOptions(options) {
    options.conditions = ['@yaoji/source']
  },
})
