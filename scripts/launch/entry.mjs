// Read by Nodes that are too old: keep to what Node 12 can parse, and load the command itself only after the check.
import { nodeComplaint } from './node-version.mjs'

/**
 * Runs a command of this repository: checks Node, loads the command, sets the exit code it answers with.
 * A Refusal is shown as its one message; anything else is a defect of ours and keeps its stack.
 * @param {() => Promise<{ default: (args: string[]) => unknown }>} load imports the command's module
 */
export function run(load) {
  const complaint = nodeComplaint(process.versions.node)
  if (complaint) {
    console.error(complaint)
    process.exitCode = 1
    return Promise.resolve()
  }
  if (process.env.npm_lifecycle_event) endWithShell()
  return load()
    .then(command => command.default(process.argv.slice(2)))
    .then(code => {
      if (typeof code === 'number') process.exitCode = code
    })
    .catch(error => {
      console.error(error && error.name === 'Refusal' ? error.message : error)
      process.exitCode = 1
    })
}

// npm passes SIGTERM to the shell that it runs a script in, and that shell ends without passing it on: without this,
// `kill` on npm would leave the command running. Delete when npm signals the script itself.
function endWithShell() {
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}
