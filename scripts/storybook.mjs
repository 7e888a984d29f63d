import { run } from './launch/entry.mjs'

run(() => import('./commands/storybook.mjs'))
