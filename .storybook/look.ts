import { create } from 'storybook/theming/create'
import { fontStack } from '../packages/ui/src/theme/scale'
import { dark, light } from '../packages/ui/src/theme/values'
import { markOf } from './mark'

/** The name, the mark and the colours of the product on Storybook's own parts. */
export function lookOf(mode: 'light' | 'dark') {
  const { color } = mode === 'dark' ? dark : light
  return create({
    base: mode,
    brandTitle: '药集 · components',
    brandUrl: './',
    brandTarget: '_self',
    brandImage: markOf(mode),
    // Storybook brings the first one, for its own English texts.
    fontBase: `"Nunito Sans", ${fontStack}`,
    colorPrimary: color.accent,
    colorSecondary: color.accent,
    appBg: color.canvas,
    appContentBg: color.surface,
    appPreviewBg: color.surface,
    appBorderColor: color.seam,
    appBorderRadius: 2,
    textColor: color.ink,
    textMutedColor: color.inkMuted,
    barBg: color.surface,
    barSelectedColor: color.accent,
    barHoverColor: color.accentHover,
    inputBg: color.surface,
    inputBorder: color.seamStrong,
    inputTextColor: color.ink,
    inputBorderRadius: 2,
  })
}
