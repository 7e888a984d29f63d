import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inspect } from 'node:util'
import { readSetting } from './config'

/*
 * What the operator's commands share. They call the service that runs, so they work beside the embedded database, which
 * takes one process only.
 */

/** An error of the operator: printed without a stack. */
export class CommandError extends Error {}

/** Characters that start a line, hide text or control a terminal: the texts of buyers can contain them. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** Prints a line. */
export function say(line: string): void {
  process.stdout.write(`${line.replace(UNPRINTABLE, '\uFFFD')}\n`)
}

/** Runs a command with its arguments, and prints how it failed. */
export function run(main: (args: readonly string[]) => Promise<void>): void {
  main(process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof CommandError ? error.message : inspect(error)}\n`)
    process.exitCode = 1
  })
}

const setting = (name: string) => readSetting(process.env, name)

/** Calls the service with the operator's key and returns the data of its answer. Throws a CommandError with the service's message. */
export async function callOperator(method: string, address: string, fields?: Record<string, string>) {
  const service = setting('SERVICE_URL') ?? `http://127.0.0.1:${setting('PORT') ?? 4173}`
  if (!URL.canParse(service)) throw new CommandError(`${service} is no address. Fix SERVICE_URL or PORT.`)
  const answer = await fetch(new URL(address, service), {
    method,
    headers: { authorization: `Bearer ${readKey()}` },
    body: fields ? new URLSearchParams(fields) : null,
  }).catch(() => {
    throw new CommandError(`No service answers at ${service}. Start it, or set PORT or SERVICE_URL.`)
  })
  // What does not answer in the envelope is another program, or a service without a key.
  const envelope = await answer.json().catch(() => null)
  if (!answer.ok) throw new CommandError(envelope?.msg ?? `The service answered ${answer.status}.`)
  return envelope.data
}

function readKey(): string {
  const key = setting('OPERATOR_KEY')
  if (key) return key
  // npm runs a workspace's script in the workspace: the folder that it was called from is in INIT_CWD.
  const folder = path.resolve(process.env.INIT_CWD ?? process.cwd(), setting('DATA_DIR') ?? '.data')
  try {
    return readFileSync(path.join(folder, 'operator.key'), 'utf8').trim()
  } catch {
    throw new CommandError(
      `There is no operator.key in ${folder}. Set DATA_DIR as for the service, or OPERATOR_KEY.`,
    )
  }
}
