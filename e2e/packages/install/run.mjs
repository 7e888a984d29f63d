import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../../../scripts/launch/folders.mjs'

/** Builds run in production mode, so they must not get the environment variables of the test runner. */
const { NODE_ENV: _mode, VITEST: _runner, ...inherited } = process.env

const ENV = { ...inherited, NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1' }

/**
 * Runs a program to its end.
 * @param {string[]} command program and arguments
 * @returns {Promise<{ code: number, output: string }>} its whole output, trimmed
 */
export async function run([program, ...args], cwd) {
  try {
    const { stdout, stderr } = await promisify(execFile)(program, args, { cwd, env: ENV, maxBuffer: 2 ** 26 })
    return { code: 0, output: (stdout + stderr).trim() }
  } catch (error) {
    return { code: error.code, output: `${error.stdout}${error.stderr}`.trim() }
  }
}

/** Result of a successful program. Tests compare the whole result, so that a failure shows the output. */
export const SUCCESS = { code: 0 }

/** The compiler of most other apps: version 6, which Node runs. The folder has its libraries. */
const TYPESCRIPT = join(ROOT, 'node_modules/typescript')
export const LIBRARIES = join(TYPESCRIPT, 'lib')
export const tsc = (...args) => [process.execPath, join(TYPESCRIPT, 'bin/tsc'), ...args]
