import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Builds are for production: what the test runner says of itself is none of their business. */
const { NODE_ENV: _mode, VITEST: _runner, ...inherited } = process.env

const ENV = { ...inherited, NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1' }

/**
 * Runs a program to its end.
 * @param {string[]} command program and arguments
 * @returns {Promise<{ code: number, said: string }>} all that it printed, trimmed
 */
export async function run([program, ...args], cwd) {
  try {
    const { stdout, stderr } = await promisify(execFile)(program, args, { cwd, env: ENV, maxBuffer: 2 ** 26 })
    return { code: 0, said: (stdout + stderr).trim() }
  } catch (error) {
    return { code: error.code, said: `${error.stdout}${error.stderr}`.trim() }
  }
}

/** What a program that ended well answers; the test asserts it whole, so that a failure shows what was said. */
export const DONE = { code: 0 }
