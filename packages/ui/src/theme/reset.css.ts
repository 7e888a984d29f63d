import { globalStyle } from '@vanilla-extract/css'
import { theme } from './contract.css'
import { fontSize, fontStack, lineHeight, media } from './scale'

/*
 * What a page of ours starts from. Components do not need it: an application with styles of its own leaves it out.
 */
globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('html', { WebkitTextSizeAdjust: '100%', scrollbarGutter: 'stable' })
globalStyle('body', {
  margin: 0,
  background: theme.color.canvas,
  color: theme.color.ink,
  fontFamily: fontStack,
  fontSize: fontSize.m,
  lineHeight: lineHeight.text,
  WebkitFontSmoothing: 'antialiased',
})
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure', { margin: 0, padding: 0 })
globalStyle('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 600, lineHeight: lineHeight.tight })
globalStyle('ul, ol', { listStyle: 'none' })
globalStyle('img, svg', { display: 'block', maxWidth: '100%' })
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', margin: 0 })
globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' })
globalStyle('a', { color: 'inherit', textDecoration: 'none' })
globalStyle('table', { borderCollapse: 'collapse', width: '100%' })
globalStyle('th', { fontWeight: 'inherit', textAlign: 'inherit' })
globalStyle(':focus-visible', { outline: `2px solid ${theme.color.focus}`, outlineOffset: '2px' })
globalStyle('[hidden]', { display: 'none' })

// The page keeps the gutter of its scrollbar, so the margin that an open dialog puts in its place would move it.
globalStyle('body[data-scroll-locked]', { marginInlineEnd: '0 !important' })
// Nothing can be laid over that gutter, so the page takes the colour that it has below the backdrop.
globalStyle('html:has(> body[data-scroll-locked])', { background: theme.color.backdropGround })
globalStyle('html > body[data-scroll-locked]', { minHeight: '100vh' })

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.still]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      // The types know important for open values only.
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})
