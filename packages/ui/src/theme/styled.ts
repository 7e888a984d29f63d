import { type StyleRule, style } from '@vanilla-extract/css'
import { root } from './base.css'

/** A class of a part. */
export function styled(rule: StyleRule, debugId?: string): string {
  return style(rule, debugId)
}

/** The class of a component's outermost block: outside any other component it brings its own type and ink. */
export function styledRoot(rule: StyleRule, debugId?: string): string {
  return style([root, rule], debugId)
}

/** A class that changes the looks of another component's part. It wins whichever stylesheet is loaded first. */
export function adjusted(rule: StyleRule, debugId?: string): string {
  const { selectors = {}, '@media': media, '@supports': _supports, '@container': container, ...plain } = rule
  const doubled = Object.entries(selectors).map(([selector, value]) => [selector.replace('&', '&&'), value])
  return style(
    {
      selectors: {
        // Vanilla-extract knows the properties of the rule; TypeScript cannot follow them through the rest operator.
        '&&': {
          ...plain,
          ...(media && { '@media': media }),
          ...(container && { '@container': container }),
        } as NonNullable<StyleRule['selectors']>[string],
        ...Object.fromEntries(doubled),
      },
    },
    debugId,
  )
}
