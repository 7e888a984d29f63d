/** A library of one component, not minified, so that the test can read which other names the bundle contains. */
export default {
  build: {
    outDir: 'dist-one',
    minify: false,
    lib: { entry: 'src/one.ts', formats: ['es'], fileName: 'one' },
    rollupOptions: { external: /^react(\/|-dom|$)/ },
  },
}
