import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './CombinationCard.stories'

export default { title: 'Goods/CombinationCard' } satisfies Meta

export const States = stateSheet(stories, {
  Default: 'can be bought',
  Limited: 'limited',
  Busy: 'being added',
  NoStock: 'zero: no stock',
  NotLoggedIn: 'price hidden',
  TooLong: 'very long',
})
