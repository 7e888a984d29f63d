import { defineConfig } from 'tsup'

/** The service, the operator's command and the threads that draw and check PDFs and render pages, each as one file beside its dependencies: the workspace's own packages go in from source. */
export default defineConfig({
  entry: {
    main: 'src/main.ts',
    operator: 'src/operator.ts',
    draw: 'src/pdf/draw.ts',
    check: 'src/pdf/check.ts',
    render: 'src/pages/render.ts',
  },
  splitting: false,
  format: 'esm',
  target: 'node20',
  clean: true,
  noExternal: [/^@yaoji\//],
  esbuildOptions(options) {
    options.conditions = ['@yaoji/source']
  },
})
