import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './ShippingHint.stories'

export default { title: 'Cart/ShippingHint' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Missing: 'an amount is missing',
    OfZone: 'of a zone',
    Reached: 'zero: nothing is missing',
    RuleLoading: 'rule of a zone: loading',
    RuleWithoutCart: 'rule of a zone: empty cart',
    RuleOfZone: 'rule of a zone: with a cart',
  },
  { frameHeight: 180 },
)
