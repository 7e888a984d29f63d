import { readFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from 'esbuild'
import type { Plugin } from 'vite'

/** Puts `beforeCode.js` into the page: another file would be one more round trip before anything is shown. */
export function withBeforeCode(): Plugin {
  return {
    name: 'yaoji:with-before-code',
    apply: 'build',
    transformIndexHtml() {
      const code = readFileSync(path.join(import.meta.dirname, 'beforeCode.js'), 'utf8')
      return [
        {
          tag: 'script',
          children: transformSync(code, { minify: true }).code.trim(),
          injectTo: 'head-prepend',
        },
      ]
    },
  }
}
