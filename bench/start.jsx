import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** What the measurement calls: mounts the page with so many rows, and gives the time until it is painted. */
export function start(page) {
  window.mount = async count => {
    const element = document.getElementById('root')
    const content = page(count)
    const root = createRoot(element)
    const begin = performance.now()
    // At once: React’s own task could come after the frame that `painted` waits for.
    flushSync(() => root.render(content))
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
