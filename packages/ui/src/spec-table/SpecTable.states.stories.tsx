import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './SpecTable.stories'

export default { title: 'Goods/SpecTable' } satisfies Meta

export const States = stateSheet(stories, {
  Few: 'few',
  Default: 'several',
  TooLong: 'very long',
})
