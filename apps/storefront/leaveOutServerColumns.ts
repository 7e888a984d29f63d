import type { Plugin } from 'vite'

/** A cell of the route table in a column that no browser reads: for tests and `npm run trace`, and for the server. */
const CELL = / ((row|example): '[^']*'|\.\.\.content),?/g

/** Leaves the columns `row`, `example` and `withContent` out of the build for browsers: every first visit loads the table. */
export function leaveOutServerColumns(): Plugin {
  return {
    name: 'yaoji:leave-out-server-columns',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /apps\/storefront\/src\/routes\.ts$/ },
      handler: code => code.replace(CELL, ''),
    },
  }
}
