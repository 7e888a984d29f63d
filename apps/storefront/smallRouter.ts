import type { Plugin } from 'vite'

/** Calls of React that have no effect of their own. */
const PURE_CALL = /= (?=React\d*\.(forwardRef|createContext|memo)\()/g

const DISPLAY_NAME = /^\w+\.displayName = ".*";$/gm

/**
 * Makes react-router as small as what the shop uses of it. Its package exports only the build with warnings for
 * developers, although it contains one without them; and its one file exports `var Link = React.forwardRef(…)` without
 * the mark that the call has no effect, so that the bundler keeps components that nothing renders. Delete this when its
 * releases do both.
 */
export function smallRouter(): Plugin {
  return {
    name: 'yaoji:small-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(source, importer) {
        const found = await this.resolve(source, importer, { skipSelf: true })
        return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
      },
    },
    transform: {
      filter: { id: /react-router\/dist\/.*\.mjs$/ },
      handler: code => code.replace(PURE_CALL, '= /* @__PURE__ */ ').replace(DISPLAY_NAME, ''),
    },
  }
}
