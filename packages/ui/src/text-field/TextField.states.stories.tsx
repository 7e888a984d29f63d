import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './TextField.stories'

export default { title: 'Form/TextField' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'empty',
    RequiredWithHint: 'required, with a hint',
    Failing: 'error',
    Disabled: 'disabled',
    WithPrefix: 'with a prefix and a suffix',
    SeveralLines: 'several lines',
    LongWords: 'very long',
  },
  { width: 260 },
)
