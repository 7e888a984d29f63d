import { fillTemplate } from './server'

/** Before all buyer tests: one filled data folder to copy. */
export default fillTemplate
