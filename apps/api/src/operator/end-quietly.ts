import type { Writable } from 'node:stream'

/** Lets the command end without a stack when its reader ends first, as `head` does: the other lines are not wanted. */
export function endQuietly(output: Writable): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}
