import { fillTemplate } from './server'

/** Creates the data folder that all buyer tests copy. */
export default fillTemplate
