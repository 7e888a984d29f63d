import { globalStyle, style } from '@vanilla-extract/css'
import { theme } from './contract.css'
import { fontSize, fontStack, lineHeight, media } from './scale'
import { stickyOnPaper } from './sticky'

/*
 * What the elements of our components start from, whatever stylesheets the application has. Every element that a
 * component renders carries a class with our prefix; nothing here reaches an element without one. One class deep, like
 * the components, and before them: a component's own class wins over these rules, these win over rules for elements.
 */
const ours = '[class*="yaoji_"]'

/** An element of ours that is in none of ours. */
const outermost = ':where(:not([class*="yaoji_"] *))'

/** On the outermost block of a component. */
export const root = style({})

/** On an element that needs no looks of its own. */
export const plain = style({})

// Elements whose attributes say how big they are or what colour they have would lose that.
globalStyle(`${ours}:not(:where(svg, svg *, img, iframe))`, { all: 'revert' })
globalStyle(`${ours}, ${ours}::before, ${ours}::after`, { boxSizing: 'border-box' })

const kinds = {
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend': { margin: 0, padding: 0 },
  'h1, h2, h3, h4': { fontSize: 'inherit', fontWeight: 600, lineHeight: lineHeight.tight },
  'ul, ol': { listStyle: 'none' },
  'img, svg': {
    display: 'block',
    maxWidth: '100%',
    margin: 0,
    border: 0,
    padding: 0,
    verticalAlign: 'baseline',
  },
  'button, input, select, textarea': {
    font: 'inherit',
    letterSpacing: 'inherit',
    color: 'inherit',
    margin: 0,
  },
  button: { background: 'none', border: 0, padding: 0, cursor: 'pointer' },
  a: { color: 'inherit', textDecoration: 'none' },
  table: { borderCollapse: 'collapse', width: '100%' },
  th: { fontWeight: 'inherit', textAlign: 'inherit' },
} as const
for (const [elements, rule] of Object.entries(kinds)) globalStyle(`${ours}:where(${elements})`, rule)

// After the kinds of elements: a button that is outermost inherits nothing of the page. Its alignment stays the page's.
globalStyle(`${ours}${outermost}`, {
  fontFamily: fontStack,
  WebkitFontSmoothing: 'antialiased',
  letterSpacing: 'normal',
  wordSpacing: 'normal',
  textIndent: 0,
  textTransform: 'none',
})
globalStyle(`${root}${outermost}`, {
  color: theme.color.ink,
  fontSize: fontSize.m,
  lineHeight: lineHeight.text,
})

globalStyle(`${ours}:where(:focus-visible)`, {
  outline: `2px solid ${theme.color.focus}`,
  outlineOffset: '2px',
})
globalStyle(`${ours}:where([hidden])`, { display: 'none' })

// Motion stops where the system asks for less of it, whatever a component says.
globalStyle(`${ours}, ${ours}::before, ${ours}::after`, {
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

// Nothing sticks on paper, where it would lie over the rows of a page.
globalStyle(ours, { '@media': { print: { vars: { [stickyOnPaper]: 'static' } } } })
