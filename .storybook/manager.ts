import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { lookOf } from './look'

interface Change {
  globals: { theme?: string }
}

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches
addons.setConfig({ theme: lookOf(isDark ? 'dark' : 'light') })

// Storybook's own parts have the theme of the toolbar, from the start and after each change.
const follow = ({ globals }: Change) =>
  addons.setConfig({ theme: lookOf(globals.theme === 'dark' ? 'dark' : 'light') })

addons.register('yaoji/look', api => {
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})
