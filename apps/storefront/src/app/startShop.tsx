import { keepInstallPrompt } from '@yaoji/hooks'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App'
import { client, flushOnLeave, upload } from './client'
import { type FirstAnswers, keepAnswers } from './firstAnswers'
import { queries } from './queries'

/**
 * Starts the shop in an element of the page. With the answers that the service sent with the content of the page, it
 * takes over what is shown already. The returned function ends it.
 */
export function startShop(element: Element, answers?: FirstAnswers): () => void {
  const endings = [flushOnLeave(), keepInstallPrompt()]
  const shop = (
    <StrictMode>
      <BrowserRouter>
        <App {...{ client, queries, upload }} onMount={takeOver} />
      </BrowserRouter>
    </StrictMode>
  )
  let root: Root | undefined
  if (answers) keepAnswers(queries, answers)
  // In parts, so that the page answers meanwhile.
  startTransition(() => {
    if (answers) root = hydrateRoot(element, shop)
    else {
      root = createRoot(element)
      root.render(shop)
    }
  })
  return () => {
    root?.unmount()
    for (const end of endings) end()
  }
}

/** `beforeCode.js` then enters again what was pressed and typed until now: after React, which handles no event meanwhile. */
const takeOver = () => void setTimeout(() => dispatchEvent(new Event('yaoji:taken-over')))
