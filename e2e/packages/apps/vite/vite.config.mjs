export default {
  plugins: [
    {
      // What went into the bundle, for the test that nothing of it came from anywhere but this caller's install.
      name: 'modules',
      generateBundle(_options, bundle) {
        const modules = Object.values(bundle).flatMap(file => Object.keys(file.modules ?? {}))
        this.emitFile({ type: 'asset', fileName: 'modules.json', source: JSON.stringify(modules) })
      },
    },
  ],
}
