import { dirname } from 'node:path'

export default {
  // The packages are installed next to this folder; Next must not search above it.
  turbopack: { root: dirname(import.meta.dirname) },
}
