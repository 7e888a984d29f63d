import { run } from './launch/entry.mjs'

run(() => import('./commands/pictures.mjs'))
