import '@yaoji/ui/reset.css'
import '@yaoji/ui/theme'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { flushOnLeave } from './app/client'
import { keepInstallPrompt } from './app/shell/useAddToDesktop'

const root = document.getElementById('root')
if (!root) throw new Error('storefront: index.html has no #root. The shop is drawn into it. Put one there.')

flushOnLeave()
keepInstallPrompt()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
