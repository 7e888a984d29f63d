import { dirname } from 'node:path'

export default {
  // What is installed lies beside this folder; nothing further up is asked.
  turbopack: { root: dirname(import.meta.dirname) },
}
