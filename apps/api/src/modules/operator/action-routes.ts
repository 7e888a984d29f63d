import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../wire/context'
import { success } from '../../wire/envelope'
import { acceptFiles, readMultipart } from '../../wire/multipart'
import { Refusal } from '../../wire/refusal'
import { sendFile } from '../file/send-file'
import { storeFile } from '../file/upload'
import { type ActionGroup, readFields } from './action-group'
import { ACTION_GROUPS } from './action-groups'
import { listActions, noteAction, type OperatorAction } from './log'

type OnRequest = (request: FastifyRequest) => Promise<void>

interface RecordParams {
  readonly kind: string
  readonly id: string
}

/** The calls of the operator's command: what waits, by kind, and what can be done with it. */
export function actionRoutes(app: FastifyInstance, onRequest: OnRequest): void {
  const context = () => ({ db: app.deps.db, now: app.deps.now() })
  app.get('/operator/desks', { onRequest }, async () => {
    const desks = []
    for (const group of ACTION_GROUPS)
      desks.push({ ...helpOf(group), count: (await group.count?.(app.deps.db)) ?? null })
    return success({ desks })
  })
  app.get<{ Params: { kind: string } }>('/operator/desks/:kind', { onRequest }, async ({ params }) => {
    const group = groupOf(params.kind)
    return success({ ...helpOf(group), list: await group.list(context()) })
  })
  app.post<{ Params: RecordParams & { action: string } }>(
    '/operator/desks/:kind/:id/:action',
    { onRequest },
    async ({ params: { kind, id, action }, body, operator, id: request_id }) => {
      const group = groupOf(kind)
      const fields = readFields(actionOf(group, action), body)
      const { db, now } = context()
      const named = { operator, record: id, action, fields, request_id }
      return success({ id, outcome: await db.transaction(tx => act({ db: tx, now }, group, named)) })
    },
  )
  app.get('/operator/log', { onRequest }, async ({ query }) => success(await listActions(context(), query)))
  fileRoutes(app, onRequest)
}

/** Does an action and notes it, in the transaction of the context. Returns what happened. */
async function act(
  { db, now }: Context,
  group: ActionGroup,
  named: Pick<OperatorAction, 'operator' | 'record' | 'action' | 'fields' | 'request_id'>,
): Promise<string> {
  const { kind } = group
  const { operator, record, action, fields } = named
  // Of two actions on one record, the second finds the state that the first one left.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`operator:${kind}:${record}`}))`)
  const before = await group.state(db, record, fields)
  const outcome = await actionOf(group, action).run({ db, now, operator }, record, fields)
  const after = await group.state(db, record, fields)
  await noteAction({ db, now }, { ...named, kind, before, after })
  return outcome
}

/** The files of records: those that buyers sent, and those that an action adds. */
function fileRoutes(app: FastifyInstance, onRequest: OnRequest): void {
  const { db, now, ports } = app.deps
  const filesOf = async ({ kind, id }: RecordParams) => (await groupOf(kind).files?.(db, id)) ?? []
  app.get<{ Params: RecordParams }>('/operator/desks/:kind/:id/files', { onRequest }, async ({ params }) => {
    const files = await filesOf(params)
    return success({ files: files.map(({ id, name, type, size }) => ({ id, name, type, size })) })
  })
  app.get<{ Params: RecordParams & { file: string } }>(
    '/operator/desks/:kind/:id/files/:file',
    { onRequest },
    async ({ params }, reply) => {
      const files = await filesOf(params)
      return sendFile(reply, ports.storage, files.find(({ id }) => String(id) === params.file) ?? null)
    },
  )
  acceptFiles(app, scope => {
    const options = { onRequest, config: { takesFile: true } }
    scope.post<{ Params: RecordParams }>('/operator/desks/:kind/:id/files', options, async request => {
      const { kind, id } = request.params
      const owner = await groupOf(kind).attach?.(db, id)
      if (!owner) throw new Refusal(404, `${kind} 不能添加文件`)
      const { file } = await readMultipart(request)
      const stored = await storeFile({ db, now: now(), deps: app.deps }, { ...owner, file })
      const named = { operator: request.operator, kind, record: id, request_id: request.id }
      const fields = { file: String(stored.id), name: stored.name }
      const state = await groupOf(kind).state(db, id, {})
      await noteAction(
        { db, now: now() },
        { ...named, action: 'add-file', fields, before: state, after: state },
      )
      return success({ file: { id: stored.id, name: stored.name } })
    })
  })
}

function groupOf(kind: string): ActionGroup {
  const group = ACTION_GROUPS.find(each => each.kind === kind)
  if (!group)
    throw unknown('kind', `没有这个类别，可用的有：${ACTION_GROUPS.map(each => each.kind).join('、')}`)
  return group
}

function actionOf({ actions }: ActionGroup, name: string) {
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!action) throw unknown('action', `没有这个操作，可用的有：${Object.keys(actions).join('、')}`)
  return action
}

/** A 404 that the operator's command tells from a record that is not there. */
function unknown(what: 'kind' | 'action', message: string): Refusal {
  return new Refusal(404, message, { unknown: what })
}

function helpOf({ kind, about, actions, files }: ActionGroup) {
  return {
    kind,
    about,
    has_files: files !== undefined,
    actions: Object.entries(actions).map(([action, { about, fields }]) => ({ action, about, fields })),
  }
}
