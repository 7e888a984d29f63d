import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'
import { dark, light } from '../packages/ui/src/theme/values'

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches
const { color } = isDark ? dark : light

/** The name and the colours of the product on Storybook's own parts. */
addons.setConfig({
  theme: create({
    base: isDark ? 'dark' : 'light',
    brandTitle: '药集 · components',
    brandTarget: '_self',
    colorPrimary: color.accent,
    colorSecondary: color.accent,
    appBg: color.canvas,
    appContentBg: color.surface,
    appBorderColor: color.seam,
    appBorderRadius: 2,
    textColor: color.ink,
    textMutedColor: color.inkMuted,
    barBg: color.surface,
    barSelectedColor: color.accent,
  }),
})
