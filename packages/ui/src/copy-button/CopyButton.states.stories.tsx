import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './CopyButton.stories'

export default { title: 'Form/CopyButton' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'default',
    Secondary: 'secondary',
    Disabled: 'disabled',
    LongWords: 'very long',
  },
  { width: 200 },
)
