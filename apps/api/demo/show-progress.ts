import type { Progress } from './load-catalogue'

/** Shows the progress of loading: on a terminal as one line that is overwritten, elsewhere as one line per 10 percent. */
export function showProgress(out: NodeJS.WriteStream, what = 'Filling the database'): Progress {
  let shown = -1
  return (step, done, all) => {
    const percent = Math.floor((done / all) * 100)
    if (out.isTTY) {
      out.write(`\r${what} ${String(percent).padStart(3)} %  ${step}          `)
      if (done === all) out.write('\n')
      return
    }
    if (percent >= shown + 10 || done === all) {
      shown = percent
      out.write(`${what} ${percent} %\n`)
    }
  }
}
