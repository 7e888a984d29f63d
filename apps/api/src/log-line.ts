import { errorForLog } from './wire/error-for-log'

/** Levels of the log of the service, which is written by pino. */
const LEVELS = { warn: 40, error: 50 } as const

/** Writes a line to the log of the service where no server is: as a worker does, but from the first process. */
export function logLine(level: keyof typeof LEVELS, fields: object, msg: string): void {
  printLine(JSON.stringify({ level: LEVELS[level], time: Date.now(), pid: process.pid, ...fields, msg }))
}

/** Logs an error and what failed. */
export function logError(error: unknown, what: string): void {
  logLine('error', { err: errorForLog(error) }, what)
}

/** Writes a line to the standard output. */
export function printLine(line: string): void {
  process.stdout.write(`${line}\n`)
}
