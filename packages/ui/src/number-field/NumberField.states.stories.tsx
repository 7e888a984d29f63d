import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './NumberField.stories'

export default { title: 'Form/NumberField' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Empty: 'empty',
    Default: 'one',
    Price: 'a price',
    WithHint: 'with a hint',
    Disabled: 'disabled',
    LongWords: 'very long',
  },
  { width: 260 },
)
