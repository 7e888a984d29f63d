import { globalStyle, style } from '@vanilla-extract/css'

// On paper there is only the page: nothing before or after its content, however a class displays it.
globalStyle('main ~ *, :has(~ main)', { '@media': { print: { display: 'none !important' } } })

export const noPrint = style({ '@media': { print: { display: 'none' } } })
