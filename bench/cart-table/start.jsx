import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { cartLines } from './lines.mjs'

/** What the measurement calls: mounts the page with so many lines, and gives the time until it is painted. */
export function start(page) {
  window.mount = async count => {
    const lines = cartLines(count)
    const element = document.getElementById('root')
    const begin = performance.now()
    const root = createRoot(element)
    // At once: React’s own task could come after the frame that `painted` waits for.
    flushSync(() => root.render(page(lines)))
    await painted()
    return performance.now() - begin
  }
  window.painted = painted
}

/** The frame that shows what was rendered has been painted. */
function painted() {
  return new Promise(resolve =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        resolve()
      }
      port2.postMessage(null)
    }),
  )
}
