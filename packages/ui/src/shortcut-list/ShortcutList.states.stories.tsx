import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './ShortcutList.stories'

export default { title: 'Chrome/ShortcutList' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    One: 'one',
    Default: 'several',
    LongWords: 'very long',
    InADialog: 'in a dialog',
    SwitchedOff: 'switched off',
  },
  { frameHeight: 480 },
)
