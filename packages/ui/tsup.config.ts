import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { build } from 'esbuild'
import { defineConfig } from 'tsup'

/** Every stylesheet of the package as one file, theme first: what `@yaoji/ui/styles.css` is. */
async function writeStyles(): Promise<void> {
  for (const file of filesUnder('dist', '.css')) rmSync(file)
  const components = filesUnder('src', '.css.ts').filter(file => !file.startsWith(path.join('src', 'theme')))
  const imports = ['./src/theme/index.ts', ...components.map(file => `./${file}`)]
  await build({
    stdin: { contents: imports.map(file => `import '${file}'`).join('\n'), resolveDir: '.', loader: 'ts' },
    bundle: true,
    format: 'esm',
    outfile: 'dist/styles.js',
    minifyWhitespace: true,
    plugins: [vanillaExtractPlugin({ identifiers: hashed })],
    logLevel: 'error',
  })
  rmSync('dist/styles.js')
  // What a stylesheet exports; TypeScript asks, where no bundler's types have answered.
  writeFileSync('dist/styles.css.d.ts', 'export {}\n')
}

function filesUnder(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith(ending))
    .map(file => path.join(folder, file))
    .sort()
}

const hashed = ({ hash }: { hash: string }) => `yaoji_${hash}`

export default defineConfig({
  entry: ['src/*/index.ts', 'src/*/headless.ts'],
  format: 'esm',
  target: 'es2022',
  clean: true,
  // Bundling keeps directives of entries only; every file of this package needs it.
  banner: { js: "'use client'" },
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: hashed })],
  onSuccess: writeStyles,
})
