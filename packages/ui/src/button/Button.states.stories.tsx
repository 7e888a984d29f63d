import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './Button.stories'

export default { title: 'Form/Button' } satisfies Meta

export const States = stateSheet(stories, {
  EverySizeAndVariant: 'every size and variant',
  Busy: 'busy',
  Disabled: 'disabled',
  FullWidth: 'as wide as its line',
  LongWords: 'very long',
})
