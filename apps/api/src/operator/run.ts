import path from 'node:path'
import { saveFiles } from './files'
import { findService, type OperatorService, type Surroundings, UsageError } from './service'

/* The operator's command: what waits for somebody of the shop, by kind, and what can be done with it. */

const USAGE = `What waits for the shop, and what to do with it.

  npm run operator                                   the kinds, how many of each wait, and their actions
  npm run operator -- KIND                           what waits, oldest first
  npm run operator -- KIND ACTION ID [FIELD=VALUE]   does it, and says what happened
  npm run operator -- KIND files ID [FOLDER]         saves the files that the buyer sent
  npm run operator -- log [FILTER=VALUE …]           what operators did, the newest first
  npm run operator -- help                           this text

A VALUE with spaces is in quotes: reason="照片不清晰". file=PATH adds a file to an answer, and can be repeated.
FILTER is who, kind, action, id, request, since=2026-11-20, until=2026-11-20 or before=NUMBER.
Settings: PORT and DATA_DIR as for the service, or SERVICE_URL and OPERATOR_KEY.
Exit code: 0 done; 1 refused, or no service answers; 2 the command is not understood.`

/** The place of a command: its settings, and where its lines go. */
export interface Terminal extends Surroundings {
  write(text: string): void
  writeError(text: string): void
}

/** Runs the command with its arguments. Returns the exit code. */
export async function runOperator(args: readonly string[], terminal: Terminal): Promise<0 | 1 | 2> {
  const print = (line: string) => terminal.write(`${printable(line)}\n`)
  try {
    for (const line of await linesOf(args, terminal)) print(line)
    return 0
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    terminal.writeError(`${message.split('\n').map(printable).join('\n')}\n`)
    return error instanceof UsageError ? 2 : 1
  }
}

/** Characters that start a line, hide text or control a terminal: the texts of buyers can contain them. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

function printable(line: string): string {
  return line.replace(UNPRINTABLE, '\uFFFD')
}

const HELP: ReadonlySet<string> = new Set(['help', '--help', '-h'])

async function linesOf(args: readonly string[], terminal: Terminal): Promise<string[]> {
  const [kind, action, id, ...rest] = args
  if (kind !== undefined && HELP.has(kind)) return USAGE.split('\n')
  if (kind?.startsWith('-')) throw new UsageError(`${kind} is not known.\n\n${USAGE}`)
  if (kind === 'log') return log(findService(terminal), args.slice(1).map(readField))
  if (action !== undefined && id === undefined)
    throw new UsageError(`${kind} ${action} needs the ID of a record.\n\n${USAGE}`)
  const service = findService(terminal)
  if (kind === undefined) return overview(service)
  if (action === undefined || id === undefined) return list(service, kind)
  if (action === 'files') return files(service, { kind, id, folder: path.resolve(terminal.folder, ...rest) })
  const given = rest.map(readField)
  const address = `/operator/desks/${[kind, id].map(encodeURIComponent).join('/')}`
  const fields = await withFiles(service, { address, given, folder: terminal.folder })
  const { outcome } = await service.post(`${address}/${encodeURIComponent(action)}`, fields)
  return [`${id} ${outcome}`]
}

interface Help {
  readonly kind: string
  readonly about: string
  readonly has_files: boolean
  readonly actions: readonly {
    readonly action: string
    readonly about: string
    readonly fields: readonly string[]
  }[]
}

async function overview(service: OperatorService): Promise<string[]> {
  const { desks } = await service.get('/operator/desks')
  const lines = desks.flatMap((group: Help & { count: number | null }) => [
    '',
    `${group.kind}${group.count === null ? '' : `  ${group.count} waiting`}: ${group.about}`,
    ...actionLines(group),
  ])
  return ['npm run operator -- KIND [ACTION ID FIELD=VALUE …]', ...lines]
}

interface Waiting {
  readonly id: string
  readonly at: string
  readonly company: string
  readonly text: string
}

async function list(service: OperatorService, kind: string): Promise<string[]> {
  const group = await service.get(`/operator/desks/${encodeURIComponent(kind)}`)
  const rows = group.list.map(({ id, at, company, text }: Waiting) =>
    [id, at, company, text].filter(Boolean).join('  '),
  )
  return [...(rows.length > 0 ? rows : [`Nothing waits: ${group.about}.`]), ...actionLines(group)]
}

interface Done {
  readonly id: number
  readonly at: string
  readonly operator: string
  readonly kind: string
  readonly record: string
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
  readonly before: string
  readonly after: string
  readonly request_id: string
}

async function log(service: OperatorService, filters: readonly Field[]): Promise<string[]> {
  const { list, before } = await service.get(
    `/operator/log?${new URLSearchParams(filters.map(([...pair]) => pair))}`,
  )
  if (list.length === 0) return ['No actions.']
  return [...list.map(doneLine), ...(before === null ? [] : [`Earlier ones: before=${before}`])]
}

function doneLine({
  id,
  at,
  operator,
  kind,
  record,
  action,
  fields,
  before,
  after,
  request_id,
}: Done): string {
  const values = Object.entries(fields).map(([name, value]) => `${name}=${value}`)
  const change = before === after ? after : `${before || '-'} → ${after || '-'}`
  return [`${id}`, at, operator, `${kind} ${action} ${record}`, ...values, change, request_id]
    .filter(Boolean)
    .join('  ')
}

async function files(
  service: OperatorService,
  record: { kind: string; id: string; folder: string },
): Promise<string[]> {
  const saved = await saveFiles(service, record)
  return saved.length > 0 ? saved : [`${record.id} has no files.`]
}

function actionLines({ actions, has_files }: Help): string[] {
  const lines = actions.map(
    ({ action, about, fields }) => `  ${[action, 'ID', ...fields.map(fieldHelp)].join(' ')}  ${about}`,
  )
  return has_files ? [...lines, '  files ID [FOLDER]  saves the files that the buyer sent'] : lines
}

function fieldHelp(field: string): string {
  if (field === 'files?') return '[file=PATH …]'
  return field.endsWith('?') ? `[${field.replace('?', '=…')}]` : `${field}=…`
}

type Field = readonly [name: string, value: string]

/** `reason=TEXT` as a field of the call. */
function readField(text: string): Field {
  const at = text.indexOf('=')
  if (at < 1) throw new UsageError(`"${text}" is not a field. Write FIELD=VALUE, with quotes around spaces.`)
  return [text.slice(0, at), text.slice(at + 1)]
}

/** The fields of the call: each `file` is sent first, and `files` has their ids. */
async function withFiles(
  service: OperatorService,
  { address, given, folder }: { address: string; given: readonly Field[]; folder: string },
): Promise<Record<string, string>> {
  const fields: Record<string, string> = {}
  const ids: number[] = []
  for (const [name, value] of given) {
    if (name !== 'file' && name in fields) throw new UsageError(`${name} is given twice.`)
    if (name === 'file')
      ids.push((await service.send(`${address}/files`, path.resolve(folder, value))).file.id)
    else fields[name] = value
  }
  return ids.length > 0 ? { ...fields, files: ids.join(',') } : fields
}
