import { keepInstallPrompt } from '@yaoji/hooks'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { flushOnLeave } from './client'

/** Starts the shop in an element of the page. The returned function ends it. */
export function startShop(element: Element): () => void {
  const endings = [flushOnLeave(), keepInstallPrompt()]
  const root = createRoot(element)
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
  return () => {
    root.unmount()
    for (const end of endings) end()
  }
}
