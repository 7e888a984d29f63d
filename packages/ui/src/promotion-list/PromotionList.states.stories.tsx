import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './PromotionList.stories'

export default { title: 'Goods/PromotionList' } satisfies Meta

export const States = stateSheet(stories, {
  One: 'one',
  Default: 'several',
  TooLong: 'very long',
})
