import { type StyleRule, style } from '@vanilla-extract/css'
import { componentLayer, stateLayer } from './layers.css'

/** A class of a component, in the component layer, so that an app's own styles win without a fight. */
export function styled(rule: StyleRule, debugId?: string): string {
  return style({ '@layer': { [componentLayer]: rule } }, debugId)
}

/** A class that changes the looks of a part that another component drew: it wins whatever file comes first. */
export function adjusted(rule: StyleRule, debugId?: string): string {
  return style({ '@layer': { [stateLayer]: rule } }, debugId)
}
