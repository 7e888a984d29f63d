import type { Plugin } from 'vite'

/** Calls of React that have no effect of their own. */
const PURE_CALL = /= (?=React\d*\.(forwardRef|createContext|memo)\()/g

const DISPLAY_NAME = /^\w+\.displayName = ".*";$/gm

/**
 * Lets the bundler leave out the components of react-router that nothing renders: its one file exports `var Link =
 * React.forwardRef(…)` without the mark that the call has no effect. Delete this when its releases have the mark.
 */
export function markRouterPure(): Plugin {
  return {
    name: 'mark-router-pure',
    transform: {
      filter: { id: /react-router\/dist\/.*\.mjs$/ },
      handler: code => code.replace(PURE_CALL, '= /* @__PURE__ */ ').replace(DISPLAY_NAME, ''),
    },
  }
}
