import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './Panel.stories'

export default { title: 'Page/Panel' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'default',
    WithAside: 'with content beside the title',
    RequiredWithError: 'error',
    LongWords: 'very long',
  },
  { landmark: '面板' },
)
