import { execFile } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { OPERATOR_KEY, type Shop } from './server'

const COMMAND = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../apps/api/dist/operator.js')

/** Runs the operator's command on a shop, as `npm run operator -- …` does. Returns what it prints. */
export async function operate(shop: Shop, ...args: readonly string[]): Promise<string> {
  const env = { ...process.env, SERVICE_URL: shop.url, OPERATOR_KEY }
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, ...args], { env })
  return stdout
}
