// Old versions of Node read this file: use only syntax of Node 12, and load the command after the check.
import { nodeComplaint } from './node-version.mjs'

/**
 * Runs a command of this repository: checks Node, loads the command, sets the exit code that it returns.
 * A Refusal is shown as one message; any other error is a bug and keeps its stack.
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

// npm sends SIGTERM to the shell that runs a script, and that shell ends without forwarding it: without this function
// the command keeps running after `kill` on npm. Delete when npm signals the script itself.
function endWithShell() {
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}
