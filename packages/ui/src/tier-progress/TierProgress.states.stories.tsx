import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './TierProgress.stories'

export default { title: 'Goods/TierProgress' } satisfies Meta

export const States = stateSheet(stories, {
  NoneReached: 'zero reached',
  Default: 'one reached',
  AllReached: 'all reached',
  Visitor: 'visitor',
  VeryMany: 'very many',
})
