import { run } from './launch/entry.mjs'

run(() => import('./commands/test.mjs'))
