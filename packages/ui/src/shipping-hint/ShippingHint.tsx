import { withClass } from '../part/withClass'
import * as css from './ShippingHint.css'
import * as Headless from './ShippingHint.headless'

/** What is missing to free shipping, in brass; nothing when that is not positive. */
export const ShippingHint = withClass(Headless.ShippingHint, css.root, 'ShippingHint')
