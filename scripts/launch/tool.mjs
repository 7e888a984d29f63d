import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ROOT } from './folders.mjs'

/** Packages of tools whose package has another name. */
const PACKAGES = {
  // The compiler that is a native program. Tools that call the compiler need version 6, which Node runs.
  tsc: 'typescript-native',
  biome: '@biomejs/biome',
  playwright: '@playwright/test',
  'test-storybook': '@storybook/test-runner',
  attw: '@arethetypeswrong/cli',
  stryker: '@stryker-mutator/core',
  changeset: '@changesets/cli',
}

/**
 * The command line of an installed tool: Node and the tool's own file. Without npx or a shell in between, a
 * signal reaches the tool itself.
 * @returns {string[]} program and arguments
 */
export function tool(name, ...args) {
  const folder = join(ROOT, 'node_modules', PACKAGES[name] ?? name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return [process.execPath, join(folder, typeof bin === 'string' ? bin : bin[name]), ...args]
}

/**
 * The command line of npm: the one that started this process, else the one beside this Node, else the one in PATH.
 * @returns {string[]} program and arguments
 */
export function npm(...args) {
  const beside = join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js')
  const onWindows = join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js')
  const file = [process.env.npm_execpath, beside, onWindows].find(
    path => path && basename(path) === 'npm-cli.js' && existsSync(path),
  )
  return file ? [process.execPath, file, ...args] : ['npm', ...args]
}
