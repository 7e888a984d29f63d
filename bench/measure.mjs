import { cpus, loadavg } from 'node:os'

/**
 * Times each run in turns, so that a change of the machine's load meets all of them. Returns the median of each in
 * microseconds, in the order of `runs`.
 */
export async function medians(runs, { rounds, warmUp }) {
  const times = runs.map(() => [])
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [index, run] of runs.entries()) {
      const start = performance.now()
      await run()
      if (round >= 0) times[index].push(performance.now() - start)
    }
  }
  return times.map(each => median(each) * 1000)
}

export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}

/** What the numbers were measured on. */
export function machine() {
  const load = loadavg()[0].toFixed(2)
  return `Node ${process.versions.node}, ${process.platform} ${process.arch}, ${cpus().length} cores (${cpus()[0]?.model}), load ${load}`
}

/** A table in Markdown. The first row is its head. */
export function table([head, ...rows]) {
  return [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')
}
