import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readSetting } from '../config'

/*
 * Calls of the service that runs: the command works beside the embedded database, which takes one process only.
 */

/** An error of the operator: printed without a stack. */
export class CommandError extends Error {}

/** A command that is not understood. */
export class UsageError extends CommandError {}

/** Where a command runs. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>
  /** The folder that paths in arguments are relative to. */
  readonly folder: string
}

// biome-ignore lint/suspicious/noExplicitAny: the service and its command are built together
type Data = any

/** The operator's calls of one service. Each throws a {@link CommandError} with the service's message. */
export interface OperatorService {
  /** Reads an address. */
  get(address: string): Promise<Data>
  /** Sends fields. */
  post(address: string, fields: Readonly<Record<string, string>>): Promise<Data>
  /** Sends a file of this machine. */
  send(address: string, file: string): Promise<Data>
  /** Reads the content of a file. */
  read(address: string): Promise<Uint8Array>
}

/** Finds the service and its key by the settings. */
export function findService(surroundings: Surroundings): OperatorService {
  const setting = (name: string) => readSetting(surroundings.env, name)
  const service = setting('SERVICE_URL') ?? `http://127.0.0.1:${setting('PORT') ?? 4173}`
  if (!URL.canParse(service)) throw new CommandError(`${service} is no address. Fix SERVICE_URL or PORT.`)
  const headers = { authorization: `Bearer ${readKey(surroundings)}` }

  async function ask(address: string, body: BodyInit | null): Promise<Response> {
    const method = body === null ? 'GET' : 'POST'
    return fetch(new URL(address, service), { method, headers, body }).catch(() => {
      throw new CommandError(`No service answers at ${service}. Start it, or set PORT or SERVICE_URL.`)
    })
  }

  async function dataOf(answer: Response) {
    // What does not answer in the envelope is another program, or a service without a key.
    const envelope = await answer.json().catch(() => null)
    // A kind or an action that the service does not have.
    if (envelope?.data?.unknown) throw new UsageError(envelope.msg)
    if (!answer.ok || envelope === null)
      throw new CommandError(envelope?.msg ?? `${service} answered ${answer.status}. Is it this shop?`)
    return envelope.data
  }

  return {
    get: async address => dataOf(await ask(address, null)),
    post: async (address, fields) => dataOf(await ask(address, new URLSearchParams(fields))),
    async send(address, file) {
      const content = await readFile(file).catch((error: Error) => {
        throw new CommandError(`${file} cannot be read: ${error.message}`)
      })
      const form = new FormData()
      form.set('file', new Blob([content]), path.basename(file))
      return dataOf(await ask(address, form))
    },
    async read(address) {
      const answer = await ask(address, null)
      if (!answer.ok) await dataOf(answer)
      return new Uint8Array(await answer.arrayBuffer())
    },
  }
}

function readKey({ env, folder }: Surroundings): string {
  const key = readSetting(env, 'OPERATOR_KEY')
  if (key) return key
  const data = path.resolve(folder, readSetting(env, 'DATA_DIR') ?? '.data')
  try {
    return readFileSync(path.join(data, 'operator.key'), 'utf8').trim()
  } catch {
    throw new CommandError(
      `There is no operator.key in ${data}. Set DATA_DIR as for the service, or OPERATOR_KEY.`,
    )
  }
}
