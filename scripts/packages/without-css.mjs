import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/*
 * The headless build of a component library is its styled source with every stylesheet module replaced by a
 * module with the same exports, all undefined. The library build (esbuild) and the tests (Vite) use it.
 */

/** Matches an import of a vanilla-extract stylesheet: `./Price.css`, whose source is `Price.css.ts`. */
export const STYLESHEET = /\.css$/

/**
 * The file of a stylesheet import.
 * @param {string} specifier as in the importing file
 * @param {string} importer path of that file
 */
export const stylesheetFile = (specifier, importer) => `${resolve(dirname(importer), specifier)}.ts`

/**
 * A module with the exports of a stylesheet, each undefined.
 * @param {string} file path of the `.css.ts`
 */
export function emptyStylesheet(file) {
  if (!existsSync(file))
    throw new Error(`without-css: ${file} does not exist. An import names it. Correct the import.`)
  const names = [...readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(
    match => match[1],
  )
  return names.length > 0 ? names.map(name => `export const ${name} = undefined`).join('\n') : 'export {}'
}

/** Vite plugin: components without any stylesheet. Imports of `.css` from outside the package do not change. */
export function withoutCss() {
  const PREFIX = '\0without-css:'
  return {
    name: 'without-css',
    enforce: 'pre',
    resolveId(specifier, importer) {
      if (!STYLESHEET.test(specifier) || !specifier.startsWith('.') || !importer) return
      return `${PREFIX}${stylesheetFile(specifier, importer)}.js`
    },
    load(id) {
      if (id.startsWith(PREFIX)) return emptyStylesheet(id.slice(PREFIX.length, -'.js'.length))
    },
  }
}
