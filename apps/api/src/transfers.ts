import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inspect } from 'node:util'
import { moneyText } from '@yaoji/domain'
import { readSetting } from './config'

/*
 * The operator's command about bank transfers. It speaks to the service that runs, so it works beside the embedded
 * database, which takes one process only.
 */

const USAGE = `Bank transfers that buyers say they made.

  npm run transfers -w @yaoji/api                               what waits
  npm run transfers -w @yaoji/api -- confirm ORDER AMOUNT       the money came; what is over goes to the buyer's balance
  npm run transfers -w @yaoji/api -- refuse ORDER REASON [CAME] it did not, or not enough; CAME goes to the balance

Settings: PORT and DATA_DIR as for the service, or SERVICE_URL and OPERATOR_KEY.`

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

class CommandError extends Error {}

const setting = (name: string) => readSetting(process.env, name)

async function main([action = 'list', ...args]: readonly string[]): Promise<void> {
  if (action === 'list') return list()
  const [sn, second, third] = args
  if (action === 'confirm' && sn && second) return decide(sn, { result: 'confirm', received: second })
  if (action === 'refuse' && sn && second)
    return decide(sn, { result: 'refuse', reason: second, ...(third ? { received: third } : {}) })
  throw new CommandError(USAGE)
}

async function list(): Promise<void> {
  const { list: rows } = await call('GET', '/operator/transfers')
  if (rows.length === 0) say('No transfer waits.')
  for (const row of rows) {
    say(
      `${row.sn}  ${moneyText(row.payable_amount)}  ${row.company}  付款方 ${row.payer}  流水号 ${row.bank_serial}  付款日 ${row.paid_date}  ${row.remark}`.trimEnd(),
    )
  }
}

const OUTCOMES: Readonly<Record<string, string>> = {
  paid: 'paid: the order goes on to review',
  refunded: 'the order did not wait for it: the money is in the buyer’s balance',
  refused: 'refused: the order waits for a payment again',
  repeated: 'done before: nothing changed',
}

async function decide(sn: string, fields: Record<string, string>): Promise<void> {
  const { outcome } = await call('POST', `/operator/transfers/${encodeURIComponent(sn)}`, fields)
  say(`${sn} ${OUTCOMES[outcome] ?? outcome}`)
}

async function call(method: string, address: string, fields?: Record<string, string>) {
  const service = setting('SERVICE_URL') ?? `http://127.0.0.1:${setting('PORT') ?? 4173}`
  if (!URL.canParse(service)) throw new CommandError(`${service} is no address. Mend SERVICE_URL or PORT.`)
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

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof CommandError ? error.message : inspect(error)}\n`)
  process.exitCode = 1
})
