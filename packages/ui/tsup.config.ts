import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig, type Options } from 'tsup'
import { perModule, sourcesOf } from '../../scripts/packages/per-module.mjs'
import { headlessModules, headlessSources } from './build/headless'
import { markPure } from './build/markPure'
import { identifiers, writeStylesheets } from './build/stylesheets'
import { writeTokens } from './build/tokens'

const shared: Options = { format: 'esm', target: 'es2022', splitting: false, plugins: [markPure()] }

/** One source, two builds: `dist` with looks, `dist/headless` the same modules without any stylesheet. */
export default defineConfig([
  {
    ...shared,
    entry: sourcesOf('src'),
    esbuildPlugins: [perModule(), vanillaExtractPlugin({ identifiers })],
    async onSuccess() {
      await writeStylesheets()
      writeTokens()
    },
  },
  { ...shared, entry: headlessSources('src'), outDir: 'dist/headless', esbuildPlugins: [headlessModules()] },
])
