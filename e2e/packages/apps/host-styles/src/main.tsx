import { createRoot } from 'react-dom/client'
import { App } from './App'

// The test puts stylesheets into the page: the components' and the host's, in both orders.
const root = document.getElementById('ours')
if (root) createRoot(root).render(<App />)
