import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './Breadcrumb.stories'

export default { title: 'Chrome/Breadcrumb' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    OneLevel: 'one',
    Default: 'several',
    LongWords: 'very long',
  },
  { landmark: '当前位置' },
)
