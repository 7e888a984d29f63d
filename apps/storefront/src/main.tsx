import '@yaoji/ui/reset.css'
import '@yaoji/ui/theme'
import { prefetchPage } from './app/router/prefetchPage'
import { startShop } from './app/startShop'

const root = document.getElementById('root')
if (!root) throw new Error('storefront: index.html has no #root')
const answers = document.getElementById('answers')?.textContent
// Beside the first render of the shell.
const page = prefetchPage(location.pathname)
// What is shown stays until the code of its page can take it over.
if (answers) await page
startShop(root, answers && JSON.parse(answers))
