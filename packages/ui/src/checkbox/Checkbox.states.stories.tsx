import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './Checkbox.stories'

export default { title: 'Form/Checkbox' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'not chosen',
    Checked: 'chosen',
    Disabled: 'disabled',
    DisabledChecked: 'disabled and chosen',
    LongWords: 'very long',
  },
  { width: 260 },
)
