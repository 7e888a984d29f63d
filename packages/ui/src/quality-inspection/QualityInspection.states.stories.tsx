import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './QualityInspection.stories'

export default { title: 'Chrome/QualityInspection' } satisfies Meta

export const States = stateSheet(stories, {
  Link: 'a link',
  Message: 'a message',
  None: 'nothing for a visitor',
  LongWords: 'very long',
})
