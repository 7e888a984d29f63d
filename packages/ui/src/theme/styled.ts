import { type StyleRule, style } from '@vanilla-extract/css'
import { componentLayer } from './layers.css'

/** A class of a component, in the component layer, so that an app's own styles win without a fight. */
export function styled(rule: StyleRule, debugId?: string): string {
  return style({ '@layer': { [componentLayer]: rule } }, debugId)
}
