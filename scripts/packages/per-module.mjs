import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/*
 * Builds a package file by file: dist has the same modules as src, so that each file keeps its own directives.
 * A bundle keeps only those of its entries, so 'use client' would be on all code or on none. In a tsup config:
 *
 *   entry: sourcesOf('src'), bundle: true, splitting: false, esbuildPlugins: [perModule()]
 */

/** Globs for tsup's `entry`: every source file that is published, each with its own output file. */
export function sourcesOf(folder) {
  return [
    `${folder}/**/*.{ts,tsx}`,
    `!${folder}/**/*.d.ts`,
    `!${folder}/**/*.{test,test-d,stories}.*`,
    `!${folder}/**/fixtures.{ts,tsx}`,
    // Helper functions for stylesheets: they run only in the build.
    `!${folder}/**/styled.ts`,
    `!${folder}/**/testing/**`,
  ]
}

/** The source files of a relative import; other files (stylesheets) are handled by other plugins. */
const CANDIDATES = [
  ['.ts', '.js'],
  ['.tsx', '.js'],
  ['/index.ts', '/index.js'],
  ['/index.tsx', '/index.js'],
]

/** An esbuild plugin: relative imports of source files stay imports, with the extension of their output file. */
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
