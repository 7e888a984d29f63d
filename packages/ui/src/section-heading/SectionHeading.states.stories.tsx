import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './SectionHeading.stories'

export default { title: 'Chrome/SectionHeading' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    TitleAlone: 'the title alone',
    Default: 'with words',
    WithAside: 'with content at the end',
    LongWords: 'very long',
  },
  { wide: true },
)
