import { run } from './launch/entry.mjs'

run(() => import('./commands/release-rehearse.mjs'))
