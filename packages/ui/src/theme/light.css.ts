import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { theme } from './contract.css'

// Weightless, so that a brand's values win with any selector, before or after this stylesheet.
const selector = ':where(:root, [data-yaoji-theme="light"])'

// Scrollbars and the browser's own controls follow.
globalStyle(selector, { colorScheme: 'light' })

createGlobalTheme(selector, theme, {
  color: {
    canvas: '#F4F6F5',
    surface: '#FFFFFF',
    sunken: '#EEF2F0',
    seam: '#E1E6E3',
    seamStrong: '#8A958F',
    ink: '#18211E',
    inkMuted: '#55625C',
    inkFaint: '#626E68',
    accent: '#0B6E60',
    accentHover: '#095A4F',
    accentWash: '#E6F2EF',
    onAccent: '#FFFFFF',
    price: '#C2331B',
    priceWash: '#FDEEEA',
    onPrice: '#FFFFFF',
    brass: '#8A5A00',
    brassWash: '#FBF1DC',
    success: '#0B6E60',
    focus: '#1B5FD0',
    backdrop: 'rgb(24 33 30 / 0.45)',
    backdropGround: '#919694',
  },
  tag: {
    select: '#0B6E60',
    selectWash: '#E6F1EF',
    spike: '#B52E18',
    spikeWash: '#FAEBE8',
    reduction: '#A0440A',
    reductionWash: '#F6EDE7',
    exchange: '#6B3FC2',
    exchangeWash: '#F0ECF9',
    gift: '#B01E63',
    giftWash: '#F7E9EF',
    special: '#B3261E',
    specialWash: '#F8EAE9',
    fresh: '#1B5FD0',
    freshWash: '#E8EFFA',
  },
  shadow: { float: '0 6px 24px rgb(24 33 30 / 0.16), 0 1px 3px rgb(24 33 30 / 0.12)' },
})
