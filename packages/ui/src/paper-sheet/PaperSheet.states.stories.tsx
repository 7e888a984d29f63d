import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './PaperSheet.stories'

export default { title: 'Page/PaperSheet' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'default',
    Several: 'several',
    Letter: 'a letter',
    Many: 'very many',
    LongWords: 'very long',
  },
  { wide: true, frameHeight: 480 },
)
