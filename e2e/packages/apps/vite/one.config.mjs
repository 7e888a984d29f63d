/** A library of one component, with its names as they were written: what else came along can be read in it. */
export default {
  build: {
    outDir: 'dist-one',
    minify: false,
    lib: { entry: 'src/one.ts', formats: ['es'], fileName: 'one' },
    rollupOptions: { external: /^react(\/|-dom|$)/ },
  },
}
