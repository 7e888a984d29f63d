import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/*
 * Writes a package's type declarations into its dist: what `tsc -b` emits anyway, with the file endings that node16
 * resolution asks for. Bundling them per entry costs minutes and gigabytes where there are many entries.
 * Run inside the package, after its JavaScript is built.
 */

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const HERE = process.cwd()
const EMITTED = join(ROOT, '.tsc', relative(join(ROOT, 'packages'), HERE), 'src')

/** Declarations of what is not published. */
const INNER = /(\.test|\.stories|fixtures)\.d\.ts$|(^|\/)testing\//

const tsc = spawnSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-b', HERE], {
  stdio: 'inherit',
})
if (tsc.status !== 0) process.exit(tsc.status ?? 1)

for (const file of readdirSync(EMITTED, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.d.ts') || INNER.test(file)) continue
  const target = join(HERE, 'dist', file)
  mkdirSync(dirname(target), { recursive: true })
  copyFileSync(join(EMITTED, file), target)
  writeFileSync(target, withEndings(readFileSync(target, 'utf8'), dirname(join(EMITTED, file))))
}

/** Adds `.js`, or `/index.js`, to relative imports. */
function withEndings(text, folder) {
  return text
    .replace(/\n?\/\/# sourceMappingURL=.*$/m, '')
    .replace(/(from |import\()(['"])(\.{1,2}\/[^'"]*|\.{1,2})\2/g, (_, lead, quote, path) => {
      const found = existsSync(join(folder, `${path}.d.ts`))
        ? `${path}.js`
        : `${path.replace(/\/$/, '')}/index.js`
      return `${lead}${quote}${found}${quote}`
    })
}
