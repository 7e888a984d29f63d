import { run } from './launch/entry.mjs'

run(() => import('./commands/mutate.mjs'))
