import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './DocumentList.stories'

export default { title: 'Goods/DocumentList' } satisfies Meta

export const States = stateSheet(stories, {
  Empty: 'empty',
  Default: 'several',
  TooLong: 'very long',
})
