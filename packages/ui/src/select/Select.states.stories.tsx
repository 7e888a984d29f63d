import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './Select.stories'

export default { title: 'Form/Select' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'nothing chosen',
    Chosen: 'chosen, with a hint',
    Failing: 'error',
    Disabled: 'disabled',
    LabelHiddenSmall: 'small',
    LongWords: 'very long',
  },
  { width: 260 },
)
