import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './StepBar.stories'

export default { title: 'Form/StepBar' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    First: 'the first step',
    Default: 'in the middle',
    WithoutAddresses: 'without addresses',
    AllDone: 'all done',
    LongWords: 'very long',
  },
  { landmark: '步骤' },
)
