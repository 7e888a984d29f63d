import { run } from './launch/entry.mjs'

run(() => import('./commands/trace.mjs'))
