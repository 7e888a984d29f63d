import { fileURLToPath } from 'node:url'

export default {
  // The fixtures of the stories; the components come from the tarballs.
  resolve: {
    alias: { '#examples': fileURLToPath(new URL('../../../../packages/ui/src', import.meta.url)) },
  },
}
