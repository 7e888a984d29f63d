import './brand.css'
import '@yaoji/ui/styles.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createClient } from '@yaoji/api-client'
import { ClientProvider } from '@yaoji/hooks/data'
import { ConfirmProvider } from '@yaoji/ui/confirm'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { service } from './service'

const client = createClient({ fetch: service })
const queries = new QueryClient()
const root = document.getElementById('root')
if (!root) throw new Error('There is no #root element. The app renders into it. Add it to index.html.')

createRoot(root).render(
  <StrictMode>
    <ClientProvider client={client}>
      <QueryClientProvider client={queries}>
        <ConfirmProvider>
          <App />
        </ConfirmProvider>
      </QueryClientProvider>
    </ClientProvider>
  </StrictMode>,
)
