import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './ActionDialog.stories'

export default { title: 'Feedback/ActionDialog' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'default',
    WithAForm: 'with a form',
    Harmless: 'harmless',
    Refused: 'refused',
    LongWords: 'very long',
  },
  { frameHeight: 480 },
)
