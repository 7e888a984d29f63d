import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './DescriptionList.stories'

export default { title: 'Page/DescriptionList' } satisfies Meta

export const States = stateSheet(stories, {
  Default: 'default',
  Small: 'small',
  LongWords: 'very long',
})
