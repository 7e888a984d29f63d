import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './NavBar.stories'

export default { title: 'Chrome/NavBar' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    WithoutCategories: 'without categories',
    Few: 'a few items',
    Default: 'very many items',
    FlyoutOpen: 'open',
    LongWords: 'very long',
  },
  { wide: true, frameHeight: 300 },
)
