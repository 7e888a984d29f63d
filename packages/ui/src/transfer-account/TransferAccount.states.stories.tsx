import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './TransferAccount.stories'

export default { title: 'Cart/TransferAccount' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'default',
    Copied: 'copied',
    ClipboardRefused: 'refused: nothing was copied',
    TooLong: 'very long',
  },
  { frameHeight: 360 },
)
