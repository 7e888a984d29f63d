import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { interruptible } from '../launch/child.mjs'
import { ROOT } from '../launch/folders.mjs'
import { ensureInstalled } from '../launch/install.mjs'
import { tool } from '../launch/tool.mjs'

/** `npm run storybook -- [OPTION...]`: the component library in a browser, with reload; options go to Storybook. */
export default async function storybook(args) {
  await interruptible(ensureInstalled)
  const [program, ...rest] = tool('storybook', 'dev', '--port', '6006', ...args)
  const child = spawn(program, rest, { cwd: ROOT, stdio: 'inherit' })
  // It has the same terminal and process group, so it receives Ctrl-C itself.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill())
  const [code] = await once(child, 'exit')
  return code ?? 1
}
