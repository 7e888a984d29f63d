import '@yaoji/ui/reset.css'
import '@yaoji/ui/theme'
import { startShop } from './app/startShop'

const root = document.getElementById('root')
if (!root) throw new Error('storefront: index.html has no #root')
startShop(root)
