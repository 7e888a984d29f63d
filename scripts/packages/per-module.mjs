import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/*
 * Builds a package file by file: dist has the same modules as src, so that each file keeps its own directives.
 * A bundle keeps those of its entries only, and then 'use client' is on everything or on nothing. In a tsup config:
 *
 *   entry: sourcesOf('src'), bundle: true, splitting: false, esbuildPlugins: [perModule()]
 */

/** Globs for tsup's `entry`: every source file that is published, each as an output file of its own. */
export function sourcesOf(folder) {
  return [
    `${folder}/**/*.{ts,tsx}`,
    `!${folder}/**/*.d.ts`,
    `!${folder}/**/*.{test,test-d,stories}.*`,
    `!${folder}/**/fixtures.ts`,
    // What stylesheets are written with: it runs in the build only.
    `!${folder}/**/styled.ts`,
    `!${folder}/**/testing/**`,
  ]
}

/** A relative import can be this in the source; what else exists there (a stylesheet) is left to other plugins. */
const CANDIDATES = [
  ['.ts', '.js'],
  ['.tsx', '.js'],
  ['/index.ts', '/index.js'],
  ['/index.tsx', '/index.js'],
]

/** An esbuild plugin: relative imports of source files stay imports, with the ending that their output file has. */
export function perModule() {
  return {
    name: 'per-module',
    setup(build) {
      build.onResolve({ filter: /^\.\.?(\/|$)/ }, ({ kind, path, resolveDir, namespace }) => {
        if (kind === 'entry-point' || (namespace && namespace !== 'file')) return undefined
        const target = resolve(resolveDir, path)
        const found = CANDIDATES.find(([source]) => existsSync(`${target}${source}`))
        if (!found) return undefined
        return { path: `${path.replace(/\/$/, '')}${found[1]}`, external: true }
      })
    },
  }
}
