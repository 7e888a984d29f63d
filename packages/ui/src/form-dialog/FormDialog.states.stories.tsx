import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './FormDialog.stories'

export default { title: 'Form/FormDialog' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'default',
    Refused: 'refused',
    Busy: 'disabled',
    Sending: 'being sent',
    Danger: 'for what cannot be undone',
  },
  { frameHeight: 560 },
)
