import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './Switch.stories'

export default { title: 'Form/Switch' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'off',
    On: 'on',
    Disabled: 'disabled',
    DisabledOn: 'disabled and on',
    List: 'a list',
    LongWords: 'very long',
  },
  { width: 320 },
)
