import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './FormError.stories'

export default { title: 'Form/FormError' } satisfies Meta

export const States = stateSheet(stories, {
  None: 'no error: nothing is shown',
  Default: 'refused',
  InAForm: 'refused, with fields',
  LongWords: 'very long',
})
