import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { type BuildOptions, build, type Plugin } from 'esbuild'

/** Class names: a prefix that theme/base.css.ts selects by, and the hash of file and export. */
export const identifiers = ({ hash }: { hash: string }) => `yaoji_${hash}`

/**
 * Writes what applications import: `styles.css` (theme and every component), `styles.layer.css` (the same in
 * `@layer yaoji`), `theme.css`, `reset.css`, and `<component>/styles.css` (the component and what it is made of).
 */
export async function writeStylesheets(): Promise<void> {
  for (const file of filesUnder('dist', '.css')) rmSync(file)
  const all = filesUnder('src', '.css.ts').filter(file => !file.startsWith(path.join('src', 'theme')))
  await Promise.all([
    bundle('dist/styles.css', ['src/theme/index.ts', ...all]),
    bundle('dist/theme.css', ['src/theme/index.ts']),
    bundle('dist/reset.css', ['src/theme/reset.css.ts']),
    writeComponentSheets(),
  ])
  writeFileSync('dist/styles.layer.css', `@layer yaoji{${readFileSync('dist/styles.css', 'utf8').trim()}}\n`)
  // What a stylesheet exports; TypeScript asks, where no bundler's types have answered.
  for (const file of filesUnder('dist', '.css')) writeFileSync(`${file}.d.ts`, 'export {}\n')
}

const options = {
  bundle: true,
  format: 'esm',
  minifyWhitespace: true,
  write: false,
  logLevel: 'error',
} satisfies BuildOptions

async function bundle(target: string, files: readonly string[]): Promise<void> {
  const contents = files.map(file => `import './${file}'`).join('\n')
  const { outputFiles } = await build({
    ...options,
    stdin: { contents, resolveDir: '.', loader: 'ts' },
    outfile: target.replace(/css$/, 'js'),
    plugins: [vanillaExtractPlugin({ identifiers })],
  })
  for (const file of outputFiles) if (file.path.endsWith('.css')) writeFileSync(target, file.text)
}

/** A sheet for each component: its own rules after those of the components that it is made of. */
async function writeComponentSheets(): Promise<void> {
  const components = filesUnder('src', 'index.ts').map(file => path.relative('src', path.dirname(file)))
  const { outputFiles } = await build({
    ...options,
    entryPoints: components
      .filter(name => name !== 'theme')
      .map(name => ({ in: `src/${name}/index.ts`, out: `${name}/styles` })),
    outdir: 'dist',
    packages: 'external',
    plugins: [withoutBase, vanillaExtractPlugin({ identifiers })],
  })
  for (const file of outputFiles) {
    if (!file.path.endsWith('.css')) continue
    mkdirSync(path.dirname(file.path), { recursive: true })
    writeFileSync(file.path, file.text)
  }
}

/**
 * The rules that all elements start from are in `theme.css` only: repeated in a later sheet they would win over the
 * components of an earlier one.
 */
const withoutBase: Plugin = {
  name: 'without-base',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /theme\/base\.css\.ts\.vanilla\.css/ }, () => ({
      path: 'base',
      namespace: 'without-base',
    }))
    onLoad({ filter: /.*/, namespace: 'without-base' }, () => ({ contents: '', loader: 'css' }))
  },
}

function filesUnder(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith(ending))
    .map(file => path.join(folder, file))
    .sort()
}
