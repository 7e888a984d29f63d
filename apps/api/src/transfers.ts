import { moneyText } from '@yaoji/domain'
import { CommandError, callOperator, run, say } from './operator-command'

/* The operator's command about bank transfers. */

const USAGE = `Bank transfers that buyers say they made.

  npm run transfers -w @yaoji/api                               what waits
  npm run transfers -w @yaoji/api -- confirm ORDER AMOUNT       the money came; what is over goes to the buyer's balance
  npm run transfers -w @yaoji/api -- refuse ORDER REASON [CAME] it did not, or not enough; CAME goes to the balance

Settings: PORT and DATA_DIR as for the service, or SERVICE_URL and OPERATOR_KEY.`

async function main([action = 'list', ...args]: readonly string[]): Promise<void> {
  if (action === 'list') return list()
  const [sn, second, third] = args
  if (action === 'confirm' && sn && second) return decide(sn, { result: 'confirm', received: second })
  if (action === 'refuse' && sn && second)
    return decide(sn, { result: 'refuse', reason: second, ...(third ? { received: third } : {}) })
  throw new CommandError(USAGE)
}

async function list(): Promise<void> {
  const { list: rows } = await callOperator('GET', '/operator/transfers')
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
  const { outcome } = await callOperator('POST', `/operator/transfers/${encodeURIComponent(sn)}`, fields)
  say(`${sn} ${OUTCOMES[outcome] ?? outcome}`)
}

run(main)
