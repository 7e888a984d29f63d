import { assignVars, globalStyle } from '@vanilla-extract/css'
import { theme } from './contract.css'

const dark = assignVars(theme, {
  color: {
    canvas: '#101614',
    surface: '#161E1B',
    sunken: '#1B2421',
    seam: '#26302C',
    seamStrong: '#6E7C76',
    ink: '#E6ECE9',
    inkMuted: '#A9B6B0',
    inkFaint: '#93A19A',
    accent: '#4FBFAE',
    accentHover: '#6FD2C2',
    accentWash: '#17302B',
    onAccent: '#0C1311',
    price: '#FF7A61',
    priceWash: '#37201B',
    onPrice: '#1A0D0A',
    brass: '#E0B45C',
    brassWash: '#2F2817',
    success: '#4FBFAE',
    focus: '#7FB0FF',
    backdrop: 'rgb(0 0 0 / 0.6)',
    backdropGround: '#060908',
  },
  tag: {
    select: '#63C9B9',
    selectWash: '#1B302C',
    spike: '#FF8A73',
    spikeWash: '#342421',
    reduction: '#F0A268',
    reductionWash: '#32271F',
    exchange: '#B79BF2',
    exchangeWash: '#272433',
    gift: '#F08BB8',
    giftWash: '#30232A',
    special: '#FF8D85',
    specialWash: '#332424',
    fresh: '#8CB6FF',
    freshWash: '#212B39',
  },
  shadow: { float: '0 6px 24px rgb(0 0 0 / 0.5), 0 1px 3px rgb(0 0 0 / 0.4)' },
})

// Scrollbars and the browser's own controls follow.
const rule = { colorScheme: 'dark', vars: dark } as const

globalStyle(':where([data-yaoji-theme="dark"])', rule)

// A page that names no theme follows the system.
globalStyle(':where(:root:not([data-yaoji-theme]))', { '@media': { '(prefers-color-scheme: dark)': rule } })

// A theme inside a page brings its own ink: what is inherited is the ink of the page around it.
globalStyle('[data-yaoji-theme]:where(:not(:root))', { color: theme.color.ink })
