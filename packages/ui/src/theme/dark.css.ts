import { assignVars, globalStyle } from '@vanilla-extract/css'
import { theme } from './contract.css'
import { dark } from './values'

const vars = assignVars(theme, dark)

// Scrollbars and the browser's own controls follow.
const rule = { colorScheme: 'dark', vars } as const

globalStyle(':where([data-yaoji-theme="dark"])', rule)

// A page that names no theme follows the system.
globalStyle(':where(:root:not([data-yaoji-theme]))', { '@media': { '(prefers-color-scheme: dark)': rule } })

// A theme inside a page brings its own ink: what is inherited is the ink of the page around it.
globalStyle('[data-yaoji-theme]:where(:not(:root))', { color: theme.color.ink })
