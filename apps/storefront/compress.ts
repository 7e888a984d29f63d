import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Files below this size travel as fast as they are. */
const SMALLEST = 1024

/** Writes a .gz and a .br beside every text file of the build, so that the service compresses nothing while serving. */
export function compress(): Plugin {
  let folder = ''
  return {
    name: 'yaoji:compress',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir)
    },
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(js|css|html|svg|json)$/.test(entry.name)) continue
        const file = path.join(entry.parentPath, entry.name)
        const content = readFileSync(file)
        if (content.byteLength < SMALLEST) continue
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
        )
      }
    },
  }
}
