import type { Plugin } from 'vite'

/** A cell of the route table in a column that only tests and `npm run trace` read. */
const CELL = / (row|example): '[^']*',?/g

/** Leaves the columns `row` and `example` of the route table out of the build: every first visit loads the table. */
export function leaveOutTestColumns(): Plugin {
  return {
    name: 'yaoji:leave-out-test-columns',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /apps\/storefront\/src\/routes\.ts$/ },
      handler: code => code.replace(CELL, ''),
    },
  }
}
