import { ACTION_GROUPS } from '../src/modules/operator/action-groups'
import { OPERATOR_KEY, type TestService } from './service'

/** Does what the operator's command does: an action with its fields on a record. Returns the status and the answer. */
export async function operate(
  { app }: TestService,
  address: string,
  fields: Record<string, string> = {},
  key = OPERATOR_KEY,
): Promise<{ status: number; msg: string; outcome: string }> {
  const answer = await app.inject({
    method: 'POST',
    url: `/operator/desks/${address}`,
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/x-www-form-urlencoded',
      'x-requested-with': 'yaoji',
    },
    payload: new URLSearchParams(fields).toString(),
  })
  const { msg, data } = answer.json()
  return { status: answer.statusCode, msg, outcome: data?.outcome ?? '' }
}

/** What waits of a kind, as the operator's command lists it. Its count must be the number of these rows. */
export async function waiting(
  { app, db }: TestService,
  kind: string,
): Promise<{ id: string; at: string; company: string; text: string }[]> {
  const headers = { authorization: `Bearer ${OPERATOR_KEY}` }
  const answer = await app.inject({ method: 'GET', url: `/operator/desks/${kind}`, headers })
  const { list } = answer.json().data
  const count = await ACTION_GROUPS.find(group => group.kind === kind)?.count?.(db)
  if (count !== undefined && count !== list.length)
    throw new Error(`${kind}: ${count} are counted, and ${list.length} are listed`)
  return list
}

/** The files of a record, as the operator's command finds them. */
export async function filesOf({ app }: TestService, record: string): Promise<object[]> {
  const headers = { authorization: `Bearer ${OPERATOR_KEY}` }
  const answer = await app.inject({ method: 'GET', url: `/operator/desks/${record}/files`, headers })
  return answer.json().data.files
}

/** Sends a form with a file, as the operator's command does. */
export async function operateForm(
  { app }: TestService,
  address: string,
  form: FormData,
  key = OPERATOR_KEY,
): Promise<{ status: number; data: { file: { id: number; name: string } } }> {
  const packed = new Response(form)
  const type = packed.headers.get('content-type') ?? ''
  const answer = await app.inject({
    method: 'POST',
    url: `/operator/desks/${address}`,
    headers: { authorization: `Bearer ${key}`, 'content-type': type },
    payload: Buffer.from(await packed.arrayBuffer()),
  })
  return { status: answer.statusCode, data: answer.json().data }
}
