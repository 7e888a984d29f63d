import { createRoot } from 'react-dom/client'
import { App } from './App'

// The test adds the stylesheets to the page: the components' and the host's, in both orders.
const root = document.getElementById('ours')
if (root) createRoot(root).render(<App />)
