import { formatted } from '../wire'

/** A month in China, `YYYY-MM`. */
export const month = formatted(/^\d{4}-\d{2}$/)
