export default {
  plugins: [
    {
      // Lists the modules of the bundle. The test checks that all of them come from this app's installed packages.
      name: 'modules',
      generateBundle(_options, bundle) {
        const modules = Object.values(bundle).flatMap(file => Object.keys(file.modules ?? {}))
        this.emitFile({ type: 'asset', fileName: 'modules.json', source: JSON.stringify(modules) })
      },
    },
  ],
}
