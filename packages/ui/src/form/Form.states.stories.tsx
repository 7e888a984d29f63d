import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './Form.stories'

export default { title: 'Form/Form' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'default',
    FieldsRefused: 'error',
    Refused: 'refused',
    Busy: 'being sent',
    Sending: 'files are being sent',
    Narrow: 'narrow',
    WithMoreButtons: 'more buttons',
    WithoutButtons: 'without buttons',
    LongWords: 'very long',
  },
  { landmark: '开票信息', landmarkProp: 'label' },
)
