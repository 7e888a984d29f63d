import { run } from './launch/entry.mjs'

run(() => import('./commands/scale.mjs'))
