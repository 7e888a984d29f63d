import { DOCUMENTS } from '@yaoji/domain'
import { CommandError, callOperator, run, say } from './operator-command'

/* The operator's command about registrations that wait for a review. */

const USAGE = `Registrations that buyers submitted.

  npm run registrations -w @yaoji/api                                      what waits
  npm run registrations -w @yaoji/api -- pass ID                           it may buy from now on
  npm run registrations -w @yaoji/api -- reject ID NOTE [DOCUMENT=REASON]  it is corrected and submitted again

NOTE is about the whole and may be "". DOCUMENT is one of: ${Object.keys(DOCUMENTS).join(', ')}.
Settings: PORT and DATA_DIR as for the service, or SERVICE_URL and OPERATOR_KEY.`

async function main([action = 'list', id, note, ...reasons]: readonly string[]): Promise<void> {
  if (action === 'list') return list()
  if (action === 'pass' && id && note === undefined) return decide(id, { result: 'pass' })
  if (action === 'reject' && id && note !== undefined)
    return decide(id, { result: 'reject', note, ...Object.fromEntries(reasons.map(readReason)) })
  throw new CommandError(USAGE)
}

async function list(): Promise<void> {
  const { list: rows } = await callOperator('GET', '/operator/registrations')
  if (rows.length === 0) say('No registration waits.')
  for (const row of rows) {
    say(
      `${row.user_id}  ${row.submitted_at}  ${row.company}  ${row.type_text}  ${row.credit_code}  ${row.legal_person}  ${row.phone}  ${row.scopes.join('、')}`.trimEnd(),
    )
  }
}

async function decide(id: string, fields: Record<string, string>): Promise<void> {
  const { licence_state } = await callOperator(
    'POST',
    `/operator/registrations/${encodeURIComponent(id)}`,
    fields,
  )
  say(`${id} ${licence_state}`)
}

/** `drug_licence=REASON` as a field of the call. */
function readReason(text: string): [string, string] {
  const at = text.indexOf('=')
  if (at < 1) throw new CommandError(USAGE)
  return [`reasons[${text.slice(0, at)}]`, text.slice(at + 1)]
}

run(main)
