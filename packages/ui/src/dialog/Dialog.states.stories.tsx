import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './Dialog.stories'

export default { title: 'Feedback/Dialog' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'a question',
    Small: 'small',
    TooLong: 'very long',
  },
  { frameHeight: 560 },
)
