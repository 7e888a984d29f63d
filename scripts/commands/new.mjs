import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
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
npm run new page user/Coupons
npm run new endpoint notice.detail`

/** `npm run new PATTERN NAME [-- --into DIR]`: writes a pattern, its files and its lines in existing files, or nothing. */
export default function create(args) {
  const { pattern, name, folder } = parse(args)
  const { files, changed, lines, next } = PATTERNS[pattern](name, path => textOf(join(folder, path)))
  writeAll(folder, { files, changed })
  format([...Object.keys(files), ...Object.keys(changed)].map(path => join(folder, path)))
  console.log(blockOf('Made', Object.keys(files)))
  for (const [path, added] of Object.entries(lines)) console.log(blockOf(`Changed ${path}`, added))
  console.log(blockOf('Next', next))
}

function textOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function parse(args) {
  const at = args.indexOf('--into')
  const folder = at < 0 ? ROOT : resolve(args[at + 1] ?? '.')
  const [pattern, name, ...more] = at < 0 ? args : args.toSpliced(at, 2)
  if (!Object.hasOwn(PATTERNS, pattern ?? '') || !name || more.length > 0) throw new Refusal(USAGE)
  return { pattern, name, folder }
}

/** Formats the files (a long name can break a line) and sorts the imports. */
function format(files) {
  if (!existsSync(join(ROOT, 'node_modules/@biomejs/biome'))) return
  const options = ['--write', '--linter-enabled=false', '--vcs-enabled=false', `--config-path=${ROOT}`]
  const [program, ...args] = tool('biome', 'check', ...options, ...files)
  spawnSync(program, args)
}
