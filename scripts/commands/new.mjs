import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ROOT } from '../launch/folders.mjs'
import { Refusal } from '../launch/refusal.mjs'
import { tool } from '../launch/tool.mjs'
import { component } from '../new/component.mjs'
import { endpoint } from '../new/endpoint.mjs'
import { page } from '../new/page.mjs'
import { writeNew } from '../new/write.mjs'

/** What can be made: from a name to files, snippets for files that stand, and what to do next. */
const PATTERNS = { component, page, endpoint }

const USAGE = `npm run new component [Group/]GoodsCard
npm run new page user/Coupons
npm run new endpoint notice.detail`

/** `npm run new PATTERN NAME [-- --into DIR]`: the files of a pattern, never over ones that are there. */
export default function create(args) {
  const { pattern, name, folder } = parse(args)
  const { files, snippets, next } = PATTERNS[pattern](name, path => textOf(join(folder, path)))
  writeNew(folder, files)
  format(Object.keys(files).map(path => join(folder, path)))
  printBlock('Made', Object.keys(files))
  for (const snippet of snippets) printBlock(`Add to ${snippet.where}`, linesOf(snippet))
  printBlock('Next', next)
}

function textOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** @param {import('../new/pieces.mjs').Snippet} snippet */
function linesOf({ imports, text, into }) {
  const place = [into?.last && ', at its end', text && ', below that'].filter(Boolean).join('')
  const blocks = [imports, text, into && `in ${into.name}${place}:\n  ${into.entry}`]
  return blocks.filter(Boolean).join('\n\n').split('\n')
}

function parse(args) {
  const at = args.indexOf('--into')
  const folder = at < 0 ? ROOT : resolve(args[at + 1] ?? '.')
  const [pattern, name, ...more] = at < 0 ? args : args.toSpliced(at, 2)
  if (!Object.hasOwn(PATTERNS, pattern ?? '') || !name || more.length > 0) throw new Refusal(USAGE)
  return { pattern, name, folder }
}

/** A template cannot know where a long name breaks its lines. */
function format(files) {
  if (files.length === 0 || !existsSync(join(ROOT, 'node_modules/@biomejs/biome'))) return
  const config = `--config-path=${ROOT}`
  const [program, ...args] = tool('biome', 'format', '--write', '--vcs-enabled=false', config, ...files)
  spawnSync(program, args)
}

function printBlock(title, lines) {
  if (lines.length > 0) console.log([title, ...lines.map(line => `  ${line}`), ''].join('\n'))
}
