import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './PageHeading.stories'

export default { title: 'Page/PageHeading' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'default',
    TitleAlone: 'the title alone',
    WithAside: 'with a link',
    WithActions: 'with buttons',
    InOneLine: 'in one line',
    WithNotes: 'with notes',
    LongWords: 'very long',
  },
  { wide: true, frameHeight: 180 },
)
