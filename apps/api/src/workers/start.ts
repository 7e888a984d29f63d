import cluster from 'node:cluster'
import { ConfigError } from '../config-error'
import { type Lifetime, STOP } from '../lifetime'
import { logLine } from '../log-line'
import { openPlace } from './place'

/**
 * Starts several processes that serve calls at one port, beside this one, which only keeps them running. Resolves when
 * they listen. `life` ends them; one that does not come to an end makes the exit code 1.
 * @param file what a worker runs
 */
export async function startWorkers(life: Lifetime, number: number, file: string): Promise<void> {
  // Handed over by this process, a connection that a worker has not taken yet is lost with it, and its caller waits.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ exec: file, args: [] })
  let started = false
  const places = Array.from({ length: number }, () =>
    openPlace(
      () => cluster.fork(),
      end => {
        if (started) logLine('error', end, 'a worker ended; another one takes its place')
      },
    ),
  )
  process.once('exit', () => {
    for (const place of places) place.kill()
  })
  life.keep(async () => {
    const ends = await Promise.all(places.map(place => place.stop(STOP)))
    if (!ends.every(Boolean)) process.exitCode = 1
  })
  life.ending.throwIfAborted()
  const [first, ...others] = places
  // The first one alone: what keeps it from starting is said once.
  if (first && !(await first.start())) {
    throw new ConfigError('No process of the service could start. Its own message says why.')
  }
  life.ending.throwIfAborted()
  started = true
  await Promise.all(others.map(place => place.start()))
}
