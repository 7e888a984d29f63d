import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './LinkTabs.stories'

export default { title: 'Page/LinkTabs' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    One: 'one',
    Line: 'a few',
    Boxes: 'several',
    VeryMany: 'very many',
    LongWords: 'very long',
  },
  { wide: true, landmark: '资讯', landmarkProp: 'label' },
)
