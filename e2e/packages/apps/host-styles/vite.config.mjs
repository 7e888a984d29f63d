import { fileURLToPath } from 'node:url'

export default {
  // The examples of the stories; what they are rendered with comes from the tarballs.
  resolve: {
    alias: { '#examples': fileURLToPath(new URL('../../../../packages/ui/src', import.meta.url)) },
  },
}
