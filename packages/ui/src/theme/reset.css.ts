import { globalStyle } from '@vanilla-extract/css'
import { theme } from './contract.css'
import { resetLayer } from './layers.css'
import { fontSize, fontStack, lineHeight, media } from './scale'

function reset(selector: string, rule: Record<string, string | number>) {
  globalStyle(selector, { '@layer': { [resetLayer]: rule } })
}

reset('*, *::before, *::after', { boxSizing: 'border-box' })
reset('html', { WebkitTextSizeAdjust: '100%', scrollbarGutter: 'stable' })
reset('body', {
  margin: 0,
  background: theme.color.canvas,
  color: theme.color.ink,
  fontFamily: fontStack,
  fontSize: fontSize.m,
  lineHeight: lineHeight.text,
  WebkitFontSmoothing: 'antialiased',
})
reset('h1, h2, h3, h4, p, ul, ol, dl, dd, figure', { margin: 0, padding: 0 })
reset('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 600, lineHeight: lineHeight.tight })
reset('ul, ol', { listStyle: 'none' })
reset('img, svg', { display: 'block', maxWidth: '100%' })
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', margin: 0 })
reset('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' })
reset('a', { color: 'inherit', textDecoration: 'none' })
reset('table', { borderCollapse: 'collapse', width: '100%' })
reset('th', { fontWeight: 'inherit', textAlign: 'inherit' })
reset(':focus-visible', { outline: `2px solid ${theme.color.focus}`, outlineOffset: '2px' })
reset('[hidden]', { display: 'none' })

// Among important rules the weakest layer wins: this one holds against every component and every style of an app.
globalStyle('*, *::before, *::after', {
  '@layer': {
    [resetLayer]: {
      '@media': {
        [media.still]: {
          animationDuration: '1ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '1ms !important',
          // The types know important for open values only.
          scrollBehavior: 'auto !important' as 'auto',
        },
      },
    },
  },
})
