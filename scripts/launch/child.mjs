import { spawn, spawnSync } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from './folders.mjs'
import { stopDisplays } from './progress.mjs'

const windows = process.platform === 'win32'
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const GRACE_MS = 5000
const POLL_MS = 50
const ONE_PRESS_MS = 1000
const TAIL_LINES = 60

/** Process ids of the groups that are running. @type {Set<number>} */
const groups = new Set()

/** Set when a signal stops this process: results of children no longer count. */
let stopping = false

process.on('exit', () => {
  for (const pid of groups) signalGroup(pid, 'SIGKILL')
})

/**
 * Starts a program as the leader of a process group, so that its id stops it and all processes that it starts.
 * @param {string[]} command program and arguments
 * @param {{ cwd?: string, env?: Record<string, string> }} [options] `env` is added to the environment of this process
 */
export function startGroup([program, ...args], { cwd = ROOT, env } = {}) {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !windows,
  })
  if (child.pid === undefined) return child
  groups.add(child.pid)
  // Ends processes that the leader did not end, such as a server that a failed test did not close.
  child.once('exit', () => endGroup(child.pid))
  return child
}

/**
 * Runs a program until it ends and writes its output to a log file.
 * @param {string[]} command program and arguments
 * @param {{ log: string, cwd?: string, env?: Record<string, string>, append?: boolean }} options
 * @returns {Promise<{ code: number, tail: string[] }>} exit code (1 when it was killed or did not start) and last lines
 */
export function runLogged(command, { log, cwd, env, append = false }) {
  mkdirSync(dirname(log), { recursive: true })
  const file = createWriteStream(log, { flags: append ? 'a' : 'w' })
  const child = startGroup(command, { cwd, env })
  const lines = lastLines(TAIL_LINES)
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', chunk => {
      file.write(chunk)
      lines.add(chunk.toString())
    })
  }
  return new Promise(resolve => {
    const end = code => file.end(() => stopping || resolve({ code, tail: lines.all() }))
    child.once('error', error => {
      lines.add(`${command[0]}: ${error.message}\n`)
      end(1)
    })
    child.once('close', code => end(code ?? 1))
  })
}

/** Stops every running group: first with SIGTERM, after five seconds with SIGKILL. */
export async function stopAll() {
  await Promise.all([...groups].map(endGroup))
}

/**
 * Runs `work` so that Ctrl-C, SIGTERM or a closed terminal ends it and all processes that it started. A second signal
 * ends all of them at once.
 * @template T
 * @param {() => Promise<T>} work
 * @param {() => unknown} [beforeExit] closes resources that are not process groups
 */
export async function interruptible(work, beforeExit) {
  let stoppedAt
  const stop = async signal => {
    // npm, or another program between the terminal and this process, may send the same Ctrl-C again.
    if (stopping && performance.now() - stoppedAt < ONE_PRESS_MS) return
    if (stopping) process.exit(128 + constants.signals[signal])
    stopping = true
    stoppedAt = performance.now()
    stopDisplays()
    process.stderr.write('\nStopping …\n')
    await stopAll()
    await beforeExit?.()
    process.stderr.write('\n')
    process.exit(128 + constants.signals[signal])
  }
  for (const signal of SIGNALS) process.on(signal, stop)
  try {
    return await work()
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop)
  }
}

async function endGroup(pid) {
  let alive = signalGroup(pid, 'SIGTERM')
  for (let waited = 0; alive && waited < GRACE_MS; waited += POLL_MS) {
    await sleep(POLL_MS)
    alive = signalGroup(pid, 0)
  }
  if (alive) signalGroup(pid, 'SIGKILL')
  groups.delete(pid)
}

/** Whether the group still has a process that gets the signal; signal 0 only checks. */
function signalGroup(pid, signal) {
  if (windows) {
    if (signal !== 0) spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'])
    return false
  }
  try {
    return process.kill(-pid, signal)
  } catch {
    return false
  }
}

function lastLines(limit) {
  let lines = []
  let rest = ''
  return {
    add(text) {
      const parts = (rest + text).split(/\r?\n/)
      rest = parts.pop()
      lines = [...lines, ...parts].slice(-limit)
    },
    all: () => (rest ? [...lines, rest] : lines),
  }
}
