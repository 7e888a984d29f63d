const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const FRAME_MS = 120
const HEARTBEAT_MS = 60_000

/** Timers of the steps that are shown. @type {Set<NodeJS.Timeout>} */
const shown = new Set()

/** Stops the display of all running steps, so that it does not overwrite the message of an interruption. */
export function stopDisplays() {
  for (const timer of shown) clearInterval(timer)
  shown.clear()
}

function every(ms, show) {
  const timer = setInterval(show, ms)
  shown.add(timer)
  return () => {
    clearInterval(timer)
    return shown.delete(timer)
  }
}

/**
 * Shows a step while it runs: on a terminal one line that counts the seconds, elsewhere a line at the start, one every
 * minute, and one at the end.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @param {{ stream?: NodeJS.WriteStream, outcome?: (answer: T) => string }} [options] `outcome` ends the last line
 */
export async function step(label, work, { stream = process.stdout, outcome = () => 'done' } = {}) {
  const started = performance.now()
  const display = stream.isTTY ? terminalLine(stream, label, started) : plainLines(stream, label, started)
  try {
    const answer = await work()
    display.end(outcome(answer))
    return answer
  } catch (error) {
    display.end('failed')
    throw error
  }
}

/** `4.2 s`, `48 s` or `3 min 05 s`. */
export function duration(ms) {
  const seconds = ms / 1000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole} s`
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`
}

function terminalLine(stream, label, started) {
  let frame = 0
  const show = text => stream.write(`\r\x1b[K${text}`)
  const stop = every(FRAME_MS, () => {
    frame = (frame + 1) % FRAMES.length
    show(`${FRAMES[frame]} ${label}  ${Math.floor((performance.now() - started) / 1000)} s`)
  })
  return {
    end(text) {
      if (stop()) show(`${label}: ${text}, ${duration(performance.now() - started)}\n`)
    },
  }
}

function plainLines(stream, label, started) {
  stream.write(`${label} …\n`)
  const stop = every(HEARTBEAT_MS, () =>
    stream.write(`${label}: still running, ${duration(performance.now() - started)}\n`),
  )
  return {
    end(text) {
      if (stop()) stream.write(`${label}: ${text}, ${duration(performance.now() - started)}\n`)
    },
  }
}
