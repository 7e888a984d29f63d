import { globalLayer } from '@vanilla-extract/css'

/** Cascade order, weakest first. An app's unlayered styles win over all of them. */
const root = globalLayer('yaoji')

/** Values of the theme's variables. Weakest of all: a brand's need no layer, no order and no special selector. */
export const themeLayer = globalLayer({ parent: root }, 'theme')
export const resetLayer = globalLayer({ parent: root }, 'reset')
export const componentLayer = globalLayer({ parent: root }, 'component')
export const stateLayer = globalLayer({ parent: root }, 'state')
