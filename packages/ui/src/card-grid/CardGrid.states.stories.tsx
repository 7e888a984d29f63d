import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './CardGrid.stories'

export default { title: 'Page/CardGrid' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Loading: 'loading',
    One: 'one',
    Default: 'several',
    VeryMany: 'very many',
    LongWords: 'very long',
  },
  { wide: true },
)
