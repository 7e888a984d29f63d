import { rmSync } from 'node:fs'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { build } from 'esbuild'
import { globSync } from 'tinyglobby'
import { defineConfig } from 'tsup'

/** Every stylesheet of the package as one file, theme first: what `@yaoji/ui/styles.css` is. */
async function writeStyles(): Promise<void> {
  for (const file of globSync('dist/**/*.css', { absolute: true })) rmSync(file)
  const components = globSync('src/*/*.css.ts', { ignore: 'src/theme/**' }).sort()
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
  dts: { compilerOptions: { composite: false, ignoreDeprecations: '6.0', customConditions: [] } },
  onSuccess: writeStyles,
})
