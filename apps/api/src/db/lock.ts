import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'

/** The data folder cannot be used; the message says why, for the operator. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError'
}

/** Longest time in which a process replaces the lock of a dead one. An older guard was left by a crash. */
const TAKEOVER_MS = 5000

/** How often a holder touches its lock, for processes that cannot see whether it runs. */
const HEARTBEAT_MS = 5000

/**
 * Age after which a lock that is not touched counts as left by a dead process. A holder does not touch it while its
 * database is made, for up to 15 seconds.
 */
const SILENCE_MS = 30_000

/**
 * Takes the data folder for this process alone: the embedded database takes no lock of its own, and two processes
 * in one folder destroy it. Returns the release. A lock left by a process that is gone is taken over.
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, 'lock')
  makeFolder(folder)
  try {
    if (!tryTake(folder, file)) {
      refuseIfLocked(folder, file)
      takeOver(folder, file)
    }
  } catch (error) {
    if (error instanceof DataFolderError) throw error
    throw new DataFolderError(
      `The lock ${file} cannot be taken (${reason(error)}). Look what it is, and remove it when no service runs on that folder.`,
    )
  }
  const heartbeat = setInterval(() => touch(file), HEARTBEAT_MS).unref()
  return () => {
    clearInterval(heartbeat)
    if (isMine(file)) rmSync(file, { force: true })
  }
}

function isMine(file: string): boolean {
  const holder = readHolder(file)
  return holder !== null && holder.pid === process.pid && holder.space === SPACE
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // Somebody deleted the file by hand. The next heartbeat tries again.
  }
}

function makeFolder(folder: string): void {
  try {
    makeStepByStep(folder)
  } catch (error) {
    throw new DataFolderError(
      `The data folder ${folder} cannot be made (${reason(error)}). Set DATA_DIR to a writable one.`,
    )
  }
  if (statSync(folder).isDirectory()) return
  throw new DataFolderError(`${folder} is a file. Set DATA_DIR to a folder.`)
}

// Not mkdir's `recursive`: where the system answers ENOENT inside a folder that is there, as in /proc, Node 20 tries
// for ever. Delete when the oldest Node that is supported does not.
function makeStepByStep(folder: string): void {
  if (existsSync(folder)) return
  const above = path.dirname(folder)
  if (above !== folder) makeStepByStep(above)
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process that starts at the same time was first.
    if (code(error) !== 'EEXIST') throw error
  }
}

/** Replaces the lock of a dead process under a guard, so that only one of two processes does. */
function takeOver(folder: string, file: string): void {
  const guard = `${file}.takeover`
  if (!tryTake(folder, guard)) {
    // Not taken at once: another process that also found it old may have taken it in the meantime.
    if (Date.now() - statSync(guard).mtimeMs > TAKEOVER_MS) rmSync(guard, { force: true })
    throw new DataFolderError(`The data folder ${folder} is being taken by another process. Try again.`)
  }
  try {
    refuseIfLocked(folder, file)
    rmSync(file, { force: true })
    if (!tryTake(folder, file))
      throw new DataFolderError(`The data folder ${folder} was taken by another process.`)
  } finally {
    rmSync(guard, { force: true })
  }
}

function refuseIfLocked(folder: string, file: string): void {
  const holder = readHolder(file)
  if (holder === null) return
  const isOurs = holder.space === '' || holder.space === SPACE
  if (isOurs && isRunning(holder)) {
    throw new DataFolderError(
      `The data folder ${folder} is in use by process ${holder.pid}. Stop it first, or set DATA_DIR to another folder.`,
    )
  }
  if (!isOurs && Date.now() - statSync(file).mtimeMs < SILENCE_MS) {
    throw new DataFolderError(
      `The data folder ${folder} is in use by a process of another container or machine. Stop it first, or set DATA_DIR to another folder. If it was killed just now, try again in half a minute.`,
    )
  }
}

/** Longest time between the making of a lock and its text. A lock that is still empty then was left by a crash. */
const WRITING_MS = 1000

const WAIT_MS = 20

interface Holder {
  readonly pid: number
  /** When the process began, in the kernel's ticks; distinguishes a reused pid from the holder. Empty where it cannot be read. */
  readonly began: string
  /** Where the pid is valid: the running system and its pid namespace. Empty where the system does not say. */
  readonly space: string
}

const SPACE = spaceOf()

function spaceOf(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}/${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return ''
  }
}

/** Makes the file with this process in it; false when there is one. A file that cannot be written whole is removed. */
function tryTake(folder: string, file: string): boolean {
  try {
    const opened = openSync(file, 'wx')
    try {
      writeSync(opened, `${process.pid} ${startTimeOf(process.pid)} ${SPACE}`)
    } catch (error) {
      rmSync(file, { force: true })
      throw error
    } finally {
      closeSync(opened)
    }
    return true
  } catch (error) {
    if (code(error) === 'EEXIST') return false
    throw new DataFolderError(notWritable(folder, error))
  }
}

function notWritable(folder: string, error: unknown): string {
  if (['ENOSPC', 'EDQUOT'].includes(code(error))) {
    return `The disk of the data folder ${folder} is full. Make room, or set DATA_DIR to a folder on another disk, then start again.`
  }
  return `The data folder ${folder} is not writable (${reason(error)}). Set DATA_DIR to a writable one.`
}

function readHolder(file: string): Holder | null {
  const [pid = '', began = '', space = ''] = readWritten(file).split(' ')
  return Number.isInteger(Number(pid)) && Number(pid) > 0 ? { pid: Number(pid), began, space } : null
}

/** The text of a lock; empty where there is none. A process that takes it makes the file first, and then writes. */
function readWritten(file: string): string {
  let text = readText(file)
  for (let waited = 0; text === '' && waited < WRITING_MS; waited += WAIT_MS) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS)
    text = readText(file)
  }
  return text ?? ''
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    // The holder released it in this moment.
    if (code(error) === 'ENOENT') return null
    throw error
  }
}

function isRunning({ pid, began }: Holder): boolean {
  if (began !== '' && startTimeOf(pid) !== began) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return code(error) === 'EPERM'
  }
}

function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function code(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function reason(error: unknown): string {
  return code(error) || String(error)
}
