import { spawn, spawnSync } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from './folders.mjs'

const windows = process.platform === 'win32'
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const GRACE_MS = 5000
const TAIL_LINES = 60

/** Process ids of the groups that are running. @type {Set<number>} */
const groups = new Set()

process.on('exit', () => {
  for (const pid of groups) signalGroup(pid, 'SIGKILL')
})

/**
 * Starts a program as the leader of a process group, so that it and everything it starts can be stopped by its id.
 * @param {string[]} command program and arguments
 */
export function startGroup([program, ...args], options = {}) {
  const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], detached: !windows, ...options })
  if (child.pid === undefined) return child
  groups.add(child.pid)
  child.once('exit', () => {
    // What the leader left behind (a server that a failed test did not close) goes with it.
    if (!windows) signalGroup(child.pid, 'SIGTERM')
    groups.delete(child.pid)
  })
  return child
}

/**
 * Runs a program to its end with its output in a log file.
 * @param {string[]} command program and arguments
 * @param {{ log: string, cwd?: string, env?: Record<string, string>, append?: boolean }} options
 * @returns {Promise<{ code: number, tail: string[] }>} exit code (1 when it was killed or did not start) and last lines
 */
export function runLogged(command, { log, cwd = ROOT, env, append = false }) {
  mkdirSync(dirname(log), { recursive: true })
  const file = createWriteStream(log, { flags: append ? 'a' : 'w' })
  const child = startGroup(command, { cwd, env: { ...process.env, ...env } })
  const lines = lastLines(TAIL_LINES)
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', chunk => {
      file.write(chunk)
      lines.add(chunk.toString())
    })
  }
  return new Promise(resolve => {
    const end = code => file.end(() => resolve({ code, tail: lines.all() }))
    child.once('error', error => {
      lines.add(`${command[0]}: ${error.message}\n`)
      end(1)
    })
    child.once('close', code => end(code ?? 1))
  })
}

/** Stops every running group: asks first, insists after five seconds. */
export async function stopAll(signal = 'SIGTERM') {
  for (const pid of groups) signalGroup(pid, signal)
  for (let waited = 0; groups.size > 0 && waited < GRACE_MS; waited += 50) await sleep(50)
  for (const pid of groups) signalGroup(pid, 'SIGKILL')
}

/**
 * Does some work so that Ctrl-C, SIGTERM or a closed terminal ends it together with all that it started.
 * @template T
 * @param {() => Promise<T>} work
 * @param {() => unknown} [beforeExit] closes what is not a process group
 */
export async function interruptible(work, beforeExit) {
  const stop = async signal => {
    await stopAll()
    await beforeExit?.()
    process.exit(128 + constants.signals[signal])
  }
  for (const signal of SIGNALS) process.once(signal, stop)
  try {
    return await work()
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop)
  }
}

function signalGroup(pid, signal) {
  if (windows) return spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'])
  try {
    process.kill(-pid, signal)
  } catch {
    // Nobody is left in the group.
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
