import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './ExportButton.stories'

export default { title: 'Page/ExportButton' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'default',
    Running: 'loading',
    Saved: 'saved',
    SavedInPart: 'saved in part',
    Nothing: 'zero',
    Refused: 'refused',
  },
  { frameHeight: 120 },
)
