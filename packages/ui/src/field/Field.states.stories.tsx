import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './Field.stories'

export default { title: 'Form/Field' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'empty',
    WithHint: 'with a hint',
    Failing: 'error',
    Disabled: 'disabled',
  },
  { width: 260 },
)
