import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tool } from '../launch/tool.mjs'

/*
 * Writes a package's type declarations into its dist: the output of `tsc -b`, with the file extensions that node16
 * resolution needs. Bundling them per entry needs minutes and gigabytes when there are many entries.
 * Run inside the package, after its JavaScript is built.
 */

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const HERE = process.cwd()
const EMITTED = join(ROOT, '.tsc', relative(join(ROOT, 'packages'), HERE), 'src')
const DIST = join(HERE, 'dist')

/** Inferred types name the package that declares them; a caller has only the package that exports them again. */
const HANDED_ON = {
  '@tanstack/query-core': '@tanstack/react-query',
  '@tanstack/virtual-core': '@tanstack/react-virtual',
}

const [program, ...args] = tool('tsc', '-b', HERE)
const tsc = spawnSync(program, args, { stdio: 'inherit' })
if (tsc.status !== 0) process.exit(tsc.status ?? 1)

const published = new Set()
for (const file of readdirSync(DIST, { recursive: true, encoding: 'utf8' })) {
  const declaration = file.replace(/\.js$/, '.d.ts')
  if (file.endsWith('.js') && existsSync(join(EMITTED, declaration))) publish(join(EMITTED, declaration))
}

/** Writes a declaration and those that it imports. tsc's folder also has tests, and files that no longer exist. */
function publish(file) {
  if (published.has(file)) return
  published.add(file)
  const text = withNames(readFileSync(file, 'utf8'), path => {
    const found = existsSync(join(dirname(file), `${path}.d.ts`)) ? path : `${path}/index`
    publish(join(dirname(file), `${found}.d.ts`))
    return `${found}.js`
  })
  const target = join(DIST, relative(EMITTED, file))
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, text)
}

/** A declaration's text with imports that a caller can resolve, and without side-effect imports. */
function withNames(text, nameOf) {
  return text
    .replace(/\n?\/\/# sourceMappingURL=.*$/m, '')
    .replace(/^import ['"][^'"]*['"];\n/gm, '')
    .replace(/(from |import\()(['"])([^'"]+)\2/g, (_, lead, quote, path) => {
      const name = path.startsWith('.') ? nameOf(path) : (HANDED_ON[path] ?? path)
      return `${lead}${quote}${name}${quote}`
    })
}
