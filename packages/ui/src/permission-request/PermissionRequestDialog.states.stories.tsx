import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './PermissionRequestDialog.stories'

export default { title: 'Goods/PermissionRequestDialog' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'begins with the smallest order',
    SentBefore: 'requested before',
    LeadsBack: 'leads back to the page before',
    NoNumber: 'without a number',
    Sending: 'being sent',
    Refused: 'refused',
    LongWords: 'very long',
  },
  { frameHeight: 520 },
)
