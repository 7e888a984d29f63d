import './base.css'
import './light.css'
import './dark.css'

export { theme } from './contract.css'
export { readOutOnly } from './readOutOnly'
export * from './scale'
