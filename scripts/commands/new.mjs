import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../launch/folders.mjs'
import { Refusal } from '../launch/refusal.mjs'
import { tool } from '../launch/tool.mjs'
import { component } from '../new/component.mjs'
import { endpoint } from '../new/endpoint.mjs'
import { page } from '../new/page.mjs'
import { blockOf } from '../new/pieces.mjs'
import { writeAll } from '../new/write.mjs'

/** The patterns: from a name to new files, changes of existing files, and next steps. */
const PATTERNS = { component, page, endpoint }

const USAGE = `npm run new component [Group/]GoodsCard
npm run new page user/Coupons [-- --kind list|detail|form|wizard|article] [--call notice.list]
npm run new endpoint notice.detail`

/** `npm run new PATTERN NAME [-- --kind KIND --call CALL --into DIR]`: writes a pattern, its files and its lines in existing files, or nothing. */
export default function create(args) {
  const { pattern, name, kind, call, folder } = parse(args)
  const { files, changed, lines, next } = PATTERNS[pattern](name, path => textOf(join(folder, path)), {
    kind,
    call,
  })
  writeAll(folder, { files, changed })
  format([...Object.keys(files), ...Object.keys(changed)].map(path => join(folder, path)))
  console.log(blockOf('Made', Object.keys(files)))
  for (const [path, added] of Object.entries(lines)) console.log(blockOf(`Changed ${path}`, added))
  console.log(blockOf('Next', next))
}

function textOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function parse(typed) {
  const { values, positionals } = read(typed)
  const {
    into = ROOT,
    kind = optionOfNpm('kind', positionals),
    call = optionOfNpm('call', positionals),
  } = values
  const [pattern, name, ...more] = positionals
  if (!Object.hasOwn(PATTERNS, pattern ?? '') || !name || more.length > 0) throw new Refusal(USAGE)
  if ((kind ?? call) !== undefined && pattern !== 'page') throw new Refusal(USAGE)
  return { pattern, name, kind, call, folder: resolve(into) }
}

function read(args) {
  const options = { into: { type: 'string' }, kind: { type: 'string' }, call: { type: 'string' } }
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch {
    throw new Refusal(USAGE)
  }
}

/**
 * An option that was typed without `--` before it. npm takes such an option itself: `--kind=list` is in a variable
 * only, and for `--kind list` the variable is `true` and the value is an argument, which this function removes.
 */
function optionOfNpm(option, positionals) {
  const value = process.env[`npm_config_${option}`]
  return value === 'true' ? (positionals.splice(2, 1)[0] ?? '') : value
}

/** Formats the files (a long name can break a line) and sorts the imports. */
function format(files) {
  if (!existsSync(join(ROOT, 'node_modules/@biomejs/biome'))) return
  const options = ['--write', '--linter-enabled=false', '--vcs-enabled=false', `--config-path=${ROOT}`]
  const [program, ...args] = tool('biome', 'check', ...options, ...files)
  spawnSync(program, args)
}
