import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { theme } from './contract.css'
import { light } from './values'

// Weightless, so that a brand's values win with any selector, before or after this stylesheet.
const selector = ':where(:root, [data-yaoji-theme="light"])'

// Scrollbars and the browser's own controls follow.
globalStyle(selector, { colorScheme: 'light' })

createGlobalTheme(selector, theme, light)
